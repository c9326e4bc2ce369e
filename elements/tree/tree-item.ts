/** What files and folders of a tree have in common. */
import { OctavoElement, property } from '../octavo-element.js';
import { treeItemLightStyles } from './tree.styles.js';

/** An entry of `<octavo-tree>`. It takes the focus itself; the tree moves it. */
export abstract class TreeItem extends OctavoElement {
  static override readonly lightStyles = treeItemLightStyles;

  /** The name, for pages written by hand; the slot goes first. */
  @property() name = '';

  /** Highlighted, with everything in it. */
  @property({ type: Boolean, reflect: true }) highlight = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // Built pages bring the role of a list, which holds without scripts.
    this.role = 'treeitem';
    if (!this.hasAttribute('tabindex')) this.tabIndex = -1;
  }

  /** What the entry is called. */
  get label(): string {
    return (this.querySelector(':scope > [slot="name"]')?.textContent ?? this.name).trim();
  }
}
