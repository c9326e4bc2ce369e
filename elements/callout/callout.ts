import { html, nothing, type CSSResultGroup } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { gray } from '../tones.js';
import { calloutIcon } from './callout-icons.js';
import { calloutLightStyles, calloutStyles, calloutTones } from './callout.styles.js';
import type { CalloutKind } from './kinds.js';

/**
 * @summary A box that sets words apart from the text around them.
 * @example
 * <octavo-callout title="Remember">Save your work first.</octavo-callout>
 *
 * @slot - The words.
 * @slot icon - Takes the place of the icon.
 * @slot title - A short line above the words.
 *
 * @csspart icon - The square of the icon.
 * @csspart content - Title and words.
 *
 * @cssproperty --octavo-callout-color - Color of icon, border and tint.
 */
@define('octavo-callout')
export class Callout extends OctavoElement {
  static override styles: CSSResultGroup = calloutStyles(gray);
  static override readonly lightStyles = calloutLightStyles;
  /** What the callout is for; gives it an icon and a color. */
  static readonly kind: CalloutKind | undefined = undefined;

  /** The title as an attribute, for pages written by hand; the slot goes first. */
  @property() override title = '';

  protected override render() {
    const { kind } = this.constructor as typeof Callout;
    return html`<div part="icon"><slot name="icon">${kind ? calloutIcon(kind) : nothing}</slot></div>
      <div part="content">
        <slot name="title">${this.title ? html`<strong>${this.title}</strong>` : nothing}</slot>
        <slot></slot>
      </div>`;
  }
}

/**
 * @summary A callout with more on the subject, that a reader may skip.
 * @example
 * <octavo-note title="Beta">The API may change.</octavo-note>
 */
@define('octavo-note')
export class Note extends Callout {
  static override styles = calloutStyles(calloutTones.note);
  static override readonly kind = 'note';
}

/**
 * @summary A callout with advice that helps to do better.
 * @example
 * <octavo-tip>Press <kbd>/</kbd> to search.</octavo-tip>
 */
@define('octavo-tip')
export class Tip extends Callout {
  static override styles = calloutStyles(calloutTones.tip);
  static override readonly kind = 'tip';
}

/**
 * @summary A callout with neutral context.
 * @example
 * <octavo-info>Plans renew on the first of the month.</octavo-info>
 */
@define('octavo-info')
export class Info extends Callout {
  static override styles = calloutStyles(calloutTones.info);
  static override readonly kind = 'info';
}

/**
 * @summary A callout with something that can go wrong.
 * @example
 * <octavo-warning>Keys expire after 90 days.</octavo-warning>
 */
@define('octavo-warning')
export class Warning extends Callout {
  static override styles = calloutStyles(calloutTones.warning);
  static override readonly kind = 'warning';
}

/**
 * @summary A callout that confirms success.
 * @example
 * <octavo-check>The domain is verified.</octavo-check>
 */
@define('octavo-check')
export class Check extends Callout {
  static override styles = calloutStyles(calloutTones.check);
  static override readonly kind = 'check';
}

/**
 * @summary A callout about harm that cannot be undone.
 * @example
 * <octavo-danger>Deleted projects cannot be restored.</octavo-danger>
 */
@define('octavo-danger')
export class Danger extends Callout {
  static override styles = calloutStyles(calloutTones.danger);
  static override readonly kind = 'danger';
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-callout': Callout;
    'octavo-note': Note;
    'octavo-tip': Tip;
    'octavo-info': Info;
    'octavo-warning': Warning;
    'octavo-check': Check;
    'octavo-danger': Danger;
  }
}
