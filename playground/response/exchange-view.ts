import { html, nothing, type TemplateResult } from 'lit';
import { CopyResult, copyText } from '../../elements/copy-text.js';
import { define, OctavoElement, property } from '../../elements/octavo-element.js';
import { noteText } from '../form/note-text.js';
import { text } from '../labels.js';
import { message } from '../messages.js';
import { propertyOnly } from '../property-only.js';
import type { Exchange } from '../send/exchange.js';
import { controlStyles } from '../control.styles.js';
import { addressed, arrivingView, bodyView, mediaKind } from './body-view.js';
import { byteSize } from './byte-size.js';
import { fileName } from './file-name.js';
import { graphqlErrors } from './graphql-errors.js';
import { responseStyles } from './response.styles.js';

/**
 * The response to a request that the playground sent.
 *
 * @summary Status, time, size, headers and body of a response.
 */
@define('octavo-playground-response')
export class ExchangeView extends OctavoElement {
  static override styles = [controlStyles, responseStyles];

  /** The request with its response so far. */
  @property(propertyOnly) exchange: Exchange | undefined;

  /** The specification's description of the status. */
  @property(propertyOnly) description = '';

  /** Result of the copy button. */
  readonly #copied = new CopyResult(this);

  #url: string | undefined;
  #urlOf: Exchange | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#release();
  }

  override render() {
    const { exchange } = this;
    if (!exchange) return nothing;
    return html`${this.#statusLine(exchange)}
    ${this.description ? html`<p part="note description">${noteText(this.description)}</p>` : nothing}
    ${exchange.explanation ? explanation(exchange) : nothing} ${graphqlErrors(exchange)}
    ${exchange.status > 0 ? this.#content(exchange) : nothing}`;
  }

  #statusLine({ status, statusText, phase, time, body, isRedirected, url }: Exchange): TemplateResult {
    const tone = status >= 400 ? 'error' : status >= 300 ? 'redirect' : 'success';
    return html`<p part="status">
      <span part="title">${text('response')}</span>
      ${status > 0 ? html`<strong part=${`code ${tone}`}>${status} ${statusText}</strong>` : nothing}
      ${phase === 'waiting' || phase === 'receiving' ? html`<span>${text('running')}</span>` : nothing}
      ${phase === 'canceled' ? html`<span>${text('canceled')}</span>` : nothing}
      ${time > 0 ? html`<span>${duration(time)}</span>` : nothing}
      ${status > 0 ? html`<span>${byteSize(body.size)}</span>` : nothing}
      ${isRedirected ? html`<span part="redirected">→ ${url}</span>` : nothing}
    </p>`;
  }

  #content(exchange: Exchange): TemplateResult {
    const { headers, body, isRunning } = exchange;
    return html`<details part="headers">
        <summary>${text('headers')} (${headers.length})</summary>
        ${isForeign(exchange) ? html`<p part="note">${message('exposedHeaders')}</p>` : nothing}
        <dl>
          ${headers.map(
            ([name, value]) =>
              html`<dt>${name}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
      </details>
      ${isRunning ? arrivingView(body) : bodyView(body, this.#mediaUrl(exchange))}
      ${
        !isRunning && body.size > 0
          ? html`<p part="actions">
              <button type="button" part="download" @click=${() => this.#download(exchange)}>
                ${message('download')}
              </button>
              ${
                body.isTruncated || body.messages || !isText(body)
                  ? nothing
                  : html`<button
                      type="button"
                      part="copy"
                      @click=${() => void this.#copied.show(copyText(body.text, this))}
                    >
                      ${text('copy')}
                    </button>`
              }
              <span part="note" role="status">${this.#copied.label && text(this.#copied.label)}</span>
            </p>`
          : nothing
      }`;
  }

  /** An address for the bytes of media, as long as they are shown. */
  #mediaUrl(exchange: Exchange): string | undefined {
    if (exchange.isRunning || exchange.body.messages || !addressed.has(mediaKind(exchange.body))) return undefined;
    if (this.#urlOf === exchange) return this.#url;
    this.#release();
    this.#urlOf = exchange;
    this.#url = URL.createObjectURL(exchange.body.blob());
    return this.#url;
  }

  #release(): void {
    if (this.#url) URL.revokeObjectURL(this.#url);
    this.#url = undefined;
    this.#urlOf = undefined;
  }

  #download(exchange: Exchange): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(exchange.body.blob());
    link.download = fileName(exchange.url || exchange.request.url, exchange.headers);
    link.click();
    // The browser has taken over the bytes by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }
}

function isText(body: Exchange['body']): boolean {
  return ['json', 'html', 'xml', 'text'].includes(mediaKind(body));
}

function explanation({ explanation: given }: Exchange): TemplateResult | typeof nothing {
  if (!given) return nothing;
  return html`<div part="failure">
    <p><strong>${given.cause}</strong></p>
    ${given.help.map((each) => html`<p>${each}</p>`)}
    ${given.headers ? html`<pre tabindex="0">${given.headers.join('\n')}</pre>` : nothing}
  </div>`;
}

/** Whether the response came from another origin than the page. */
function isForeign({ url, request }: Exchange): boolean {
  const address = url || request.url;
  return URL.canParse(address) && new URL(address).origin !== location.origin;
}

/** `850 ms` or `1.2 s`. */
function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
