/** The button that copies a link to the filled request. */
import { html, type LitElement, type TemplateResult } from 'lit';
import { copyText, resultTime } from '../../elements/copy-text.js';
import { text } from '../labels.js';

export class CopyLink {
  readonly #host: LitElement;
  #result = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** `link` is called when the reader presses the button. */
  button(link: () => string): TemplateResult {
    return html`<button type="button" part="copy-link" @click=${() => void this.#copy(link())}>
        ${text('copyLink')}</button
      ><span part="note share-result" role="status">${this.#result}</span>`;
  }

  async #copy(link: string): Promise<void> {
    this.#show(text((await copyText(link, this.#host)) ? 'linkCopied' : 'copyFailed'));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(''), 2 * resultTime);
  }

  #show(result: string): void {
    this.#result = result;
    this.#host.requestUpdate();
  }
}
