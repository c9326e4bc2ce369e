import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { updateLightStyles, updateStyles } from './update.styles.js';

/**
 * @summary Shows a changelog entry, with a date or version beside the changes.
 * @example
 * <octavo-update label="May 2026" description="v2.1" tags="API, CLI">The CLI can list users.</octavo-update>
 *
 * @slot - The changes.
 * @slot label - Date or version. It stays visible beside a long entry.
 * @slot description - Text below the label.
 * @slot tag - Tags of the entry, one element each.
 *
 * @csspart head - The column with label, description and tags.
 * @csspart labels - Label, description and tags.
 * @csspart label - The label, if set by the attribute.
 * @csspart description - The description, if set by the attribute.
 * @csspart tag - A tag, if set by the attribute.
 * @csspart content - The changes.
 */
@define('octavo-update')
export class Update extends OctavoElement {
  static override styles = updateStyles;
  static override readonly lightStyles = updateLightStyles;

  /** Date or version. The `label` slot takes precedence. */
  @property() label = '';
  /** Text below the label. The `description` slot takes precedence. */
  @property() description = '';
  /** Tags of the entry, separated by commas. The `tag` slot takes precedence. */
  @property({ reflect: true }) tags?: string;

  protected override render() {
    return html`<div part="head">
        <div part="labels">
          <slot name="label"
            >${this.label ? html`<span part="label" role="heading" aria-level="2">${this.label}</span>` : nothing}</slot
          ><slot name="description"
            >${this.description ? html`<span part="description">${this.description}</span>` : nothing}</slot
          ><slot name="tag">${splitTags(this.tags ?? '').map((tag) => html`<span part="tag">${tag}</span>`)}</slot>
        </div>
      </div>
      <div part="content"><slot></slot></div>`;
  }
}

/** The tags in the attribute. */
function splitTags(tags: string): string[] {
  return tags.split(',').flatMap((tag) => tag.trim() || []);
}
