import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../labels.js';
import type { OperationModel } from '../model/operation.js';

/** Whether the browser sends the cookies that it has for the server; offered for operations that use cookies. */
export function cookieChoice(
  { parameters, schemes }: OperationModel,
  isOn: boolean,
  change: (isOn: boolean) => void,
): TemplateResult | typeof nothing {
  const usesCookies =
    parameters.some((each) => each.in === 'cookie') ||
    Object.values(schemes).some((scheme) => scheme.type === 'apiKey' && scheme.in === 'cookie');
  if (!usesCookies) return nothing;
  const toggle = (event: Event): void => change((event.target as HTMLInputElement).checked);
  return html`<label part="check"
    ><input type="checkbox" .checked=${isOn} @change=${toggle} /> ${text('sendCookies')}</label
  >`;
}
