/** The line above the form: the method, the address with the menu of servers, and the button that sends. */
import { html, nothing, type TemplateResult } from 'lit';
import { serverMenu, type ServerContext } from '../form/server-form.js';
import { text } from '../labels.js';
import type { HttpRequest } from '../model/request/build-request.js';

export interface EndpointContext {
  /** The model and the reader's choices. */
  server: ServerContext;
  /** Address of the chosen server, with placeholders instead of secrets. */
  base: string;
  /** The request with placeholders instead of credentials. */
  masked: HttpRequest;
  /** Whether the request can be sent: webhooks and callbacks are sent to the reader's server. */
  canSend: boolean;
  isRunning: boolean;
  /** Whether the reader has seen the problems of the request. */
  isWarned: boolean;
  /** State of the request for assistive technology. */
  announcement: string;
  /** The button that copies a link, with its result. */
  copyLink: TemplateResult;
  /** Sends or cancels. */
  press(): void;
}

export function endpointLine({
  server,
  base,
  masked,
  canSend,
  isRunning,
  isWarned,
  announcement,
  copyLink,
  press,
}: EndpointContext): TemplateResult {
  return html`<div part="endpoint" role="group" aria-label=${text('request')}>
    <span part="method" method=${masked.method}>${masked.method}</span>${addressWithMenu(server, base, masked.url)}
    ${copyLink}
    ${
      // One button for both, so that it keeps the focus.
      canSend
        ? html`<button type="button" part=${isRunning ? 'cancel' : 'send'} @click=${press}>
            ${text(isRunning ? 'cancel' : isWarned ? 'sendAnyway' : 'send')}
          </button>`
        : nothing
    }
    <span part="visually-hidden" role="status">${announcement}</span>
    <slot name="close"></slot>
  </div>`;
}

/** The address. The server at its start is a menu, unless the reader has entered one. */
export function addressWithMenu(server: ServerContext, base: string, url: string): TemplateResult {
  const isInMenu = server.model.servers[server.state.server] !== undefined && url.startsWith(base);
  return html`<span part="url"
    >${serverMenu(server, base)}<span part="path">${breakable(isInMenu ? url.slice(base.length) : url)}</span></span
  >`;
}

/** Long addresses break after a slash, or before a query parameter, rather than inside of a name. */
function breakable(url: string): unknown[] {
  return url
    .split(/(?<=[^/]\/)(?=[^/])|(?=[?&])/)
    .flatMap((part, index) => (index === 0 ? [part] : [html`<wbr />`, part]));
}
