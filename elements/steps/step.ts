import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { stepLightStyles, stepStyles } from './steps.styles.js';

/**
 * @summary One step of `<octavo-steps>`: its number in a circle, a title and what to do.
 * @example
 * <octavo-steps>
 *   <octavo-step title="Install">Run the installer.</octavo-step>
 *   <octavo-step title="Sign in" number="5">Enter your key.</octavo-step>
 * </octavo-steps>
 *
 * @slot - What to do.
 * @slot title - The title: a paragraph or a heading.
 * @slot icon - Takes the place of the number.
 *
 * @csspart marker - The circle.
 * @csspart number - The number in it.
 * @csspart content - Title and what to do.
 * @csspart title - The title, where it is an attribute.
 */
@define('octavo-step')
export class Step extends OctavoElement {
  static override styles = stepStyles;
  static override readonly lightStyles = stepLightStyles;

  /** The title, for pages written by hand; the slot goes first. */
  @property() override title = '';
  /** A number of the author's own; the next steps count on from it. */
  @property({ type: Number }) number?: number;

  constructor() {
    super();
    this.internals.role = 'listitem';
  }

  protected override render() {
    const count = Number.isFinite(this.number) ? `counter-set:octavo-step ${this.number}` : nothing;
    return html`<div part="marker" style=${count}>
        <slot name="icon"><span part="number"></span></slot>
      </div>
      <div part="content">
        <slot name="title">${this.title ? html`<p part="title">${this.title}</p>` : nothing}</slot>
        <slot></slot>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-step': Step;
  }
}
