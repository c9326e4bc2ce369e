import { html } from 'lit';
import { queryAll } from 'lit/decorators.js';
import { connectSearch, use, type SearchSetup } from './connect-search.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { searchStyles } from './search.styles.js';

/**
 * A button that opens the search of a site built with Octavo. The keys `/` and Ctrl K (⌘ K) open it too. Search and its
 * index are loaded when readers use it.
 *
 * @summary Searches a documentation site.
 * @example
 * <octavo-search index="https://docs.example.com/_octavo/search/index.json">Search the docs</octavo-search>
 * @slot - The label of the button, which is also the text in the empty search field. Default `Search`.
 * @csspart button - The button.
 * @csspart label - The label.
 * @csspart key - The key that opens the search.
 */
@define('octavo-search')
export class Search extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = searchStyles;

  /** URL of the site's `_octavo/search/index.json`. On another host, that host must allow it (CORS). */
  @property() index = '';

  /** Text in the empty search field. Default: the label of the button. */
  @property() prompt?: string;

  /** Code of the language that is searched first, such as `pt-BR`. Default: all languages. */
  @property() language?: string;

  /** Name of the version that is searched first. Default: all versions. */
  @property() version?: string;

  /** Name of the product that is searched first. Default: all products. */
  @property() product?: string;

  /** Name of the tab whose results load first. */
  @property() tab?: string;

  /** URL of a page with links to all pages, relative to the site. It is offered if nothing matches. */
  @property({ attribute: 'site-map' }) siteMap?: string;

  @queryAll('button') private readonly buttons!: NodeListOf<HTMLElement>;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#connect();
  }

  protected override firstUpdated(): void {
    this.#connect();
  }

  /** Opens the search. */
  open(): Promise<void> {
    return use(this.#setup, ({ openSearch }, values) => openSearch(values));
  }

  override render() {
    return html`<button part="button" type="button" aria-haspopup="dialog">
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM20 20l-4.7-4.7" /></svg>
      <span part="label"><slot>Search</slot></span
      ><kbd part="key" aria-hidden="true">/</kbd>
    </button>`;
  }

  #connect(): void {
    this.untilDisconnected(connectSearch(this.buttons, this.#setup));
  }

  /** `undefined` without an index. */
  readonly #setup = (): SearchSetup | undefined => {
    if (!this.index) return undefined;
    const { language, version, product, tab, siteMap } = this;
    return {
      indexUrl: new URL(this.index, document.baseURI).href,
      scope: { language, version, product, tab },
      prompt: this.prompt ?? (this.textContent?.trim() || undefined),
      siteMap,
    };
  };
}
