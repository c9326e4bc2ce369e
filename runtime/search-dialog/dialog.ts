/** The search dialog: a combo box whose list box has the results. */
import type { SearchResult, SearchScope } from '../search/adapter.js';
import type { IndexManifest } from '../search/index/index-file.js';
import { english, type SearchLabels } from '../search/labels.js';
import { createMatcher, plainWords } from '../search/match-ranges.js';
import { createElement } from './create-element.js';
import { openLink } from './open-link.js';
import { createView, type DialogView } from './dialog-view.js';
import { Excerpts } from './matches/excerpts.js';
import { PageTexts, quietTime } from './matches/page-texts.js';
import { filterElements } from './filters.js';
import { keepMatch } from './matches/keep-match.js';
import { ListBox } from './list-box.js';
import { linkOption, queryOptions, resultOptions } from './options.js';
import { clearSearches, keepSearch, recentSearches } from './start/recent.js';
import { startOptions } from './start/start-options.js';
import { showMatch } from './matches/show-match.js';
import type { SearchSource } from './engine/search-source.js';

/** The data of `<octavo-search>`. */
export interface DialogOptions {
  source: SearchSource;
  /** The reader's current scope. The tab decides which results load first. */
  scope: SearchScope;
  /** Text in the empty field. */
  prompt?: string;
  /** URL of a page with links to all pages, relative to the site. */
  siteMap?: string;
}

export class SearchDialog {
  readonly #options: DialogOptions;
  readonly #view: DialogView;
  readonly #list: ListBox;
  readonly #texts: PageTexts;
  readonly #excerpts: Excerpts;
  #labels: SearchLabels = english;
  #manifest: IndexManifest = { version: 1, shards: [] };
  #scope: SearchScope;
  #result: SearchResult = { pages: [] };
  #searches = 0;

  constructor(options: DialogOptions) {
    this.#options = options;
    this.#scope = { ...options.scope, tab: undefined };
    this.#view = createView();
    const { input, body, dialog } = this.#view;
    this.#list = new ListBox(input, body, (option, event) => this.#choose(option, event));
    this.#texts = new PageTexts(options.source.base);
    this.#excerpts = new Excerpts(this.#texts);
    this.#translate();
    input.addEventListener('input', () => void this.#search());
    // In a search field, browsers clear the field on Escape instead, WebKit also if it is empty.
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      dialog.close();
    });
    // WebKit takes the focus out of a closed dialog only later, and keys would go to the hidden field.
    dialog.addEventListener('close', () => dialog.querySelector<HTMLElement>(':focus')?.blur());
    // The reader goes back.
    document.addEventListener('octavo:before-update', () => dialog.close());
    this.#view.clear.addEventListener('click', () => this.#ask(''));
    this.#view.close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  }

  /** Opens the dialog and loads the index. `text`: the text typed so far; if empty, the last search is selected. */
  async open(text: string): Promise<void> {
    const { dialog, input } = this.#view;
    if (dialog.open) return;
    dialog.showModal();
    if (text === '') input.select();
    else input.value = text;
    await this.#load();
  }

  async #load(): Promise<void> {
    try {
      if (!this.#options.source.isOpen) this.#note(this.#labels.loading);
      this.#manifest = await this.#options.source.open();
      void this.#options.source.preload(this.#near);
      const language = this.#language;
      const labels = this.#manifest.labels ?? {};
      this.#labels = { ...english, ...(labels[language] ?? labels[language.split('-')[0]!]) };
      this.#translate();
      await this.#search();
    } catch {
      this.#fail();
    }
  }

