import { html, nothing } from 'lit';
import { define } from '../octavo-element.js';
import { TreeItem } from './tree-item.js';
import { fileStyles } from './tree.styles.js';

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
 */
@define('octavo-tree-file')
export class TreeFile extends TreeItem {
  static override styles = fileStyles;

  protected override render() {
    return html`<div part="row">
      <svg
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        stroke-width="1.25"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        <path d="M3.25 1.75h6l3.5 3.5v9h-9.5zm6 0v3.5h3.5" /></svg
      ><span><slot name="name">${this.name || nothing}</slot><slot name="comment"></slot></span>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-tree-file': TreeFile;
  }
}
