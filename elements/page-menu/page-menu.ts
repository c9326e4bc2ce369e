import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { CopyResult } from '../copy-text.js';
import { label } from '../labels.js';
import { navigationLabel } from '../landmark/labels.js';
import { define, property } from '../octavo-element.js';
import { Menu } from '../switcher/menu.js';
import { menuLinkStyles, menuStyles } from '../switcher/menu.styles.js';
import { unlessFalse } from '../unless-false.js';
import { controlList } from './control-list.js';
import { copyPage } from './copy-page.js';
import { pageMenuLightStyles, pageMenuStyles } from './page-menu.styles.js';

/**
 * A button that copies the page as Markdown, and a menu with further ways to use it, such as links to assistants.
 * `<button value="copy">` in the menu copies the page too, and `<button value="print">` prints it. A link with
 * `data-ask="https://claude.ai/new?q="` opens that URL, with a question that contains the URL in `markdown`.
 *
 * @summary Copies a page as Markdown, and links to other ways to use it.
 * @example
 * <octavo-page-menu markdown="/index.md">
 *   <a href="/index.md">View as Markdown</a>
 *   <a href="https://claude.ai/new?q=Read+https%3A%2F%2Fexample.com%2Findex.md">Open in Claude</a>
 *   <button value="print">Print</button>
 * </octavo-page-menu>
 * @slot - The links and buttons of the menu, or one `<ul>` of them. Without any, there is only the button that copies.
 * @slot action - A link or a button in place of the button that copies the page.
 * @csspart copy - The button that copies the page.
 * @csspart label - Its text.
 * @csspart status - Its text for a short time after copying.
 * @csspart menu - The other button and its list.
 * @csspart button - The button that opens the list.
 * @csspart list - The links.
 * @fires {CopyEvent} octavo-copy - Fired after the page is copied.
 */
@define('octavo-page-menu')
export class PageMenu extends Menu {
  static override readonly interactive: boolean = true;
  static override readonly loadsOnUse: boolean = true;
  static override styles = [menuStyles, pageMenuStyles];
  static override readonly lightStyles = css`
    ${menuLinkStyles}
    ${pageMenuLightStyles}
  `;

  /** URL of the page as Markdown, which the button copies. Default: there is no button. */
  @property() markdown?: string;

  /** Whether there is a menu. With `false` there is only the button. Default: if the element has content. */
  @property({ converter: unlessFalse }) links = true;

  /** The result of copying, which the button shows for a short time. */
  readonly #copied = new CopyResult(this);

  /** True at build time, when the children are not known. */
  @state() private hasLinks = true;

  /** The text of the first button in a built page. */
  #text: string | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('click', this.#act);
    queueMicrotask(this.#read);
    if (this.list) this.#controlList(this.list);
  }

  protected override updated(): void {
    super.updated();
    const text = this.isLight ? this.querySelector('[aria-live]') : null;
    if (!text) return;
    const { label: result } = this.#copied;
    this.#text ??= text.textContent;
    text.textContent = result ? label(result) : this.#text;
  }

  /** The list in a built page, which is outside of the content. */
  private get list(): HTMLElement | null {
    const trigger = this.querySelector('[popovertarget]');
    return trigger && document.getElementById(trigger.getAttribute('popovertarget')!);
  }

  #controlList(list: HTMLElement): void {
    const end = new AbortController();
    controlList(this.querySelector('[popovertarget]')!, list, end.signal);
    list.addEventListener('click', this.#act, { signal: end.signal });
    this.untilDisconnected(() => end.abort());
  }

  override render() {
    const hasMenu = this.links && this.hasLinks;
    const name = navigationLabel('morePage');
    return html`${this.markdown ? html`<slot name="action">${this.#button(hasMenu)}</slot>` : nothing}${
      hasMenu
        ? this.renderMenu(this.markdown ? nothing : html`<span>${name}</span>`, name)
        : html`<slot @slotchange=${this.#read}></slot>`
    }`;
  }

  #button(hasMenu: boolean): TemplateResult {
    const { label: result } = this.#copied;
    return html`<button part="copy" class=${hasMenu ? 'joined' : nothing} type="button" value="copy">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect x="8" y="8" width="12" height="12" rx="2.5" />
        <path d="M16 8V6.5A2.5 2.5 0 0 0 13.5 4h-7A2.5 2.5 0 0 0 4 6.5v7A2.5 2.5 0 0 0 6.5 16H8" />
      </svg>
      <span part=${result ? 'status' : 'label'} aria-live="polite"
        >${result ? label(result) : navigationLabel('copyPage')}</span
      >
    </button>`;
  }

  readonly #read = (): void => {
    this.hasLinks = this.querySelector(':scope > :not([slot])') !== null;
    for (const link of (this.list ?? this).querySelectorAll<HTMLAnchorElement>('a[data-ask]')) {
      const page = new URL(this.markdown ?? '', location.href).href;
      link.href = link.dataset['ask']! + encodeURIComponent(`Read ${page}, then answer my questions about it.`);
    }
  };

  readonly #act = (event: Event): void => {
    const button = event.composedPath().find((each) => each instanceof HTMLButtonElement);
    if (button?.value === 'copy' && this.markdown) void this.#copied.show(copyPage(this.markdown, this));
    else if (button?.value === 'print') print();
  };
}
