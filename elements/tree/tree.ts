import { html } from 'lit';
import { define, OctavoElement } from '../octavo-element.js';
import { treeStyles } from './tree.styles.js';

/**
 * @summary Folders and files as they lie inside each other.
 *
 * @slot - `<octavo-tree-folder>` and `<octavo-tree-file>` elements.
 *
 * @cssproperty --tree-highlight - Colour of what is highlighted.
 */
@define('octavo-tree')
export class Tree extends OctavoElement {
  static override styles = treeStyles;

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
    'octavo-tree': Tree;
  }
}
