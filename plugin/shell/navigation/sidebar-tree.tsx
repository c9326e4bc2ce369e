/**
 * The tree of the sidebar is the largest part of a page and nearly the same on all of them. So an entry is rendered once
 * for all pages that it neither names nor contains; a page renders only the entries that lead to itself.
 */
import { Fragment, h, type Html, type Node } from '../../../runtime/jsx/node.js';
import { linkAddress } from '../../site/addresses.js';
import type { SidebarItem } from '../../site/types.js';
import type { ShellContext } from '../types.js';
import { prerender } from '../write-html.js';
import { iconOf, renderTag } from './label.js';

type Group = SidebarItem & { type: 'group' };
type Page = SidebarItem & { type: 'page' };

/** The page that is being rendered. */
interface Current {
  path: string;
  /** The entries that name it, and the groups around them. */
  entries: ReadonlySet<SidebarItem>;
}

const none: ReadonlySet<SidebarItem> = new Set();

export class SidebarTree {
  readonly #items: readonly SidebarItem[];
  readonly #context: ShellContext;
  /** By page path: `Current.entries`. */
  readonly #entries = new Map<string, Set<SidebarItem>>();
  /** Entries, as they are on all other pages. */
  readonly #rendered = new Map<SidebarItem, Html>();

  constructor(items: readonly SidebarItem[], context: ShellContext) {
    this.#items = items;
    this.#context = context;
    this.#index(items, []);
  }

  /** The tree with `path` as the current page and the groups around it open. */
  render(path: string): Node {
    const current = { path, entries: this.#entries.get(path) ?? none };
    return lists(this.#items).map((list) =>
      Array.isArray(list)
        ? this.#renderList(list, current)
        : this.#once(list, current, () => this.#renderSection(list, current)),
    );
  }

  #index(items: readonly SidebarItem[], groups: readonly SidebarItem[]): void {
    for (const item of items) {
      const line = [...groups, item];
      if (item.path !== undefined) {
        const entries = this.#entries.get(item.path) ?? new Set();
        for (const entry of line) entries.add(entry);
        this.#entries.set(item.path, entries);
      }
      if (item.type === 'group') this.#index(item.items, line);
    }
  }

  /** What `render` returns, kept for the pages that it does not depend on. */
  #once(item: SidebarItem, { entries }: Current, render: () => Node): Node {
    if (entries.has(item)) return render();
    let html = this.#rendered.get(item);
    if (!html) this.#rendered.set(item, (html = prerender(render())));
    return html;
  }

  /** A group of the first level: a list with a heading. */
  #renderSection(group: Group, current: Current): Node {
    return (
      <>
        <p data-in={group.versions}>{this.#renderGroupTitle(group, current)}</p>
        {this.#renderList(group.items, current, group.versions)}
      </>
    );
  }

  #renderList(items: readonly SidebarItem[], current: Current, versions?: readonly number[]): Node {
    const render = (item: SidebarItem): Node =>
      item.type === 'page' ? this.#renderPage(item, current) : this.#renderGroup(item, current);
    return <ul data-in={versions}>{items.map((item) => this.#once(item, current, () => render(item)))}</ul>;
  }

  #renderGroup(group: Group, current: Current): Node {
    return (
      <li data-in={group.versions}>
        <details open={group.expanded || current.entries.has(group)}>
          <summary>{this.#renderGroupTitle(group, current)}</summary>
          {this.#renderList(group.items, current)}
        </details>
      </li>
    );
  }

  #renderGroupTitle(group: Group, current: Current): Node {
    const label = (
      <>
        {iconOf(group, this.#context)}
        {group.title}
        {renderTag(group.tag)}
      </>
    );
    return group.href === undefined ? label : this.#renderLink(group.href, group.path, label, current);
  }

  #renderPage(page: Page, current: Current): Node {
    const label = (
      <>
        {iconOf(page, this.#context)}
        {page.method && <b class={page.method.toLowerCase()}>{shortMethod(page.method)}</b>}
        {page.deprecated ? <s>{page.title}</s> : page.title}
        {renderTag(page.tag)}
      </>
    );
    return <li data-in={page.versions}>{this.#renderLink(page.href, page.path, label, current)}</li>;
  }

  #renderLink(href: string, path: string | undefined, label: Node, current: Current): Node {
    return (
      <a href={linkAddress(href, this.#context.base)} aria-current={path === current.path ? 'page' : undefined}>
        {label}
      </a>
    );
  }
}

/** Groups of the first level stand alone; pages between them are lists. */
function lists(items: readonly SidebarItem[]): (Group | Page[])[] {
  const result: (Group | Page[])[] = [];
  for (const item of items) {
    const last = result.at(-1);
    if (item.type === 'group') result.push(item);
    else if (Array.isArray(last)) last.push(item);
    else result.push([item]);
  }
  return result;
}

function shortMethod(method: string): string {
  return method.toUpperCase().replace('DELETE', 'DEL').replace('OPTIONS', 'OPT');
}
