import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { define, OctavoElement, property } from '../../../elements/octavo-element.js';
import { background, borderStrong, mono, muted, primary, radiusSmall } from '../../../elements/tokens.js';
import { text } from '../../labels.js';
import { propertyOnly } from '../../property-only.js';
import { digitsOf, exactJson, isExactNumber } from '../../model/values/exact-json.js';
import { jsonColors } from './json-colors.js';

/** More entries than this are drawn when the reader asks for them. */
const pageSize = 100;

/** Shorter data needs no search, in characters. */
const searchFrom = 1000;

/** Levels that are open at first, of long and of short data. */
const openDepth = { long: 2, short: 4 };

/**
 * JSON data with colors, whose objects and lists open and close. Closed parts are not in the page.
 *
 * @summary A JSON value as a tree.
 */
@define('octavo-json-view')
export class JsonView extends OctavoElement {
  static override styles = css`
    :host {
      display: block;
      font: 0.8125rem/1.6 ${mono};
      direction: ltr;
      overflow-wrap: anywhere;
    }
    input {
      inline-size: 100%;
      margin-block-end: 0.5rem;
      padding: 0.25rem 0.5rem;
      border: 1px solid ${borderStrong};
      border-radius: ${radiusSmall};
      background: ${background};
      color: inherit;
      font: inherit;
    }
    ul {
      margin: 0;
      padding-inline-start: 1.25rem;
      list-style: none;
    }
    button {
      padding: 0;
      border: 0;
      background: none;
      color: ${muted};
      font: inherit;
      cursor: pointer;
    }
    button:focus-visible {
      outline: 2px solid ${primary};
    }
    ${jsonColors}
    .string {
      white-space: pre-wrap;
    }
    @media (forced-colors: active) {
      button {
        color: ButtonText;
      }
    }
  `;

  /** The data. */
  @property(propertyOnly) value: unknown;

  /** Paths that the reader opened or closed, with their current state. */
  @state() private toggled: ReadonlyMap<string, boolean> = new Map();
  /** Number of drawn entries, by path. */
  @state() private shown: ReadonlyMap<string, number> = new Map();

  #isLong = false;

  /** The search text of the reader, in lower case. */
  @state() private query = '';

  override render() {
    this.#isLong = typeof this.value === 'object' && JSON.stringify(this.value).length > searchFrom;
    return html`${
      this.#isLong
        ? html`<input
            type="search"
            aria-label=${text('search')}
            placeholder=${text('search')}
            @input=${this.#onSearch}
          />`
        : nothing
    }${this.#node(this.value, '', 0)}`;
  }

  readonly #onSearch = (event: Event): void => {
    this.query = (event.target as HTMLInputElement).value.trim().toLowerCase();
    this.toggled = new Map();
  };

  #node(value: unknown, path: string, depth: number): TemplateResult {
    if (isExactNumber(value)) return html`<span class="number">${digitsOf(value)}</span>`;
    if (typeof value !== 'object' || value === null) return scalar(value);
    const entries = Object.entries(value);
    const [start, end] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
    if (entries.length === 0) return html`${start}${end}`;
    const isOpen =
      this.toggled.get(path) ?? (depth < (this.#isLong ? openDepth.long : openDepth.short) || this.query !== '');
    const toggle = (): void => {
      this.toggled = new Map(this.toggled).set(path, !isOpen);
    };
    const button = html`<button type="button" aria-expanded=${isOpen} @click=${toggle}>
      ${isOpen ? `▾ ${start}` : `▸ ${start} ${entries.length} ${end}`}
    </button>`;
    return isOpen ? html`${button}${this.#entries(entries, Array.isArray(value), path, depth)}${end}` : button;
  }

  /** Whether an entry contains the search text of the reader. */
  #isMatch(key: string, value: unknown): boolean {
    return this.query === '' || `${key} ${exactJson(value)}`.toLowerCase().includes(this.query);
  }

  #entries(entries: [string, unknown][], isList: boolean, path: string, depth: number): TemplateResult {
    const count = this.shown.get(path) ?? pageSize;
    const matches = entries.filter(([key, each]) => this.#isMatch(isList ? '' : key, each));
    const more = (): void => {
      this.shown = new Map(this.shown).set(path, count + 10 * pageSize);
    };
    return html`<ul>
      ${matches
        .slice(0, count)
        .map(
          ([key, each]) =>
            html`<li>
              ${isList ? nothing : html`<span class="key">${JSON.stringify(key)}</span>: `}${this.#node(each, `${path}/${key}`, depth + 1)}
            </li>`,
        )}
      ${
        matches.length > count
          ? html`<li><button type="button" @click=${more}>… ${matches.length - count}</button></li>`
          : nothing
      }
    </ul>`;
  }
}

function scalar(value: unknown): TemplateResult {
  const type = typeof value === 'string' || typeof value === 'number' ? typeof value : 'literal';
  return html`<span class=${type}>${JSON.stringify(value) ?? 'undefined'}</span>`;
}
