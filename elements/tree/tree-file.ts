import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { define, OctavoElement } from '../octavo-element.js';
import { fileStyles, treeItemLightStyles } from './tree.styles.js';

/**
 * @summary A file of `<octavo-tree>`.
 *
 * @slot name - The name.
 * @slot comment - Words beside the name.
 *
 * @csspart row - The line with the name.
 */
@define('octavo-tree-file')
export class TreeFile extends OctavoElement {
  static override styles = fileStyles;
  static override readonly lightStyles = treeItemLightStyles;

  /** The name, for pages written by hand; the slot goes first. */
  @property() name = '';
  /** Stands out. */
  @property({ type: Boolean, reflect: true }) highlight = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.role ??= 'listitem';
  }

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
