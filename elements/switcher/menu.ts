import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { OctavoElement } from '../octavo-element.js';
import { closeMenus } from './close-menus.js';
import { entryForKey } from './entry-for-key.js';

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
    root.addEventListener('keydown', this.#onKey);
    root.addEventListener('click', this.#onClick);
    root.addEventListener('toggle', this.#align, true);
    if (wasOpen) void this.updateComplete.then(() => this.menu?.setAttribute('open', ''));
    return root;
  }

  protected override updated(): void {
    this.#stop?.();
    this.#stop = this.menu ? closeMenus([this.menu]) : undefined;
  }

  /** The menu with the children of the element; `button` is the content of its button, and `name` its name, if that is not the content. */
  protected renderMenu(button: unknown, name?: string): TemplateResult {
    return html`<details part="menu">
      <summary part="button" aria-label=${name ?? nothing}>
        ${button}<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m7 10 5 5 5-5" /></svg>
      </summary>
      <div part="list"><slot></slot></div>
    </details>`;
  }

  /** Down opens the menu; arrows, Home and End move between its entries. */
  readonly #onKey = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    const entries = [...this.querySelectorAll<HTMLElement>(':is(a[href], button):not([slot])')];
    if (!this.menu || (!this.menu.open && key !== 'ArrowDown')) return;
    const entry = entryForKey(event as KeyboardEvent, entries);
    if (!entry) return;
    event.preventDefault();
    this.menu.open = true;
    entry.focus();
  };

  /** A list that would leave the screen ends where its button ends. */
  readonly #align = (): void => {
    const list = this.menu!.lastElementChild!;
    list.classList.remove('octavo-at-end');
    const { left, right } = list.getBoundingClientRect();
    list.classList.toggle('octavo-at-end', left < 0 || right > document.documentElement.clientWidth);
  };

  readonly #onClick = ({ target }: Event): void => {
    if (this.menu && (target as Element).closest('a, button')) this.menu.open = false;
  };
}
