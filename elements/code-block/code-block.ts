import { html, type LitElement, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { copyDrawing, showCopyResult } from '../copy-icons.js';
import { CopyResult, copyText } from '../copy-text.js';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { codeBlockLightStyles, plainCodeStyles } from './code-block.light-styles.js';
import { codeBlockStyles } from './code-block.styles.js';
import { watchScrolling } from './scrolling.js';

/**
 * A frame around code with a title, a copy button, and folding for long code. Code that is plain text needs no `<pre>`.
 *
 * @summary Shows code with a title and a copy button.
 * @example
 * <octavo-code-block title="main.js" language="js" lines>
 *   <pre><code>console.log('Hello');</code></pre>
 * </octavo-code-block>
 * @slot - The code: `<pre tabindex="0"><code>…</code></pre>`, or text.
 * @slot title - The title, such as a file name.
 * @csspart header - The row of the title.
 * @csspart title - The title, if set by the attribute.
 * @csspart code - The box around code that is text without `<pre>`.
 * @csspart lines - The lines of code that is text without `<pre>`.
 * @csspart break-before - The lines, if they start with a line break, which is not shown.
 * @csspart break-after - The lines, if they end with a line break and spaces, which are not shown.
 * @csspart copy - The copy button.
 * @csspart status - Says that the code is copied.
 * @csspart fade - The end of the code, while only its first lines show.
 * @csspart expand - The button that expands and collapses the code.
 * @fires {CopyEvent} octavo-copy - Fired after the code is copied.
 * @cssproperty [--octavo-code-block-frame=1] - Set to `0` to remove border and margin, for code in another frame.
 * @cssproperty [--octavo-code-block-position=relative] - Set to `static` to position the copy button in the corner of an outer box.
 */
@define('octavo-code-block')
export class CodeBlock extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override readonly loadsOnUse: boolean = true;
  static override readonly lightStyles = codeBlockLightStyles;
  static override readonly scriptStyles = plainCodeStyles;
  static override styles = codeBlockStyles;

  /** The title. The `title` slot takes precedence. */
  @property() override title = '';

  /** Name of the language, for CSS and scripts of the page. The element does not highlight code. */
  @property({ reflect: true }) language: string | undefined;

  /** Shows line numbers. To start at 10, set `counter-reset: line 9` on `<code>`. */
  @property({ type: Boolean, reflect: true }) lines = false;

  /** Wraps long lines instead of scrolling. */
  @property({ type: Boolean, reflect: true }) wrap = false;

  /** Shows only the first lines until the reader expands the code. */
  @property({ type: Boolean, reflect: true }) expandable = false;

  /** Whether the code is expanded. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** Hides the copy button. */
  @property({ type: Boolean, reflect: true }) nocopy = false;

  readonly #copied = new CopyResult(this);

  /** The code, if it is text without `<pre>`. */
  @state() private plainText = '';

  #unwatch: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.listen(this, ['click'], this.#onClick);
    this.#watch();
    this.untilDisconnected(() => this.#unwatch?.());
  }

  override render() {
    const code = html`<slot @slotchange=${this.#watch}></slot>`;
    return html`<div part="header">
        <slot name="title">${this.title ? html`<span part="title">${this.title}</span>` : undefined}</slot>
      </div>
      ${this.plainText ? this.#frame(code) : code}${this.nocopy ? undefined : this.#copyButton()}${this.expandable ? this.#expandButton() : undefined}`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const expand = this.findPart('expand');
    if (expand) {
      expand.ariaExpanded = String(this.open);
      expand.ariaLabel = label(this.open ? 'lessCode' : 'moreCode');
    }
    showCopyResult(this.findPart('copy'), this.findPart('status'), this.#copied);
    if (!changed.has('title')) return;
    this.#watch();
    // A code group shows the title in a tab.
    (this.parentElement as Partial<LitElement> | null)?.requestUpdate?.();
  }

  /** The frame of code without `<pre>`. */
  #frame(code: unknown) {
    const starts = this.plainText.startsWith('\n');
    const ends = /\n[ \t]+$/.test(this.plainText);
    return html`<pre
      part="code"
    ><span part="lines ${starts ? 'break-before' : ''} ${ends ? 'break-after' : ''}">${code}</span></pre>`;
  }

  #copyButton() {
    return html`<button part="copy" type="button" aria-label=${label('copyCode')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">${copyDrawing}</svg></button
      ><span part="status" role="status"></span>`;
  }

  #expandButton() {
    return html`<div part="fade"></div>
      <button part="expand" type="button" aria-label=${label('moreCode')} aria-expanded="false">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
      </button>`;
  }

  readonly #onClick = (event: Event): void => {
    const part = this.partOf(event);
    if (part === 'copy') this.#copy();
    else if (part === 'expand') this.open = !this.open;
  };

  #copy(): void {
    void this.#copied.show(copyText(this.#code(), this));
  }

  /** The author's code, without Twoslash annotations. */
  #code(): string {
    const code = (this.querySelector('code') ?? this.querySelector('pre'))?.cloneNode(true) as Element | undefined;
    for (const note of code?.querySelectorAll('.note') ?? []) {
      note.nextSibling?.remove();
      note.remove();
    }
    return (code?.textContent ?? this.plainText.replace(/^\n|\n[ \t]+$/g, '')).replace(/\n$/, '');
  }

  #readText(): string {
    if (this.querySelector('pre')) return '';
    const text = [...this.childNodes].map((node) => (node instanceof Element && node.slot ? '' : node.textContent));
    return text.join('').trim() ? text.join('') : '';
  }

  /** Makes scrolling code focusable for the keyboard, and expands collapsed code that something scrolls, such as find-in-page. */
  readonly #watch = (): void => {
    this.#unwatch?.();
    this.plainText = this.#readText();
    const pre =
      this.querySelector<HTMLElement>(':scope > pre') ?? this.shadowRoot?.querySelector<HTMLElement>('[part="code"]');
    if (!pre) return;
    const title = this.querySelector(':scope > [slot="title"]') ?? this.findPart('header');
    const name = (): string => title?.textContent?.trim() || this.title;
    this.#unwatch = watchScrolling(pre, name, () => {
      if (this.expandable && pre.scrollTop > 0) this.open = true;
    });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-code-block': CodeBlock;
  }
}
