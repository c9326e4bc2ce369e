import { html, nothing, svg } from 'lit';
import { ToggleEvent } from '../accordion/toggle-event.js';
import { define, property } from '../octavo-element.js';
import { setHidden } from '../set-hidden.js';
import { treeIcon, TreeItem } from './tree-item.js';
import { folderStyles, treeItemLightStyles } from './tree.styles.js';

const folderIcon = treeIcon(svg`<path d="M1.75 12.5v-9h4.5l1.5 2h6.5v7z" />`);

/**
 * @summary A collapsible folder of `<octavo-tree>`. It is open in print and without scripts.
 * @example
 * <octavo-tree>
 *   <octavo-tree-folder name="src" open>
 *     <octavo-tree-file name="index.js"></octavo-tree-file>
 *   </octavo-tree-folder>
 * </octavo-tree>
 *
 * @slot - Files and folders.
 * @slot name - The name.
 * @slot comment - A comment beside the name.
 *
 * @csspart row - The row with the name.
 * @csspart icon - The icon.
 * @csspart label - The name and the comment.
 * @csspart title - The name, if set by the attribute.
 * @csspart children-wrapper - The wrapper around the files and folders.
 * @csspart children-line - The line beside them.
 * @fires {ToggleEvent} octavo-toggle - Fired after the folder opens or closes.
 */
@define('octavo-tree-folder')
export class TreeFolder extends TreeItem {
  static override styles = folderStyles;
  static override readonly lightStyles = treeItemLightStyles('octavo-tree-folder');

  /** Whether the folder is open. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** Keeps the folder open; readers cannot close it. */
  @property({ type: Boolean, reflect: true }) fixed = false;

  /** Opens or closes the folder, unless it is `fixed`. Default: the opposite of `open`. */
  toggle(open = !this.open): void {
    if (this.fixed || open === this.open) return;
    this.open = open;
    this.dispatchEvent(new ToggleEvent(open));
  }

  protected override render() {
    return html`<div part="row">${folderIcon}<span part="label">${this.labelTemplate}</span></div>
      <div part="children-wrapper" role="group" hidden=${this.#isClosed ? 'until-found' : nothing}>
        <div part="children-line" aria-hidden="true"></div>
        <slot></slot>
      </div>`;
  }

  protected override firstUpdated(): void {
    this.renderRoot.addEventListener('click', this.#onClick);
    this.renderRoot.addEventListener('beforematch', this.#onBeforeMatch);
  }

  protected override updated(): void {
    this.ariaExpanded = String(!this.#isClosed);
    setHidden(this.findPart('children-wrapper')!, this.#isClosed);
  }

  get #isClosed(): boolean {
    return !this.open && !this.fixed;
  }

  /** Ignores clicks on links and clicks that end a text selection. */
  readonly #onClick = (event: Event): void => {
    const isOnRow = event.composedPath().includes(this.findPart('row')!);
    if (isOnRow && !(event.target as Element).closest('a') && getSelection()?.isCollapsed !== false) this.toggle();
  };

  readonly #onBeforeMatch = (): void => this.toggle(true);
}
