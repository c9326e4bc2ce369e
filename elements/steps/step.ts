import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { stepLightStyles, stepStyles } from './steps.styles.js';

/**
 * @summary A step of `<octavo-steps>`, with a number, a title and instructions.
 * @example
 * <octavo-steps>
 *   <octavo-step title="Install">Run the installer.</octavo-step>
 *   <octavo-step title="Sign in" number="5">Enter your key.</octavo-step>
 * </octavo-steps>
 *
 * @slot - The instructions.
 * @slot title - The title: a paragraph or a heading.
 * @slot icon - An icon instead of the number.
 *
 * @csspart number - The box of the number or the icon.
 * @csspart circle - The circle around the number.
 * @csspart digits - The number.
 * @csspart content - Title and instructions.
 * @csspart title - The title, if set by the attribute.
 * @csspart line - The line to the next step.
 */
@define('octavo-step')
export class Step extends OctavoElement {
  static override styles = stepStyles;
  static override readonly lightStyles = stepLightStyles;

  /** The title. The `title` slot takes precedence. */
  @property() override title = '';
  /** A custom number. The next steps continue from it. */
  @property({ type: Number }) number?: number;

  constructor() {
    super();
    this.internals.role = 'listitem';
  }

  protected override render() {
    const count = Number.isFinite(this.number) ? `counter-set:octavo-step ${this.number}` : nothing;
    return html`<div part="number">
        <div part="circle" style=${count}>
          <slot name="icon"><span part="digits"></span></slot>
        </div>
      </div>
      <div part="content">
        <slot name="title">${this.title ? html`<p part="title">${this.title}</p>` : nothing}</slot>
        <slot></slot>
      </div>
      <div part="line"></div>`;
  }
}
