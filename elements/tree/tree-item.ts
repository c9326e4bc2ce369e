/** Base of the files and folders of a tree. */
import { OctavoElement, property } from '../octavo-element.js';
import { treeItemLightStyles } from './tree.styles.js';

/** An entry of `<octavo-tree>`. It is focusable; the tree moves the focus. */
export abstract class TreeItem extends OctavoElement {
  static override readonly lightStyles = treeItemLightStyles;

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

  /** The name of the entry, from the property or the slot. */
  get label(): string {
    return (this.querySelector(':scope > [slot="name"]')?.textContent ?? this.name).trim();
  }
}
