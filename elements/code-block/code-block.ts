import { html, nothing, type LitElement, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { copyDrawing, showCopyResult } from '../copy-icons.js';
import { CopyResult, copyText } from '../copy-text.js';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { codeBlockLightStyles, plainCodeStyles } from './code-block.light-styles.js';
import { codeBlockStyles } from './code-block.styles.js';
import { watchScrolling } from './scrolling.js';

/** Languages of commands. */
const shells = /^(?:(?:ba|z|fi)?sh|shell\w*|console)$/;

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
 * @csspart header - The bar with the title.
 * @csspart title - The title, if set by the attribute.
 * @csspart code - The box around code that is text without `<pre>`.
 * @csspart lines - The lines of code that is text without `<pre>`.
 * @csspart break-before - The lines, if they start with a line break, which is not shown.
 * @csspart break-after - The lines, if they end with a line break and spaces, which are not shown.
 * @csspart buttons - The box of the buttons that wrap and copy.
 * @csspart fade - The end of a long line behind the copy button, which it fades out.
 * @csspart copy - The copy button.
 * @csspart wrap - The button that wraps long lines. It shows if there are any.
 * @csspart expand - The button that expands and collapses the code.
 * @csspart status - The result of copying, for assistive technology.
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
    const title = html`<slot name="title"
      >${this.title ? html`<span part="title">${this.title}</span>` : nothing}</slot
    >`;
    return html`<div part="header">${title}</div>
      ${this.nocopy ? nothing : cornerButtons()}${this.plainText ? this.#frame(code) : code}${this.expandable ? expandButton() : nothing}`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#showState();
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

  readonly #onClick = (event: Event): void => {
    const part = this.partOf(event);
    if (part === 'copy') void this.#copied.show(copyText(this.#code(), this));
    else if (part === 'wrap') this.wrap = !this.wrap;
    else if (part === 'expand') this.open = !this.open;
  };

  /** Shows in the parts whether the code is copied and expanded. */
  #showState(): void {
    showCopyResult(this.findPart('copy'), this.findPart('status'), this.#copied);
    this.findPart('wrap')?.setAttribute('aria-pressed', String(this.wrap));
    const expand = this.findPart('expand');
    expand?.setAttribute('aria-expanded', String(this.open));
    expand?.setAttribute('aria-label', label(this.open ? 'lessCode' : 'moreCode'));
  }

  /** The author's code, without the prompts of a shell. */
  #code(): string {
    const code = this.querySelector('code') ?? this.querySelector('pre');
    const text = code ? authorsText(code) : this.plainText.replace(/^\n|\n[ \t]+$/g, '');
    const commands = shells.test(this.language ?? '') ? text.replace(/^[ \t]*\$ /gm, '') : text;
    return commands.replace(/\n$/, '');
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
    const title = (): Element | null => this.querySelector(':scope > [slot="title"]') ?? this.findPart('header');
    const name = (): string => title()?.textContent.trim() ?? '';
    const onSize = (): void => {
      if (pre.scrollWidth > pre.clientWidth) this.toggleAttribute('data-long', true);
    };
    const onScroll = (): void => {
      if (this.expandable && pre.scrollTop > 0) this.open = true;
    };
    this.#unwatch = watchScrolling(pre, name, { onSize, onScroll });
  };
}

/** The text of code without Twoslash annotations and removed lines. */
function authorsText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('.note, .line.removed')) {
    part.nextSibling?.remove();
    part.remove();
  }
  return copy.textContent;
}

function cornerButtons() {
  return html`<div part="buttons">
      <div part="fade"></div>
      <button part="wrap" type="button" aria-label=${label('wrapCode')} aria-pressed="false">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16M4 12h12a4 4 0 0 1 0 8h-4m3-3-3 3 3 3M4 18h4" />
        </svg>
      </button>
      <button part="copy" type="button" aria-label=${label('copyCode')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">${copyDrawing}</svg>
      </button>
    </div>
    <span part="status" role="status"></span>`;
}

function expandButton() {
  return html`<button part="expand" type="button" aria-label=${label('moreCode')} aria-expanded="false">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
  </button>`;
}
