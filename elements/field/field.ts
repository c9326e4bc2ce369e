import { html, nothing } from 'lit';
import { label } from '../labels.js';
import { OctavoElement, property } from '../octavo-element.js';
import { fieldLightStyles, fieldStyles } from './field.styles.js';

/** Base of parameters and response fields: a line with the name and its facts, and a description. */
export class Field extends OctavoElement {
  static override styles = fieldStyles;
  static override readonly lightStyles = fieldLightStyles;

  /** The name. The `name` slot takes precedence. */
  @property() name = '';
  /** The type, as free text. */
  @property() type = '';
  /** Location of a parameter: `path`, `query`, `body`, `header` or `cookie`. */
  @property() location = '';
  /** The default value. */
  @property({ attribute: 'default-value' }) defaultValue = '';
  /** Marks the field as required. */
  @property({ type: Boolean, reflect: true }) required = false;
  /** Marks the field as optional. `required` takes precedence. */
  @property({ type: Boolean, reflect: true }) optional = false;
  /** An example value. */
  @property() placeholder = '';
  /** Marks the field as deprecated and strikes out its name. */
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

function fact(part: string, text: string) {
  return html`<span part="fact ${part}">${text}</span>`;
}
