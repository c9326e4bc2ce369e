import { html } from 'lit';
import { state } from 'lit/decorators.js';
import { label } from '../labels.js';
import { define, OctavoElement } from '../octavo-element.js';
import { replaceAddress } from '../page-address.js';
import { setHidden } from '../set-hidden.js';
import { FilterEvent } from './filter-event.js';
import { updateFilterLightStyles, updateFilterStyles } from './update-filter.styles.js';

/** The query parameter with the selected tags: `?tags=API,Web`. */
const parameter = 'tags';

/**
 * A row of tags above the `<octavo-update>` elements of a page. It shows the entries with at least one selected tag. The
 * selection is part of the URL. Find-in-page and links to a hidden entry show all entries again.
 *
 * @summary Filters a changelog by tags.
 * @example
 * <octavo-update-filter></octavo-update-filter>
 * <octavo-update label="May 2026" tags="API">The API has pagination.</octavo-update>
 * <octavo-update label="April 2026" tags="CLI">The CLI has colors.</octavo-update>
 * @slot - A `<button type="button" value="API">API</button>` for each tag. Default: a button for each tag on the page.
 * @csspart tags - The row of tags.
 * @csspart tag - A tag button, if none is slotted.
 * @csspart chosen - A tag button that is selected.
 * @csspart status - The number of entries that are shown, for assistive technology.
 * @csspart clear - The button that shows all entries again.
 * @fires {FilterEvent} octavo-filter - Fired when the reader changes the selected tags.
 */
@define('octavo-update-filter')
export class UpdateFilter extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = updateFilterStyles;
  static override readonly lightStyles = updateFilterLightStyles;

  @state() private chosen: readonly string[] = [];
  @state() private foundTags: readonly string[] = [];
  @state() private status = '';

  /** The tags in the URL, until the reader selects other tags. */
  #requested: string[] | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.listen(this, ['click'], this.#onClick);
    this.listen(document, ['beforematch'], this.#onBeforeMatch);
    this.listen(window, ['hashchange'], this.#onHashChange);
    this.observe(document, { attributeFilter: ['tags'], childList: true, subtree: true }, (records) => {
      if (
        records.some(({ target, addedNodes, removedNodes }) => [target, ...addedNodes, ...removedNodes].some(isUpdate))
      )
        this.#read();
    });
    this.untilDisconnected(() => updates().forEach((update) => update.removeAttribute('hidden')));
    // Entries further down the page are upgraded in the same task.
    queueMicrotask(() => {
      this.#requested = new URLSearchParams(location.search).get(parameter)?.split(',');
      this.#read();
      this.#onHashChange();
    });
  }

  override render() {
    return html`<div part="tags" role="group" aria-label=${label('filter')}>
        <slot>${this.foundTags.map((tag) => this.#tag(tag, this.chosen.includes(tag)))}</slot>
        <button part="clear" type="button" value="" hidden>${label('clear')}</button>
      </div>
      <span part="status" role="status"></span>`;
  }

  protected override updated(): void {
    this.findPart('clear')!.hidden = this.chosen.length === 0;
    this.findPart('status')!.textContent = this.status;
  }

  /** Reads the tags of all entries, and applies the selection to new entries. */
  #read(): void {
    const tags = [...new Set(updates().flatMap(tagsOf))];
    this.foundTags = this.querySelector('button') ? [] : tags;
    this.#show(this.#requested?.filter((tag) => tags.includes(tag)) ?? this.chosen);
  }

  #tag(tag: string, isChosen: boolean) {
    return html`<button part=${isChosen ? 'tag chosen' : 'tag'} type="button" value=${tag} aria-pressed=${isChosen}>
      ${tag}
    </button>`;
  }

  readonly #onClick = (event: Event): void => {
    const button = event.composedPath().find((node) => node instanceof HTMLButtonElement);
    if (!button) return;
    const { value } = button;
    if (!value) this.querySelector('button')?.focus();
    this.#choose(
      !value ? [] : this.chosen.includes(value) ? this.chosen.filter((tag) => tag !== value) : [...this.chosen, value],
    );
  };

  /** Handles a selection by the reader: updates the URL, announces the result and fires the event. */
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
    for (const button of this.querySelectorAll<HTMLButtonElement>('button:not([value=""])'))
      button.ariaPressed = String(tags.includes(button.value));
    for (const update of updates()) {
      setHidden(update, tags.length > 0 && !tagsOf(update).some((tag) => tags.includes(tag)));
    }
  }

  readonly #onBeforeMatch = ({ target }: Event): void => {
    if ((target as Element).closest('octavo-update')) this.#choose([]);
  };

  readonly #onHashChange = (): void => {
    if (document.querySelector('octavo-update[hidden] :target, octavo-update[hidden]:target')) this.#choose([]);
  };
}

/** Whether a mutation of `node` can change the entries or their tags. */
function isUpdate(node: Node): boolean {
  return (
    node instanceof Element && (node.closest('octavo-update') !== null || node.querySelector('octavo-update') !== null)
  );
}

function updates(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('octavo-update')];
}

function tagsOf(update: HTMLElement): string[] {
  const parts = ':scope > [slot="tag"], :scope > * > * > [data-component-part="update-tag"]';
  const slotted = [...update.querySelectorAll(parts)].map(({ textContent }) => textContent);
  return [...slotted, ...(update.getAttribute('tags')?.split(',') ?? [])].map((tag) => tag.trim()).filter(Boolean);
}
