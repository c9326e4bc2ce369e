import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { label } from '../labels.js';
import { define, OctavoElement } from '../octavo-element.js';
import { replaceAddress } from '../page-address.js';
import { setHidden } from '../set-hidden.js';
import { FilterEvent } from './filter-event.js';
import { updateFilterLightStyles, updateFilterStyles } from './update-filter.styles.js';

/** The part of the address that holds the chosen tags: `?tags=API,Web`. */
const parameter = 'tags';

/**
 * A row of tags above the `<octavo-update>` elements of a page: shows the entries that have one of the chosen tags. The
 * choice is in the address, so it can be linked to. Searching in the page or following a link shows all entries again.
 *
 * @summary Filters a changelog by tags.
 * @example
 * <octavo-update-filter></octavo-update-filter>
 * <octavo-update label="May 2026" tags="API">The API has pagination.</octavo-update>
 * <octavo-update label="April 2026" tags="CLI">The CLI has colors.</octavo-update>
 * @slot - A `<button type="button" value="API">API</button>` for each tag; where there is none, one is drawn for each tag on the page.
 * @csspart tags - The row.
 * @csspart tag - A button of the row, where none is slotted.
 * @csspart chosen - One of these that is chosen.
 * @csspart clear - The button that shows all entries again.
 * @fires {FilterEvent} octavo-filter - A reader chose which entries are shown.
 */
@define('octavo-update-filter')
export class UpdateFilter extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = updateFilterStyles;
  static override readonly lightStyles = updateFilterLightStyles;

  @state() private chosen: readonly string[] = [];
  @state() private drawn: readonly string[] = [];
  @state() private status = '';

  #changes: MutationObserver | undefined;

  /** The tags in the address, until the reader chooses others. */
  #requested: string[] | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('beforematch', this.#found);
    window.addEventListener('hashchange', this.#pointed);
    this.#changes = new MutationObserver((records) => {
      if (
        records.some(({ target, addedNodes, removedNodes }) => [target, ...addedNodes, ...removedNodes].some(isUpdate))
      )
        this.#read();
    });
    this.#changes.observe(document, { attributeFilter: ['tags'], childList: true, subtree: true });
    // Entries further down are upgraded in the same task.
    queueMicrotask(() => {
      this.#requested = new URLSearchParams(location.search).get(parameter)?.split(',');
      this.#read();
      this.#pointed();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('beforematch', this.#found);
    window.removeEventListener('hashchange', this.#pointed);
    this.#changes?.disconnect();
    for (const update of updates()) update.removeAttribute('hidden');
  }

  override render() {
    return html`<div part="tags" role="group" aria-label=${label('filter')} @click=${this.#clicked}>
        <slot>${this.drawn.map((tag) => this.#tag(tag, this.chosen.includes(tag)))}</slot
        >${this.chosen.length > 0 ? html`<button part="clear" type="button" value="">${label('clear')}</button>` : nothing}
      </div>
      <span role="status">${this.status}</span>`;
  }

  /** Draws a button for each tag of the entries, and shows or hides those that were added. */
  #read(): void {
    const tags = [...new Set(updates().flatMap(tagsOf))];
    this.drawn = this.children.length > 0 ? [] : tags;
    this.#show(this.#requested?.filter((tag) => tags.includes(tag)) ?? this.chosen);
  }

  #tag(tag: string, isChosen: boolean) {
    return html`<button part=${isChosen ? 'tag chosen' : 'tag'} type="button" value=${tag} aria-pressed=${isChosen}>
      ${tag}
    </button>`;
  }

  readonly #clicked = ({ target }: Event): void => {
    const button = (target as Element).closest('button');
    if (!button) return;
    const { value } = button;
    if (!value) this.querySelector('button')?.focus();
    this.#choose(
      !value ? [] : this.chosen.includes(value) ? this.chosen.filter((tag) => tag !== value) : [...this.chosen, value],
    );
  };

  /** Shows as a reader asks: in the address, aloud, with an event. */
  #choose(tags: readonly string[]): void {
    this.#requested = undefined;
    this.#show(tags);
    const address = new URL(location.href);
    if (tags.length > 0) address.searchParams.set(parameter, tags.join());
    else address.searchParams.delete(parameter);
    replaceAddress(address.href);
    this.status = `${label('shown')}: ${updates().filter((update) => !update.hasAttribute('hidden')).length}`;
    this.dispatchEvent(new FilterEvent(tags));
  }

  #show(tags: readonly string[]): void {
    this.chosen = tags;
    for (const button of this.querySelectorAll('button')) button.ariaPressed = String(tags.includes(button.value));
    for (const update of updates()) {
      setHidden(update, tags.length > 0 && !tagsOf(update).some((tag) => tags.includes(tag)));
    }
  }

  readonly #found = ({ target }: Event): void => {
    if ((target as Element).closest('octavo-update')) this.#choose([]);
  };

  readonly #pointed = (): void => {
    if (document.querySelector('octavo-update[hidden] :target, octavo-update[hidden]:target')) this.#choose([]);
  };
}

/** Whether a change of `node` can change which entries there are, or their tags. */
function isUpdate(node: Node): boolean {
  return (
    node instanceof Element && (node.closest('octavo-update') !== null || node.querySelector('octavo-update') !== null)
  );
}

function updates(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('octavo-update')];
}

function tagsOf(update: HTMLElement): string[] {
  const slotted = [...update.querySelectorAll(':scope > [slot="tag"]')].map(({ textContent }) => textContent);
  return [...slotted, ...(update.getAttribute('tags')?.split(',') ?? [])].map((tag) => tag.trim()).filter(Boolean);
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-update-filter': UpdateFilter;
  }
}
