/** The button that copies a link to the filled request. */
import { html, type LitElement, type TemplateResult } from 'lit';
import { CopyResult, copyText } from '../../elements/copy-text.js';
import { text } from '../labels.js';

export class CopyLink {
  readonly #host: LitElement;
  readonly #copied: CopyResult;

  constructor(host: LitElement) {
    this.#host = host;
    this.#copied = new CopyResult(host);
  }

  /** `link` is called when the reader presses the button. */
  button(link: () => string): TemplateResult {
    const { label } = this.#copied;
    const copy = (): void => void this.#copied.show(copyText(link(), this.#host), 4_000);
    return html`<button type="button" part="copy-link" @click=${copy}>${text('copyLink')}</button
      ><span part="note share-result" role="status">${label && text(label === 'copied' ? 'linkCopied' : label)}</span>`;
  }
}
