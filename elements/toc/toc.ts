import { Landmark } from '../landmark/landmark.js';
import { define } from '../octavo-element.js';
import { followHeadings } from './follow-headings.js';
import { tocLightStyles, tocStyles } from './toc.styles.js';

/**
 * Links to the headings of the page. The link of the section at the top of the screen gets `aria-current` while readers
 * scroll, and the links before it get `data-read`; `scroll-padding-top` of the page sets where a section starts. Deeper headings are lists in list items.
 *
 * @summary Lists the sections of a page, and marks the current one.
 * @example
 * <octavo-toc label="Contents">
 *   <p>On this page</p>
 *   <ul>
 *     <li><a href="#install">Install</a></li>
 *     <li>
 *       <a href="#configure">Configure</a>
 *       <ul>
 *         <li><a href="#colors">Colors</a></li>
 *       </ul>
 *     </li>
 *   </ul>
 * </octavo-toc>
 * @slot - Links to headings, or a list of them. A `<p>` before them is the title.
 * @csspart nav - The landmark around the links.
 */
@define('octavo-toc')
export class Toc extends Landmark {
  static override readonly interactive: boolean = true;
  static override styles = tocStyles;
  static override readonly lightStyles = tocLightStyles;
  protected static override readonly defaultLabel = 'onThisPage';

  #stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.observe(this, { childList: true, subtree: true, attributeFilter: ['href'] }, this.#follow);
    this.untilDisconnected(() => this.#stop?.());
    // Headings further down the page can be added in the same task.
    queueMicrotask(this.#follow);
  }

  readonly #follow = (): void => {
    this.#stop?.();
    if (this.isConnected) this.#stop = followHeadings(this);
  };
}
