import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { define, OctavoElement } from '../octavo-element.js';
import { folderStyles, treeItemLightStyles } from './tree.styles.js';

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
 * @summary A folder of `<octavo-tree>` that readers open and close, with or without scripts.
 *
 * @slot - What is in it.
 * @slot name - The name.
 * @slot comment - Words beside the name.
 *
 * @csspart row - The line with the name.
 * @csspart items - What is in it.
 */
@define('octavo-tree-folder')
export class TreeFolder extends OctavoElement {
  static override styles = folderStyles;
  static override readonly lightStyles = treeItemLightStyles;

  /** The name, for pages written by hand; the slot goes first. */
  @property() name = '';
  /** Whether the content is shown. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** Always open: there is nothing to click. */
  @property({ type: Boolean, reflect: true }) fixed = false;
  /** Stands out, with everything in it. */
  @property({ type: Boolean, reflect: true }) highlight = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.role ??= 'listitem';
  }

  protected override render() {
    const label = html`${picture}<span
        ><slot name="name">${this.name || nothing}</slot><slot name="comment"></slot
      ></span>`;
    const items = html`<div part="items" role="list"><slot></slot></div>`;
    if (this.fixed)
      return html`<div part="row">${label}</div>
        ${items}`;
    return html`<details ?open=${this.open} @toggle=${this.#onToggle}>
      <summary part="row">${label}</summary>
      ${items}
    </details>`;
  }

  #onToggle = (event: Event) => {
    this.open = (event.target as HTMLDetailsElement).open;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-tree-folder': TreeFolder;
  }
}
