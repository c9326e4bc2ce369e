/** Base of the files and folders of a tree. */
import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import { OctavoElement, property } from '../octavo-element.js';

/** An icon of the entries. */
export function treeIcon(drawing: SVGTemplateResult): TemplateResult {
  return html`<svg
    part="icon"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    stroke-width="1.25"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${drawing}
  </svg>`;
}

/** An entry of `<octavo-tree>`. It is focusable; the tree moves the focus. */
export abstract class TreeItem extends OctavoElement {
  /** The name. The `name` slot takes precedence. */
  @property() name = '';

  /** Highlights the entry and everything in it. */
  @property({ type: Boolean, reflect: true }) highlight = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // Built pages use list roles, which are valid without scripts.
    this.role = 'treeitem';
    if (!this.hasAttribute('tabindex')) this.tabIndex = -1;
  }

  /** The template of the name and the comment. */
  protected get labelTemplate(): TemplateResult {
    return html`<slot name="name">${this.name ? html`<span part="title">${this.name}</span>` : nothing}</slot
      ><slot name="comment"></slot>`;
  }

  /** The name of the entry, from the property or the slot. */
  get label(): string {
    const name = this.querySelector(':scope > [slot="name"]') ?? this.findPart('title');
    return (name?.textContent ?? '').trim();
  }
}
