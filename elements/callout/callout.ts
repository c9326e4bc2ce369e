import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { calloutIcon } from './callout-icons.js';
import { calloutLightStyles, calloutStyles } from './callout.styles.js';
import type { CalloutKind } from './kinds.js';

/**
 * @summary Highlights a remark in a colored box.
 * @example
 * <octavo-callout title="Remember">Save your work first.</octavo-callout>
 *
 * @slot - The content.
 * @slot icon - A custom icon.
 * @slot title - A short title above the content.
 *
 * @csspart icon - The wrapper around the icon.
 * @csspart symbol - The icon of a kind.
 * @csspart content - The wrapper around title and content.
 * @csspart title - The title, if set by the attribute.
 *
 * @cssproperty --octavo-callout-color - Color of the icon, the border and the tinted background.
 */
@define('octavo-callout')
export class Callout extends OctavoElement {
  static override styles = calloutStyles;
  static override readonly lightStyles = calloutLightStyles;
  /** The kind of callout, which sets icon and color. */
  static readonly kind: CalloutKind | undefined = undefined;

  /** The title. The `title` slot takes precedence. */
  @property() override title = '';

  protected override render() {
    const { kind } = this.constructor as typeof Callout;
    return html`<div part="icon"><slot name="icon">${kind ? calloutIcon(kind) : nothing}</slot></div>
      <div part="content">
        <slot name="title">${this.title ? html`<strong part="title">${this.title}</strong>` : nothing}</slot>
        <slot></slot>
      </div>`;
  }
}

/**
 * @summary Adds extra information that readers may skip.
 * @example
 * <octavo-note title="Beta">The API may change.</octavo-note>
 */
@define('octavo-note')
export class Note extends Callout {
  static override readonly kind = 'note';
}

/**
 * @summary Gives advice.
 * @example
 * <octavo-tip>Press <kbd>/</kbd> to search.</octavo-tip>
 */
@define('octavo-tip')
export class Tip extends Callout {
  static override readonly kind = 'tip';
}

/**
 * @summary Gives neutral context.
 * @example
 * <octavo-info>Plans renew on the first of the month.</octavo-info>
 */
@define('octavo-info')
export class Info extends Callout {
  static override readonly kind = 'info';
}

/**
 * @summary Warns of something that can go wrong.
 * @example
 * <octavo-warning>Keys expire after 90 days.</octavo-warning>
 */
@define('octavo-warning')
export class Warning extends Callout {
  static override readonly kind = 'warning';
}

/**
 * @summary Confirms success.
 * @example
 * <octavo-check>The domain is verified.</octavo-check>
 */
@define('octavo-check')
export class Check extends Callout {
  static override readonly kind = 'check';
}

/**
 * @summary Warns of damage that cannot be undone.
 * @example
 * <octavo-danger>Deleted projects cannot be restored.</octavo-danger>
 */
@define('octavo-danger')
export class Danger extends Callout {
  static override readonly kind = 'danger';
}
