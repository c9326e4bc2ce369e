import { html } from 'lit';
import { label } from '../labels.js';
import { Landmark } from '../landmark/landmark.js';
import { define } from '../octavo-element.js';
import { controlDrawer } from './drawer.js';
import { markCurrent } from './mark-current.js';
import { sidebarLightStyles, sidebarStyles } from './sidebar.styles.js';

/**
 * The pages of a site: lists of links, with a `<p>` above each group, and `<details>` for groups that close. If no link has
 * `aria-current="page"`, the link to the current page gets it. The groups around it open, and the sidebar scrolls to it.
 * With `popover`, the sidebar is a drawer on screens narrower than 64em, which a button with `popovertarget` opens.
 *
 * @summary Lists the pages of a site, and marks the current one.
 * @example
 * <octavo-sidebar label="Guides">
 *   <p>Guides</p>
 *   <ul>
 *     <li><a href="/install">Install</a></li>
 *     <li>
 *       <details>
 *         <summary>Deploy</summary>
 *         <ul>
 *           <li><a href="/docker">Docker</a></li>
 *         </ul>
 *       </details>
 *     </li>
 *   </ul>
 * </octavo-sidebar>
 * @slot - Links, or lists of links with headings.
 * @slot close - A button that replaces the close button of the drawer. With `popovertarget` it needs no script.
 * @csspart nav - The landmark around the links.
 * @csspart close - The button that closes the drawer.
 */
@define('octavo-sidebar')
export class Sidebar extends Landmark {
  static override readonly interactive: boolean = true;

  static override styles = sidebarStyles;
  static override readonly scriptStyles = sidebarLightStyles;
  protected static override readonly defaultLabel = 'documentation';

  override connectedCallback(): void {
    super.connectedCallback();
    this.observe(this, { childList: true, subtree: true, attributeFilter: ['href'] }, this.#mark);
    const drawer = new AbortController();
    controlDrawer(this, drawer.signal);
    this.untilDisconnected(() => drawer.abort());
    this.listen(window, ['popstate'], this.#mark);
    this.addEventListener('click', this.#onClick);
    queueMicrotask(this.#mark);
  }

  override render() {
    return html`<slot name="close"
        ><button part="close" type="button" aria-label=${label('close')} @click=${this.#close}>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18" /></svg></button></slot
      >${super.render()}`;
  }

  readonly #close = (): void => this.hidePopover();

  readonly #mark = (): void => markCurrent(this);

  /** A selection closes the drawer, also where an app changes the page without loading it. */
  readonly #onClick = ({ target }: Event): void => {
    if (!(target as Element).closest('a')) return;
    if (this.popover !== null && this.matches(':popover-open')) this.hidePopover();
    setTimeout(this.#mark);
  };
}
