import { html, type TemplateResult } from 'lit';
import { text } from '../labels.js';
import { isRemembered, remember } from './credential-store.js';

/** Whether credentials, variables and the environment are kept for the tab. */
export function rememberChoice(): TemplateResult {
  const toggle = (event: Event): void => remember((event.target as HTMLInputElement).checked);
  return html`<label part="check"
    ><input type="checkbox" .checked=${isRemembered()} @change=${toggle} /> ${text('remember')}</label
  >`;
}
