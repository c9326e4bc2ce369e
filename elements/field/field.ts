import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { OctavoElement } from '../octavo-element.js';
import { fieldLightStyles, fieldStyles } from './field.styles.js';

/** What parameters and response fields have in common: a line with the name and its facts, and a description below. */
export class Field extends OctavoElement {
  static override styles = fieldStyles;
  static override readonly lightStyles = fieldLightStyles;

  /** The name, for pages written by hand; the slot goes first. */
  @property() name = '';
  /** The type, for pages written by hand. */
  @property() type = '';
  /** Strikes the name out. */
  @property({ type: Boolean, reflect: true }) deprecated = false;

  protected override render() {
    return html`<div part="head">
        <slot name="pre"></slot>
        <slot name="name">${this.name ? html`<code>${this.name}</code>` : nothing}</slot>
        <slot name="post"></slot>
        <slot name="type">${this.type ? html`<code>${this.type}</code>` : nothing}</slot>
        <slot name="location"></slot><slot name="required"></slot><slot name="deprecated"></slot
        ><slot name="default"></slot>
      </div>
      <div part="content"><slot></slot></div>`;
  }
}
