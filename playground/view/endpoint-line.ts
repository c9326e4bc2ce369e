/** The line above the form: the method, the address, and the button that sends. */
import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../labels.js';
import type { HttpRequest } from '../request/build-request.js';

export interface EndpointContext {
  /** The request with placeholders instead of credentials. */
  masked: HttpRequest;
  /** Whether the request can be sent: webhooks and callbacks are sent to the reader's server. */
  canSend: boolean;
  isRunning: boolean;
  /** State of the request for assistive technology. */
  announcement: string;
  /** The button that copies a link, with its result. */
  copyLink: TemplateResult;
  /** Sends or cancels. */
  press(): void;
}

export function endpointLine({
  masked,
  canSend,
  isRunning,
  announcement,
  copyLink,
  press,
}: EndpointContext): TemplateResult {
  return html`<div part="endpoint" role="group" aria-label=${text('request')}>
    <span part="method">${masked.method}</span><span part="url">${breakable(masked.url)}</span>
    ${copyLink}
    ${
      // One button for both, so that it keeps the focus.
      canSend
        ? html`<button type="button" part=${isRunning ? 'cancel' : 'send'} @click=${press}>
            ${text(isRunning ? 'cancel' : 'send')}
          </button>`
        : nothing
    }
    <span part="visually-hidden" role="status">${announcement}</span>
  </div>`;
}

/** Long addresses break after a slash, or before a query parameter, rather than inside of a name. */
function breakable(url: string): unknown[] {
  return url
    .split(/(?<=[^/]\/)(?=[^/])|(?=[?&])/)
    .flatMap((part, index) => (index === 0 ? [part] : [html`<wbr />`, part]));
}
