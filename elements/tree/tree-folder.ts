import { html, nothing } from 'lit';
import { ToggleEvent } from '../accordion/toggle-event.js';
import { define, property } from '../octavo-element.js';
import { TreeItem } from './tree-item.js';
import { folderStyles } from './tree.styles.js';

const picture = html`<svg
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
 * @summary A folder of `<octavo-tree>` that readers open and close; open with scripts off and in print.
 * @example
 * <octavo-tree>
 *   <octavo-tree-folder name="src" open>
 *     <octavo-tree-file name="index.js"></octavo-tree-file>
 *   </octavo-tree-folder>
 * </octavo-tree>
 *
 * @slot - What is in it.
 * @slot name - The name.
 * @slot comment - Words beside the name.
 *
 * @csspart row - The line with the name.
 * @csspart items - What is in it.
 * @fires {ToggleEvent} octavo-toggle - It was opened or closed.
 */
@define('octavo-tree-folder')
export class TreeFolder extends TreeItem {
  static override styles = folderStyles;

  /** Whether the content is shown. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** Always open: there is nothing to click. */
  @property({ type: Boolean, reflect: true }) fixed = false;

  /** Opens a closed folder, closes an open one; a fixed one stays as it is. */
  toggle(open = !this.open): void {
    if (this.fixed || open === this.open) return;
    this.open = open;
    this.dispatchEvent(new ToggleEvent(open));
  }

  protected override render() {
    const isHidden = !this.open && !this.fixed;
    return html`<div part="row" @click=${this.#clicked}>
        ${picture}<span><slot name="name">${this.name || nothing}</slot><slot name="comment"></slot></span>
      </div>
      <div part="items" role="group" hidden=${isHidden ? 'until-found' : nothing} @beforematch=${this.#found}>
        <slot></slot>
      </div>`;
  }

  protected override updated(): void {
    this.ariaExpanded = String(this.open || this.fixed);
  }

  /** Not where the click ends a selection of words or is on a link. */
  readonly #clicked = (event: Event): void => {
    if (!(event.target as Element).closest('a') && getSelection()?.isCollapsed !== false) this.toggle();
  };

  readonly #found = (): void => this.toggle(true);
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-tree-folder': TreeFolder;
  }
}
