import { html } from 'lit';
import { define, OctavoElement } from '../octavo-element.js';
import { stepsStyles } from './steps.styles.js';

/**
 * @summary A procedure: steps that are numbered by themselves.
 * @slot - `<octavo-step>` elements.
 */
@define('octavo-steps')
export class Steps extends OctavoElement {
  static override styles = stepsStyles;

  override connectedCallback(): void {
    super.connectedCallback();
    this.role ??= 'list';
  }

  protected override render() {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-steps': Steps;
  }
}
