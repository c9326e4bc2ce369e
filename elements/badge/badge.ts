import { html } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { badgeLightStyles, badgeStyles } from './badge.styles.js';

/**
 * @summary Labels something with a short status, version or plan.
 * @example
 * <octavo-badge color="green" size="sm">New</octavo-badge>
 *
 * @slot - The label.
 * @slot icon - An icon before the label.
 *
 * @cssproperty --octavo-badge-color - Text color. The background is a tint of it.
 */
@define('octavo-badge')
export class Badge extends OctavoElement {
  static override styles = badgeStyles;
  static override readonly lightStyles = badgeLightStyles;

  /** Color of the badge: `gray` (default), `blue`, `green`, `yellow`, `orange`, `red`, `purple`, `white`, `surface`, `white-destructive` or `surface-destructive`. */
  @property({ reflect: true }) color?: string;
  /** Size of the badge: `xs`, `sm`, `md` (default) or `lg`. */
  @property({ reflect: true }) size?: string;
  /** Shape of the corners: `rounded` (default) or `pill`. */
  @property({ reflect: true }) shape?: string;
  /** Draws an outline instead of a tinted background. */
  @property({ type: Boolean, reflect: true }) stroke = false;
  /** Dims the badge, for something that is not available. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  protected override render() {
    return html`<slot name="icon"></slot><slot></slot>`;
  }
}
