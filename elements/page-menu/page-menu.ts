import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { resultTime } from '../copy-text.js';
import { label } from '../labels.js';
import { navigationLabel } from '../landmark/labels.js';
import { define, property } from '../octavo-element.js';
import { Menu } from '../switcher/menu.js';
import { menuLinkStyles, menuStyles } from '../switcher/menu.styles.js';
import { copyPage } from './copy-page.js';
import { pageMenuStyles } from './page-menu.styles.js';

/**
 * A button that copies the page as Markdown, and a menu with further ways to use it, such as links to assistants.
 *
 * @summary Copies a page as Markdown, and links to other ways to use it.
 * @example
 * <octavo-page-menu markdown="/index.md">
 *   <a href="/index.md">View as Markdown</a>
 *   <a href="https://claude.ai/new?q=Read+https%3A%2F%2Fexample.com%2Findex.md">Open in Claude</a>
 * </octavo-page-menu>
 * @slot - The links of the menu. Without any, there is only the button.
 * @csspart copy - The button that copies the page.
 * @csspart menu - The other button and its list.
 * @csspart button - The button that opens the list.
 * @csspart list - The links.
 * @fires {CopyEvent} octavo-copy - Fired after the page is copied.
 */
@define('octavo-page-menu')
export class PageMenu extends Menu {
  static override readonly interactive: boolean = true;
  static override styles = [menuStyles, pageMenuStyles];
  static override readonly scriptStyles = menuLinkStyles;

  /** URL of the page as Markdown, which the button copies. Default: there is no button. */
  @property() markdown?: string;

  /** What the button shows for a short time after copying. */
  @state() private status = '';

  /** True at build time, when the children are not known. */
  @state() private hasLinks = true;

  override connectedCallback(): void {
    super.connectedCallback();
    queueMicrotask(this.#read);
  }

  override render() {
    return html`${
      this.markdown
        ? html`<button part="copy" type="button" @click=${this.#copy}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <rect x="8" y="8" width="12" height="12" rx="2.5" />
              <path d="M16 8V6.5A2.5 2.5 0 0 0 13.5 4h-7A2.5 2.5 0 0 0 4 6.5v7A2.5 2.5 0 0 0 6.5 16H8" />
            </svg>
            <span role="status">${this.status || navigationLabel('copyPage')}</span>
          </button>`
        : nothing
    }${
      this.hasLinks
        ? this.renderMenu(
            this.markdown ? nothing : html`<span>${navigationLabel('morePage')}</span>`,
            navigationLabel('morePage'),
          )
        : html`<slot @slotchange=${this.#read}></slot>`
    }`;
  }

  readonly #read = (): void => {
    this.hasLinks = this.childElementCount > 0;
  };

  readonly #copy = async (): Promise<void> => {
    const isCopied = await copyPage(this.markdown!, this);
    this.status = label(isCopied ? 'copied' : 'copyFailed');
    setTimeout(() => (this.status = ''), resultTime);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-page-menu': PageMenu;
  }
}
