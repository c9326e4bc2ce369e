import { html } from 'lit';
import { state } from 'lit/decorators.js';
import { navigationLabel } from '../landmark/labels.js';
import { define, property } from '../octavo-element.js';
import { Menu } from './menu.js';
import { menuLinkStyles, menuStyles } from './menu.styles.js';
import { rowLinkStyles, switcherStyles } from './switcher.styles.js';

/**
 * Links to the versions, languages, products or tabs of a site. By default a button opens them, and shows the link with
 * `aria-current`. With `row` they are in a row, like tabs.
 *
 * @summary Switches between versions, languages, products or tabs.
 * @example
 * <octavo-switcher label="Version">
 *   <a href="/" aria-current="true">2.0</a>
 *   <a href="/v1">1.0</a>
 * </octavo-switcher>
 * <octavo-switcher label="Tabs" row>
 *   <a href="/guides" aria-current="true">Guides</a>
 *   <a href="/api">API</a>
 * </octavo-switcher>
 * @slot - Links, or one `<ul>` of them. Mark the current one with `aria-current="true"`.
 * @slot icon - An icon before the text of the button.
 * @slot button - The text of the button, for pages that show it before their scripts run. Default: the text of the current link.
 * @csspart menu - The button and its list.
 * @csspart button - The button.
 * @csspart list - The links.
 */
@define('octavo-switcher')
export class Switcher extends Menu {
  static override readonly interactive: boolean = true;
  static override readonly loadsOnUse: boolean = true;
  static override readonly drawnSlot: string = 'button';
  static override styles = [menuStyles, switcherStyles];
  static override readonly lightStyles = menuLinkStyles;
  static override readonly scriptStyles = rowLinkStyles;

  /** Name of the choice, such as "Version". Default: "Section", in the language of the page. */
  @property() label?: string;

  /** Whether the links are in a row. Default: in a menu. */
  @property({ type: Boolean, reflect: true }) row = false;

  /** Text of the current link, if the button shows it. */
  @state() private current = '';

  override connectedCallback(): void {
    super.connectedCallback();
    const attributeFilter = ['aria-current', 'slot'];
    this.observe(this, { attributeFilter, characterData: true, childList: true, subtree: true }, this.#read);
    queueMicrotask(this.#read);
  }

  override render() {
    const name = this.label || navigationLabel('section');
    if (this.row) return html`<nav part="list" aria-label=${name}><slot></slot></nav>`;
    return this.renderMenu(
      html`<slot name="icon"></slot><slot name="button"><span>${this.current || name}</span></slot>`,
      this.current ? `${name}: ${this.current}` : undefined,
    );
  }

  readonly #read = (): void => {
    const isSlotted = this.querySelector(':scope > [slot="button"]') !== null;
    const link = isSlotted ? null : this.querySelector('a[aria-current]:not([aria-current="false"])');
    this.current = link?.textContent.trim().replace(/\s+/g, ' ') ?? '';
  };
}
