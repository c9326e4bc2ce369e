import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { updateLightStyles, updateStyles } from './update.styles.js';

/**
 * @summary An entry of a changelog: a label (mostly a date or a version) beside what is new.
 * @example
 * <octavo-update label="May 2026" description="v2.1" tags="API, CLI">The CLI can list users.</octavo-update>
 *
 * @slot - What is new.
 * @slot label - Date or version; stays in view beside a long entry.
 * @slot description - A line below the label.
 * @slot tag - What the entry is about; any number.
 *
 * @csspart base - Both columns.
 * @csspart head - Label, description and tags.
 * @csspart label - The label, where it is an attribute.
 * @csspart description - The line below it, where it is an attribute.
 * @csspart tag - A tag, where the tags are an attribute.
 * @csspart content - What is new.
 */
@define('octavo-update')
export class Update extends OctavoElement {
  static override styles = updateStyles;
  static override readonly lightStyles = updateLightStyles;

  /** The label, for pages written by hand; the slot goes first. */
  @property() label = '';
  /** The line below it, for pages written by hand. */
  @property() description = '';
  /** What the entry is about, with commas between, for pages written by hand. */
  @property({ reflect: true }) tags?: string;

  protected override render() {
    return html`<div part="base">
      <div part="head">
        <slot name="label"
          >${this.label ? html`<span part="label" role="heading" aria-level="2">${this.label}</span>` : nothing}</slot
        ><slot name="description"
          >${this.description ? html`<span part="description">${this.description}</span>` : nothing}</slot
        ><slot name="tag">${words(this.tags ?? '').map((tag) => html`<span part="tag">${tag}</span>`)}</slot>
      </div>
      <div part="content"><slot></slot></div>
    </div>`;
  }
}

/** The tags of an attribute. */
function words(tags: string): string[] {
  return tags.split(',').flatMap((tag) => tag.trim() || []);
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-update': Update;
  }
}
