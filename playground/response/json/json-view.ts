import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { CopyResult, copyText } from '../../../elements/copy-text.js';
import { define, OctavoElement, property } from '../../../elements/octavo-element.js';
import { text } from '../../labels.js';
import { message } from '../../messages.js';
import { propertyOnly } from '../../property-only.js';
import { digitsOf, exactJson, isExactNumber } from '../../model/values/exact-json.js';
import { jsonViewStyles } from './json-view.styles.js';
import { moveInTree } from './move-in-tree.js';

/** More entries than this are drawn when the reader asks for them. */
const pageSize = 100;

/** Shorter data needs no search, in characters. */
const searchFrom = 1000;

/** Levels that are open at first, of long and of short data. */
const openDepth = { long: 2, short: 4 };

/** A value in the tree. */
interface TreeNode {
  value: unknown;
  /** As JSONPath: `$.data[0].name`. */
  path: string;
  /** Its key or index; none at the root. */
  key?: string | number;
}

/**
 * JSON data with colors, whose objects and lists open and close. Closed parts are not in the page. The arrow keys move in the
 * tree; value and path of the current row can be copied.
 *
 * @summary A JSON value as a tree.
 */
@define('octavo-json-view')
export class JsonView extends OctavoElement {
  static override styles = jsonViewStyles;

  /** The data. */
  @property(propertyOnly) value: unknown;

  /** Paths that the reader opened or closed, with their current state. */
  @state() private toggled: ReadonlyMap<string, boolean> = new Map();
  /** Whether all are open or closed, except those in `toggled`. Default: as deep as the data is long. */
  @state() private isAllOpen: boolean | undefined;
  /** Number of drawn entries, by path. */
  @state() private shown: ReadonlyMap<string, number> = new Map();
  /** The search text of the reader, in lower case. */
  @state() private query = '';
  /** The row that has or had the focus. */
  @state() private current: TreeNode | undefined;

  #isLong = false;
  readonly #copied = new CopyResult(this);

  override render() {
    this.#isLong = typeof this.value === 'object' && JSON.stringify(this.value).length > searchFrom;
    return html`${this.#isLong ? this.#tools() : nothing}
      <ul role="tree" aria-label=${text('body')} @keydown=${moveInTree}>
        ${this.#node({ value: this.value, path: '$' }, 0, '')}
      </ul>
      ${this.current ? this.#currentRow(this.current) : nothing}`;
  }