  /** Code of the reader's language. */
  get #language(): string {
    return this.#options.scope.language ?? document.documentElement.lang;
  }

  /** The scope of the search, and the reader's tab. */
  get #near(): SearchScope {
    return { ...this.#scope, near: this.#options.scope.tab };
  }

  #translate(): void {
    this.#view.translate(this.#labels, this.#options.prompt);
  }

  /** Searches for the text in the field. Only the latest search is shown. */
  async #search(): Promise<void> {
    const { input, clear, filters } = this.#view;
    const query = input.value.trim();
    const search = ++this.#searches;
    clear.hidden = input.value === '';
    filters.replaceChildren(
      ...filterElements(this.#manifest, this.#scope, this.#labels, (scope) => {
        this.#scope = scope;
        void this.#search();
      }),
    );
    if (query === '') return this.#showStart();
    try {
      for await (const result of this.#options.source.search(query, this.#near)) {
        if (search !== this.#searches) return;
        if (!result.phrases?.isQuoted) this.#show(query, result);
        if (result.phrases && !result.isPartial) await this.#showPhrases(query, result, search);
      }
    } catch {
      if (search === this.#searches) this.#fail();
    }
  }

  #show(query: string, result: SearchResult): void {
    this.#result = result;
    const count = result.count ?? result.pages.length;
    if (count === 0) return this.#showNothing(query, result);
    const match = createMatcher(result.words ?? plainWords(query));
    const { groups, excerpts } = resultOptions(result, this.#options.source.base, match);
    this.#list.show(groups, this.#labels.results, undefined, true);
    this.#view.status.textContent = this.#labels.count.replace('{count}', String(count));
    this.#excerpts.fill(excerpts, match);
  }

  /** Compares the texts of the pages with the words of the query together. The reader may have moved to a result by then. */
  async #showPhrases(query: string, result: SearchResult, search: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, quietTime));
    if (search !== this.#searches) return;
    const { withPhrases } = await import('./phrases.js');
    const checked = await withPhrases(result, (href) => this.#texts.of(href));
    if (search !== this.#searches || (!result.phrases!.isQuoted && this.#list.hasMoved)) return;
    this.#show(query, checked);
  }

  #showNothing(query: string, { isPartial, suggestions = [] }: SearchResult): void {
    if (isPartial) return this.#note(this.#labels.loading);
    const { noResults, otherWords, didYouMean, siteMap, siteMapText } = this.#labels;
    const message = noResults.replace('{query}', () => query);
    const link = this.#options.siteMap;
    const options = [
      ...queryOptions('query', suggestions),
      ...(link === undefined ? [] : [linkOption(new URL(link, this.#options.source.base).href, siteMap, siteMapText)]),
    ];
    this.#note(createElement('strong', {}, message), otherWords, options, didYouMean);
  }

  /** Shows what readers may look for before they type. */
  #showStart(): void {
    this.#result = { pages: [] };
    const { base } = this.#options.source;
    const clear = (): void => {
      clearSearches();
      this.#view.input.focus();
      this.#showStart();
    };
    const labels = this.#labels;
    const button = createElement('button', { type: 'button', onclick: clear }, labels.clearRecent);
    const title = createElement('p', { class: 'title' }, labels.recent, button);
    const groups = startOptions({ manifest: this.#manifest, labels, base, language: this.#language });
    this.#list.show(groups, labels.search, recentSearches().length > 0 ? title : undefined);
    const { pending } = this.#manifest;
    this.#view.status.textContent = pending ? this.#labels.indexing.replace('{count}', String(pending)) : '';
  }

  /** Shows a text, and what else there is, in the place of results. */
  #note(
    text: HTMLElement | string,
    more?: HTMLElement | string,
    options: readonly HTMLElement[] = [],
    label = this.#labels.results,
  ): void {
    this.#list.show(options, label, createElement('p', { class: 'note' }, text, more));
    this.#view.status.textContent = typeof text === 'string' ? text : text.textContent;
  }

  #fail(): void {
    const { failed, retry } = this.#labels;
    const button = createElement('button', { type: 'button', onclick: () => void this.#load() }, retry);
    this.#note(createElement('strong', {}, failed), button);
  }

  #ask(query: string): void {
    const { input } = this.#view;
    input.value = query;
    input.focus();
    void this.#search();
  }

  /** Follows a result, or searches for a suggestion. */
  #choose(option: HTMLElement, event: Event): void {
    const { query } = option.dataset;
    if (query !== undefined) return this.#ask(query);
    const { input, dialog } = this.#view;
    const { href } = option as HTMLAnchorElement;
    keepSearch(input.value);
    if (input.value.trim() !== '') keepMatch(href, this.#result.words ?? plainWords(input.value));
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent | KeyboardEvent;
    if (ctrlKey || metaKey || shiftKey) {
      if (event.type === 'keydown') window.open(href);
      return;
    }
    event.preventDefault();
    dialog.close();
    const isHere = href.split('#')[0] === location.href.split('#')[0];
    openLink(href);
    if (isHere) requestAnimationFrame(() => void showMatch());
  }
}
