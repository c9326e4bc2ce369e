/** The menu of environments; nothing without any. */
import { html, nothing, type TemplateResult } from 'lit';
import { rememberChoice } from '../auth/remember-choice.js';
import { menuField } from '../form/menu-field.js';
import { text } from '../labels.js';
import type { Environment } from '../model/environment.js';
import { chooseEnvironment } from './environment-store.js';

/** `isRemembering`: whether another part of the form offers to keep the choice. */
export function environmentForm(
  environments: readonly Environment[],
  chosen: Environment | undefined,
  isRemembering: boolean,
): TemplateResult | typeof nothing {
  if (environments.length === 0) return nothing;
  const names = [text('none'), ...environments.map(({ name }) => name)];
  const current = chosen ? environments.indexOf(chosen) + 1 : 0;
  const choose = (index: number): void => chooseEnvironment(environments[index - 1]?.name);
  return html`<div part="environment">
    ${menuField('environment', text('environment'), names, current, choose)}
    ${isRemembering ? nothing : rememberChoice()}
  </div>`;
}