  #tools(): TemplateResult {
    const openAll = (isOpen: boolean): void => {
      this.toggled = new Map();
      this.isAllOpen = isOpen;
    };
    return html`<div part="tools">
      <input type="search" aria-label=${message('search')} placeholder=${message('search')} @input=${this.#onSearch} />
      <button type="button" @click=${() => openAll(true)}>${message('expandAll')}</button>
      <button type="button" @click=${() => openAll(false)}>${message('collapseAll')}</button>
    </div>`;
  }

  readonly #onSearch = (event: Event): void => {
    this.query = (event.target as HTMLInputElement).value.trim().toLowerCase();
    this.toggled = new Map();
    this.isAllOpen = undefined;
  };

  /** Where the current row is, and buttons that copy it. */
  #currentRow({ value, path }: TreeNode): TemplateResult {
    const copy = (copied: string): void => void this.#copied.show(copyText(copied, this));
    const written = typeof value === 'string' && !isExactNumber(value) ? value : exactJson(value, 2);
    return html`<div part="current">
      <code>${path}</code>
      <button type="button" @click=${() => copy(written)}>${message('copyValue')}</button>
      <button type="button" @click=${() => copy(path)}>${message('copyPath')}</button>
      <span role="status">${this.#copied.label && text(this.#copied.label)}</span>
    </div>`;
  }

  /** `after`: the comma behind the value. */
  #node(node: TreeNode, depth: number, after: string): TemplateResult {
    const { value, path } = node;
    const isOpen = isEmpty(value) ? undefined : this.#isOpen(path, depth);
    return html`<li role="none">
      <span
        part="row"
        role="treeitem"
        tabindex=${path === (this.current?.path ?? '$') ? 0 : -1}
        aria-level=${depth + 1}
        aria-expanded=${isOpen ?? nothing}
        @focus=${() => (this.current = node)}
        @click=${this.#onClick}
        @toggle=${() => this.#onToggle(path, isOpen)}
        >${keyText(node)}${isOpen === undefined ? shortValue(value) : opening(value, isOpen)}${isOpen ? nothing : after}</span
      >${isOpen ? html`${this.#entries(node, depth)}<span>${brackets(value)[1]}${after}</span>` : nothing}
    </li>`;
  }

  #isOpen(path: string, depth: number): boolean {
    const first = depth < (this.#isLong ? openDepth.long : openDepth.short) || this.query !== '';
    return this.toggled.get(path) ?? this.isAllOpen ?? first;
  }

  /** A click on the start of an object or a list opens or closes it. */
  readonly #onClick = (event: Event): void => {
    const row = event.currentTarget as HTMLElement;
    row.focus();
    if ((event.target as Element).closest('[part="toggle"]')) row.dispatchEvent(new Event('toggle'));
  };

  #onToggle(path: string, isOpen: boolean | undefined): void {
    if (isOpen !== undefined) this.toggled = new Map(this.toggled).set(path, !isOpen);
  }

  /** Whether an entry contains the search text of the reader. */
  #isMatch(key: string, value: unknown): boolean {
    return this.query === '' || `${key} ${exactJson(value)}`.toLowerCase().includes(this.query);
  }

  #entries({ value, path }: TreeNode, depth: number): TemplateResult {
    const isList = Array.isArray(value);
    const count = this.shown.get(path) ?? pageSize;
    const matches = Object.entries(value as object).filter(([key, each]) => this.#isMatch(isList ? '' : key, each));
    const more = (): void => {
      this.shown = new Map(this.shown).set(path, count + 10 * pageSize);
    };
    return html`<ul role="group">
      ${matches.slice(0, count).map(([key, each], index) => {
        const node = { value: each, path: path + pathStep(key, isList), key: isList ? Number(key) : key };
        return this.#node(node, depth + 1, index < matches.length - 1 ? ',' : '');
      })}
      ${
        matches.length > count
          ? html`<li role="none">
              <span part="row more" role="treeitem" tabindex="-1" aria-level=${depth + 2} @click=${more} @toggle=${more}
                >… ${matches.length - count}</span
              >
            </li>`
          : nothing
      }
    </ul>`;
  }
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether a value has no entries. */
function isEmpty(value: unknown): boolean {
  return !isNested(value) || Object.keys(value).length === 0;
}

function brackets(value: unknown): string {
  return Array.isArray(value) ? '[]' : '{}';
}

/** The start of an object or a list, or all of it if it is closed. */
function opening(value: unknown, isOpen: boolean): TemplateResult {
  const [start, end] = brackets(value);
  const marker = html`<span part="marker">${isOpen ? '▾' : '▸'}</span>`;
  const count = isOpen ? '' : ` ${Object.keys(value as object).length} ${end}`;
  return html`<span part="toggle">${marker}${start}${count}</span>`;
}

/** A step of a JSONPath: `.name`, `[0]` or `["a b"]`. */
function pathStep(key: string, isIndex: boolean): string {
  return isIndex ? `[${key}]` : /^[a-z_$][\w$]*$/i.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

/** The keys of objects; indexes are in the path only. */
function keyText({ key }: TreeNode): TemplateResult | typeof nothing {
  return typeof key === 'string' ? html`<span class="key">${JSON.stringify(key)}</span>: ` : nothing;
}

/** A value without entries. */
function shortValue(value: unknown): TemplateResult {
  if (isExactNumber(value)) return html`<span class="number">${digitsOf(value)}</span>`;
  if (isNested(value)) return html`${brackets(value)}`;
  const type = typeof value === 'string' || typeof value === 'number' ? typeof value : 'literal';
  return html`<span class=${type}>${JSON.stringify(value) ?? 'undefined'}</span>`;
}
