import { html, nothing } from 'lit';
import { ToggleEvent } from '../accordion/toggle-event.js';
import { define, property } from '../octavo-element.js';
import { TreeItem } from './tree-item.js';
import { folderStyles } from './tree.styles.js';

const folderIcon = html`<svg
  viewBox="0 0 16 16"
  fill="none"
  stroke="currentColor"
  stroke-width="1.25"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M1.75 12.5v-9h4.5l1.5 2h6.5v7z" />
</svg>`;

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
 * @csspart items - The wrapper around the files and folders.
 * @fires {ToggleEvent} octavo-toggle - Fired after the folder opens or closes.
 */
@define('octavo-tree-folder')
export class TreeFolder extends TreeItem {
  static override styles = folderStyles;

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
    const isHidden = !this.open && !this.fixed;
    return html`<div part="row" @click=${this.#onClick}>
        ${folderIcon}<span><slot name="name">${this.name || nothing}</slot><slot name="comment"></slot></span>
      </div>
      <div part="items" role="group" hidden=${isHidden ? 'until-found' : nothing} @beforematch=${this.#onBeforeMatch}>
        <slot></slot>
      </div>`;
  }

  protected override updated(): void {
    this.ariaExpanded = String(this.open || this.fixed);
  }

  /** Ignores clicks on links and clicks that end a text selection. */
  readonly #onClick = (event: Event): void => {
    if (!(event.target as Element).closest('a') && getSelection()?.isCollapsed !== false) this.toggle();
  };

  readonly #onBeforeMatch = (): void => this.toggle(true);
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-tree-folder': TreeFolder;
  }
}
