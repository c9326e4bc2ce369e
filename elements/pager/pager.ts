import { Landmark } from '../landmark/landmark.js';
import { define } from '../octavo-element.js';
import { pagerLightStyles, pagerStyles } from './pager.styles.js';

/**
 * Links to the previous and the next page. `rel="prev"` and `rel="next"` set the side of a link, and `<small>` is the line
 * above its title.
 *
 * @summary Links to the previous and the next page.
 * @example
 * <octavo-pager label="Next steps">
 *   <a href="/install" rel="prev"><small>Previous</small> Install</a>
 *   <a href="/deploy" rel="next"><small>Next</small> Deploy</a>
 * </octavo-pager>
 * @slot - One or two links.
 * @csspart nav - The landmark around the links.
 */
@define('octavo-pager')
export class Pager extends Landmark {
  static override styles = pagerStyles;
  static override readonly lightStyles = pagerLightStyles;
  protected static override readonly defaultLabel = 'pages';
}
