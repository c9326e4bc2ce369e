import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { OctavoElement } from '../octavo-element.js';
import { closeMenus } from './close-menus.js';

/** Base of the elements with links in a menu: a native `<details>`, which arrow keys, Escape and a click outside control. */
export abstract class Menu extends OctavoElement {
  @query('details') protected readonly menu!: HTMLDetailsElement | null;

  #stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.untilDisconnected(() => this.#stop?.());
    if (this.hasUpdated) this.updated();
  }

  /** A menu that was opened before the script was loaded stays open. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const wasOpen = this.shadowRoot?.querySelector('details')?.open;
    const root = super.createRenderRoot();
    if (wasOpen) void this.updateComplete.then(() => this.menu?.setAttribute('open', ''));
    return root;
  }

  protected override updated(): void {
    this.#stop?.();
    this.#stop = this.menu ? closeMenus([this.menu]) : undefined;
  }

  /** The menu with the children of the element; `button` is the content of its button, and `name` its name, if that is not the content. */
  protected renderMenu(button: unknown, name?: string): TemplateResult {
    return html`<details part="menu" @keydown=${this.#onKey} @toggle=${this.#align}>
      <summary part="button" aria-label=${name ?? nothing}>
        ${button}<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m7 10 5 5 5-5" /></svg>
      </summary>
      <div part="list" @click=${this.#onClick}><slot></slot></div>
    </details>`;
  }

  /** Down opens the menu; arrows, Home and End move between its entries. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const entries = [...this.querySelectorAll<HTMLElement>(':is(a[href], button):not([slot])')];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || (!this.menu!.open && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    this.menu!.open = true;
    (entries.at(next) ?? entries[0])?.focus();
  };

  /** A list that would leave the screen ends where its button ends. */
  readonly #align = (): void => {
    const list = this.renderRoot.querySelector('[part="list"]')!;
    list.classList.remove('at-end');
    const { left, right } = list.getBoundingClientRect();
    list.classList.toggle('at-end', left < 0 || right > document.documentElement.clientWidth);
  };

  readonly #onClick = ({ target }: Event): void => {
    if (!(target as Element).closest('a, button')) return;
    this.menu!.open = false;
  };
}
