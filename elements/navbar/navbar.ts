import { html } from 'lit';
import { navigationLabel } from '../landmark/labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { navbarLinkStyles, navbarStyles } from './navbar.styles.js';

/**
 * The bar at the top of a page. On narrow screens its links scroll sideways. Set `position: sticky; top: 0` on the element
 * to keep it in view.
 *
 * @summary Shows the name of a site, its main links and its controls.
 * @example
 * <octavo-navbar label="Main">
 *   <a slot="start" href="/">Acme Docs</a>
 *   <a href="/guides" aria-current="true">Guides</a>
 *   <a href="/blog">Blog</a>
 *   <octavo-theme-toggle slot="end"></octavo-theme-toggle>
 * </octavo-navbar>
 * @slot - The main links.
 * @slot start - The content before the links, such as the logo or the name of the site and a menu button.
 * @slot end - Controls at the end, such as `<octavo-search>`, `<octavo-switcher>` and `<octavo-theme-toggle>`.
 * @slot tabs - A second row, such as `<octavo-switcher row>`.
 * @csspart navbar - The bar.
 * @csspart row - Its first row.
 * @csspart nav - The landmark around the main links.
 */
@define('octavo-navbar')
export class Navbar extends OctavoElement {
  static override readonly interactive: boolean = true;

  static override styles = navbarStyles;
  static override readonly scriptStyles = navbarLinkStyles;

  /** Name of the main links for screen readers. Default: `Sections` in the language of the page. */
  @property() label?: string;

  override render() {
    return html`<header part="navbar">
      <div part="row">
        <slot name="start"></slot>
        <nav part="nav" aria-label=${this.label || navigationLabel('sections')}><slot></slot></nav>
        <slot name="end"></slot>
      </div>
      <slot name="tabs"></slot>
    </header>`;
  }
}
