import { html } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { badgeLightStyles, badgeStyles } from './badge.styles.js';

/**
 * @summary A short label in a small colored box: a state, a version, a plan.
 * @example
 * <octavo-badge color="green" size="sm">New</octavo-badge>
 *
 * @slot - The words.
 * @slot icon - A picture before them.
 *
 * @cssproperty --octavo-badge-color - Color of the text. The background is a tint of it.
 */
@define('octavo-badge')
export class Badge extends OctavoElement {
  static override styles = badgeStyles;
  static override readonly lightStyles = badgeLightStyles;

  /** `gray` (default), `blue`, `green`, `yellow`, `orange`, `red`, `purple`, `white`, `surface`, `white-destructive` or `surface-destructive`. */
  @property({ reflect: true }) color?: string;
  /** `xs`, `sm`, `md` (default) or `lg`. */
  @property({ reflect: true }) size?: string;
  /** `rounded` (default) or `pill`. */
  @property({ reflect: true }) shape?: string;
  /** An outline in place of the tinted ground. */
  @property({ type: Boolean, reflect: true }) stroke = false;
  /** Shown pale, for something that is not available. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  protected override render() {
    return html`<slot name="icon"></slot><slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-badge': Badge;
  }
}
