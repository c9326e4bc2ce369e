import { css, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { define, OctavoElement, property } from '../../elements/octavo-element.js';
import {
  codeBackground,
  border,
  mono,
  muted,
  primary,
  primaryOnTint,
  radius,
  text as textColor,
} from '../../elements/tokens.js';
import { blue, green, purple } from '../../elements/tones.js';
import { controlStyles } from '../control.styles.js';
import { text } from '../labels.js';
import { message } from '../messages.js';
import { propertyOnly } from '../property-only.js';
import { indentXml } from './indent-xml.js';
import { markup } from './markup.js';

/** Keeps a previewed page from loading anything, and its forms from being sent. */
const policy =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'\">";

/**
 * XML or HTML of a response: source with colors; HTML also as a page without scripts.
 *
 * @summary The source of a document.
 */
@define('octavo-playground-document')
export class DocumentView extends OctavoElement {
  static override styles = [
    controlStyles,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
        min-inline-size: 0;
      }
      pre,
      iframe {
        max-block-size: 30rem;
        padding: 0.75rem;
        border: 1px solid ${border};
        border-radius: ${radius};
        background: ${codeBackground};
        color: ${textColor};
        font: 0.8125rem/1.6 ${mono};
        direction: ltr;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      iframe {
        inline-size: 100%;
        block-size: 30rem;
        padding: 0;
        background: #fff;
      }
      [part='views'] {
        display: flex;
        gap: 0.5rem;
      }
      [aria-pressed='true'] {
        border-color: ${primary};
        color: ${primaryOnTint};
      }
      .comment {
        color: ${muted};
      }
      .tag {
        color: ${purple};
      }
      .key {
        color: ${blue};
      }
      .string {
        color: ${green};
      }
    `,
  ];

  /** The source. */
  @property(propertyOnly) source = '';

  /** `html` has a preview, `xml` is indented if it is on one line. */
  @property(propertyOnly) kind: 'html' | 'xml' = 'html';

  @state() private isPreview = false;

  override render() {
    return html`${this.kind === 'html' ? this.#views() : nothing}${
      this.isPreview
        ? html`<iframe
            part="preview"
            sandbox=""
            referrerpolicy="no-referrer"
            srcdoc=${policy + this.source}
            title=${message('document')}
          ></iframe>`
        : html`<pre part="source" tabindex="0" role="group" aria-label=${text('body')}>${markup(this.#shown())}</pre>`
    }`;
  }

  #views() {
    const view = (isPreview: boolean, name: string) =>
      html`<button
        type="button"
        aria-pressed=${this.isPreview === isPreview}
        @click=${() => (this.isPreview = isPreview)}
      >
        ${name}
      </button>`;
    return html`<div part="views" role="group" aria-label=${text('body')}>
      ${view(false, message('source'))}${view(true, message('preview'))}
    </div>`;
  }

  /** XML on one line is indented. */
  #shown(): string {
    return this.kind === 'xml' && !this.source.trim().includes('\n') ? indentXml(this.source) : this.source;
  }
}
