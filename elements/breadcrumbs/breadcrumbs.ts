import { Landmark } from '../landmark/landmark.js';
import { define } from '../octavo-element.js';
import { breadcrumbsLightStyles, breadcrumbsStyles } from './breadcrumbs.styles.js';

/**
 * The path from the home page to the current page. Links can also be in a list: `<ol>` with one `<li>` per link.
 *
 * @summary Shows where a page is in the site.
 * @example
 * <octavo-breadcrumbs label="Path">
 *   <a href="/">Home</a>
 *   <a href="/guides">Guides</a>
 *   <span aria-current="page">Install</span>
 * </octavo-breadcrumbs>
 * @slot - Links from the outermost section to the page, or one `<ol>` of them. Text without a link is a `<span>`.
 * @csspart nav - The landmark around the links.
 */
@define('octavo-breadcrumbs')
export class Breadcrumbs extends Landmark {
  static override styles = breadcrumbsStyles;
  static override readonly lightStyles = breadcrumbsLightStyles;
  protected static override readonly defaultLabel = 'breadcrumbs';
}
