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
    const { name, type, location, defaultValue, required, placeholder } = this;
    const optional = this.optional && !required;
    return html`<div part="head">
        <slot name="pre"></slot>
        <slot name="name">${name ? html`<code part="name">${name}</code>` : nothing}</slot>
        <div part="meta">
          <slot name="post"></slot>
          <slot name="type">${type ? html`<code part="type">${type}</code>` : nothing}</slot>
          <slot name="location">${location ? html`<span part="location fact">${location}</span>` : nothing}</slot>
          <slot name="required"
            >${required ? html`<span part="required fact">${label('required')}</span>` : nothing}</slot
          >
          <slot name="optional"
            >${optional ? html`<span part="optional fact">${label('optional')}</span>` : nothing}</slot
          >
          <slot name="deprecated"
            >${this.deprecated ? html`<span part="deprecated fact">${label('deprecated')}</span>` : nothing}</slot
          >
          <slot name="default"
            >${defaultValue ? html`<span part="default fact">${label('default')}: <code>${defaultValue}</code></span>` : nothing}</slot
          >
          <slot name="placeholder"
            >${placeholder ? html`<span part="placeholder fact">${label('example')}: <code>${placeholder}</code></span>` : nothing}</slot
          >
        </div>
      </div>
      <div part="content"><slot></slot></div>`;
  }
}
