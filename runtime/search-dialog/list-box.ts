/** The list box of a combo box: the field keeps the focus, and arrow keys move the active option. */
import { createElement } from './create-element.js';

export class ListBox {
  readonly #input: HTMLInputElement;
  readonly #body: HTMLElement;
  readonly #choose: (option: HTMLElement, event: Event) => void;
  #options: HTMLElement[] = [];
  #active = -1;

  /** `choose` is called for a click on an option, and for Enter. */
  constructor(input: HTMLInputElement, body: HTMLElement, choose: (option: HTMLElement, event: Event) => void) {
    this.#input = input;
    this.#body = body;
    this.#choose = choose;
    input.addEventListener('keydown', (event) => this.#press(event));
    body.addEventListener('click', (event) => {
      const option = this.#optionOf(event);
      if (option) choose(option, event);
    });
    body.addEventListener('pointermove', (event) => {
      const option = this.#optionOf(event);
      if (option) this.#activate(this.#options.indexOf(option), false);
    });
    // The field keeps the focus.
    body.addEventListener('mousedown', (event) => this.#optionOf(event) && event.preventDefault());
  }

  /** Shows `content`, options or groups of them, below `before`. */
  show(content: readonly HTMLElement[], label: string, before?: HTMLElement, isFirstActive = false): void {
    const list = createElement('div', { id: 'list', role: 'listbox', 'aria-label': label }, ...content);
    this.#body.replaceChildren(...(before ? [before] : []), list);
    this.#body.scrollTop = 0;
    this.#options = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
    this.#options.forEach((option, index) => (option.id = `option-${index}`));
    list.hidden = this.#options.length === 0;
    this.#input.ariaExpanded = String(this.#options.length > 0);
    this.#active = -1;
    this.#activate(isFirstActive ? 0 : -1, false);
  }

  /** Whether the active option is not the first one. */
  get hasMoved(): boolean {
    return this.#active > 0;
  }

  #optionOf({ target }: Event): HTMLElement | null {
    return (target as Element).closest<HTMLElement>('[role="option"]');
  }

  #press(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const { length } = this.#options;
    const { key } = event;
    if (key === 'Enter') {
      event.preventDefault();
      const option = this.#options[this.#active];
      if (option) this.#choose(option, event);
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && length > 0) {
      event.preventDefault();
      const from = this.#active === -1 && key === 'ArrowUp' ? 0 : this.#active;
      this.#activate((from + (key === 'ArrowDown' ? 1 : -1) + length) % length, true);
    }
  }

  #activate(index: number, isScrolled: boolean): void {
    this.#options[this.#active]?.setAttribute('aria-selected', 'false');
    this.#active = index;
    const option = this.#options[index];
    option?.setAttribute('aria-selected', 'true');
    if (option) this.#input.setAttribute('aria-activedescendant', option.id);
    else this.#input.removeAttribute('aria-activedescendant');
    if (!isScrolled) return;
    if (index === 0) this.#body.scrollTop = 0;
    else option?.scrollIntoView({ block: 'nearest' });
  }
}
