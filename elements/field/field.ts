import { html, nothing } from 'lit';
import { label } from '../labels.js';
import { OctavoElement, property } from '../octavo-element.js';
import { fieldLightStyles, fieldStyles } from './field.styles.js';

/** What parameters and response fields have in common: a line with the name and its facts, and a description below. */
export class Field extends OctavoElement {
  static override styles = fieldStyles;
  static override readonly lightStyles = fieldLightStyles;

  /** The name, for pages written by hand; the slot goes first. */
  @property() name = '';
  /** The type, for pages written by hand. */
  @property() type = '';
  /** Where a parameter belongs (`path`, `query`, `body`, `header`, `cookie`), for pages written by hand. */
  @property() location = '';
  /** The value that is taken without it, for pages written by hand. */
  @property({ attribute: 'default-value' }) defaultValue = '';
  /** Says that it must be given, or is always there. For pages written by hand. */
  @property({ type: Boolean, reflect: true }) required = false;
  /** Says that it may be left out. For pages written by hand. */
  @property({ type: Boolean, reflect: true }) optional = false;
  /** A value to try, for pages written by hand. */
  @property() placeholder = '';
  /** Strikes the name out. */
  @property({ type: Boolean, reflect: true }) deprecated = false;

  protected override render() {
    return html`<div part="head">
        <slot name="pre"></slot>
        <slot name="name">${this.name ? html`<code part="name">${this.name}</code>` : nothing}</slot>
        <slot name="post"></slot>
        <slot name="type">${this.type ? html`<code part="fact type">${this.type}</code>` : nothing}</slot>
        <slot name="location">${this.location ? fact('location', this.location) : nothing}</slot>
        <slot name="required">${this.required ? fact('required', label('required')) : nothing}</slot>
        <slot name="optional">${this.optional && !this.required ? fact('optional', label('optional')) : nothing}</slot>
        <slot name="deprecated">${this.deprecated ? fact('deprecated', label('deprecated')) : nothing}</slot>
        <slot name="default"
          >${this.defaultValue ? html`<span part="fact default">${label('default')}: <code>${this.defaultValue}</code></span>` : nothing}</slot
        >
        <slot name="placeholder"
          >${this.placeholder ? html`<span part="fact placeholder">${label('example')}: <code>${this.placeholder}</code></span>` : nothing}</slot
        >
      </div>
      <div part="content"><slot></slot></div>`;
  }
}

function fact(part: string, words: string) {
  return html`<span part="fact ${part}">${words}</span>`;
}
