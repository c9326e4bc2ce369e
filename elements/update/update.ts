import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { define, OctavoElement } from '../octavo-element.js';
import { updateLightStyles, updateStyles } from './update.styles.js';

/**
 * @summary An entry of a changelog: a label (mostly a date or a version) beside what is new.
 *
 * @slot - What is new.
 * @slot label - Date or version; stays in view beside a long entry.
 * @slot description - A line below the label.
 * @slot tag - What the entry is about; any number.
 *
 * @csspart base - Both columns.
 * @csspart head - Label, description and tags.
 * @csspart content - What is new.
 */
@define('octavo-update')
export class Update extends OctavoElement {
  static override styles = updateStyles;
  static override readonly lightStyles = updateLightStyles;

  /** The label, for pages written by hand; the slot goes first. */
  @property() label = '';

  protected override render() {
    return html`<div part="base">
      <div part="head">
        <slot name="label">${this.label || nothing}</slot><slot name="description"></slot><slot name="tag"></slot>
      </div>
      <div part="content"><slot></slot></div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-update': Update;
  }
}
