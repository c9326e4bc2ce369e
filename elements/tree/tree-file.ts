import { html, svg } from 'lit';
import { define } from '../octavo-element.js';
import { treeIcon, TreeItem } from './tree-item.js';
import { fileStyles, treeItemLightStyles } from './tree.styles.js';

/**
 * @summary A file of `<octavo-tree>`.
 * @example
 * <octavo-tree>
 *   <octavo-tree-file name="package.json"></octavo-tree-file>
 * </octavo-tree>
 *
 * @slot name - The name.
 * @slot comment - A comment beside the name.
 *
 * @csspart row - The row with the name.
 * @csspart icon - The icon.
 * @csspart label - The name and the comment.
 * @csspart title - The name, if set by the attribute.
 */
@define('octavo-tree-file')
export class TreeFile extends TreeItem {
  static override styles = fileStyles;
  static override readonly lightStyles = treeItemLightStyles('octavo-tree-file');

  protected override render() {
    return html`<div part="row">
      ${treeIcon(svg`<path d="M3.25 1.75h6l3.5 3.5v9h-9.5zm6 0v3.5h3.5" />`)}<span part="label"
        >${this.labelTemplate}</span
      >
    </div>`;
  }
}
