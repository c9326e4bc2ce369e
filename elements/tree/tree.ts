import { label } from '../labels.js';
import { define, OctavoElement } from '../octavo-element.js';
import './tree-file.js';
import './tree-folder.js';
import { TreeKeys } from './tree-keys.js';
import { treeStyles } from './tree.styles.js';

/**
 * Arrow keys move through the entries and open and close folders. Letters move to the entry with that name.
 *
 * @summary Shows a tree of folders and files.
 * @example
 * <octavo-tree>
 *   <octavo-tree-folder name="src" open>
 *     <octavo-tree-file name="index.js" highlight></octavo-tree-file>
 *   </octavo-tree-folder>
 *   <octavo-tree-file name="package.json"></octavo-tree-file>
 * </octavo-tree>
 *
 * @slot - `<octavo-tree-folder>` and `<octavo-tree-file>` elements.
 *
 * @cssproperty --tree-highlight - Color of highlighted entries.
 */
@define('octavo-tree')
export class Tree extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = treeStyles;

  protected readonly keys = new TreeKeys(this);

  override connectedCallback(): void {
    super.connectedCallback();
    this.role = 'tree';
    this.ariaLabel ??= label('files');
  }
}
