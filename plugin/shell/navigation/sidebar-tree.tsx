/**
 * The tree of the sidebar is the largest part of a page and nearly the same on all of them. So an entry is rendered once
 * for all pages that it neither names nor contains; a page renders only the entries that contain itself. In a large sidebar,
 * groups away from the current page have their entries in a fragment: a file that pages load when the group is opened.
 */
import { createHash } from 'node:crypto';
import { Fragment, h, html, type Html, type Node } from '../../../runtime/jsx/node.js';
import type { SidebarItem } from '../../nav/page-navigation.js';
import { dividedThemes } from '../theme/themes.js';
import type { ShellContext } from '../types.js';
import { prerender } from '../write-html.js';
import { icons } from '../icons.js';
import { iconOf, renderLabel, renderTag } from './label.js';
import {
  countEntries,
  isLargeSidebar,
  maxUnsplitEntries,
  linkOfGroup,
  splitLongLists,
  type SidebarGroup,
} from './large-sidebar.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

type Page = SidebarItem & { type: 'page' };

/** A group, or the pages between groups. */
type FirstLevel = SidebarGroup | Page[];

/** The page that is being rendered. */
interface Current {
  path?: string;
  /** The entries that name it, and the groups around them. */
  entries: ReadonlySet<SidebarItem>;
}

const none: ReadonlySet<SidebarItem> = new Set();

/** A page that the sidebar does not have. */
const elsewhere: Current = { entries: none };

/** The entries of a group as pages load them. */
interface SidebarFragment {
  /** Name of its file, which changes with its content. */
  name: string;
  html: Html;
}

/** The entries of a list as one string, as they are on pages that none of them names or contains. */
interface RenderedList {
  html: string;
  /** Start of each entry in `html`, and the end of the last one. */
  starts: readonly number[];
  indexes: ReadonlyMap<SidebarItem, number>;
}

export class SidebarTree {
  /** Whether groups away from the current page are links, and pages load their entries from fragments. */
  readonly isLarge: boolean;
  readonly #firstLevel: readonly FirstLevel[];
  /** The first group with a title, which has an id. */
  readonly #firstTitled: FirstLevel | undefined;
  readonly #context: ShellContext;
  /** By page path: `Current.entries`. */
  readonly #entries = new Map<string, Set<SidebarItem>>();
  /** Groups of the first level, as they are on all other pages. */
  readonly #rendered = new Map<SidebarItem, Html>();
  readonly #lists = new Map<readonly SidebarItem[], RenderedList>();
  /** Groups that are links on pages away from them, with the address of the link. */
  readonly #links = new Map<SidebarGroup, string>();
  readonly #fragments = new Map<SidebarGroup, SidebarFragment>();

  constructor(items: readonly SidebarItem[], context: ShellContext) {
    this.isLarge = isLargeSidebar(items);
    const shown = this.isLarge ? splitLongLists(items) : items;
    this.#firstLevel = lists(shown);
    this.#context = context;
    this.#index(shown, []);
    if (this.isLarge) this.#findLinks(shown);
    this.#firstTitled = this.#firstLevel.find((section) => !Array.isArray(section) && !this.#links.has(section));
  }

  /** The HTML of all fragments by their names. */
  fragments(): Map<string, string> {
    return new Map(
      [...this.#links.keys()].map((group) => {
        const { name, html } = this.#fragmentOf(group);
        return [name, html.value];
      }),
    );
  }

  /** The tree with `path` as the current page and the groups around it open. */
  render(path: string): Node {
    const current = { path, entries: this.#entries.get(path) ?? none };
    return this.#firstLevel.map((list, index) => [
      index > 0 && this.#renderDivider(this.#firstLevel[index - 1]!, list),
      Array.isArray(list)
        ? this.#renderList(list, current, list)
        : current.entries.has(list)
          ? this.#renderSection(list, current)
          : this.#sectionElsewhere(list),
    ]);
  }

  /** Authors hide the element after a group, which is another group in themes without dividers. */
  #renderDivider(before: FirstLevel, after: FirstLevel): Node {
    const isDivided =
      dividedThemes.has(this.#context.site.theme) && (Array.isArray(before) || !this.#links.has(before));
    if (!isDivided) return undefined;
    return (
      <div data-in={Array.isArray(after) ? undefined : after.versions}>
        <div class="sidebar-nav-group-divider" />
      </div>
    );
  }

  #index(items: readonly SidebarItem[], groups: readonly SidebarItem[]): void {
    for (const item of items) {
      const line = [...groups, item];
      if (item.path !== undefined) {
        const entries = getOrInsert(this.#entries, item.path, () => new Set());
        for (const entry of line) entries.add(entry);
      }
      if (item.type === 'group') this.#index(item.items, line);
    }
  }

  /** In a list that is not on all pages in full, groups are links. */
  #findLinks(items: readonly SidebarItem[]): void {
    for (const item of items) {
      if (item.type === 'page') continue;
      const link = linkOfGroup(item);
      if (link !== undefined) this.#links.set(item, link);
      if (countEntries(item.items) > maxUnsplitEntries) this.#findLinks(item.items);
    }
  }

  #fragmentOf(group: SidebarGroup): SidebarFragment {
    return getOrInsert(this.#fragments, group, () => {
      const html = prerender(this.#renderList(group.items, elsewhere, group));
      return { name: nameOf(html), html };
    });
  }

  /** A group of the first level on pages that it neither names nor contains. */
  #sectionElsewhere(group: SidebarGroup): Html {
    return getOrInsert(this.#rendered, group, () => prerender(this.#renderSection(group, elsewhere)));
  }

  /** A group of the first level: a list with a heading, or in a large sidebar a group that opens. */
  #renderSection(group: SidebarGroup, current: Current): Node {
    if (this.#links.has(group)) return <div data-in={group.versions}>{this.#renderLoadable(group, current)}</div>;
    return (
      <div data-in={group.versions}>
        <div class="sidebar-group-header">
          <h5 class="sidebar-title" id={this.#idOf('sidebar-title', group === this.#firstTitled)} role="none">
            {this.#renderLink(group, this.#groupLabel(group), current)}
          </h5>
        </div>
        {this.#renderList(group.items, current, group)}
      </div>
    );
  }

  /** The entries of `section`, which has a name for authors on the first level. */
  #renderList(items: readonly SidebarItem[], current: Current, section: FirstLevel): Node {
    const index = this.#firstLevel.indexOf(section);
    return (
      <ul
        class={index >= 0 ? 'sidebar-group' : undefined}
        id={index >= 0 ? this.#idOf('sidebar-group', index === 0) : undefined}
      >
        {this.#renderItems(items, current)}
      </ul>
    );
  }

  /** Only the first element has the id, unless the author's files expect it on all. */
  #idOf(id: string, isFirst: boolean): string | undefined {
    return isFirst || this.#context.repeatedIds?.includes(id) ? id : undefined;
  }

  /** The entries. Entries that do not depend on the current page are cut from the HTML of the whole list. */
  #renderItems(items: readonly SidebarItem[], current: Current): Node[] {
    const { html: all, starts, indexes } = this.#listOf(items);
    const changed = [...current.entries].flatMap((entry) => indexes.get(entry) ?? []).sort((one, other) => one - other);
    let from = 0;
    const nodes = changed.flatMap((index) => {
      const before = html(all.slice(from, starts[index]));
      from = starts[index + 1]!;
      return [before, this.#renderItem(items[index]!, current)];
    });
    return [...nodes, html(all.slice(from))];
  }

  #listOf(items: readonly SidebarItem[]): RenderedList {
    return getOrInsert(this.#lists, items, () => {
      const parts = items.map((item) => prerender(this.#renderItem(item, elsewhere)).value);
      const starts = [0];
      for (const part of parts) starts.push(starts.at(-1)! + part.length);
      const indexes = new Map(items.map((item, index) => [item, index]));
      return { html: parts.join(''), starts, indexes };
    });
  }

  #renderItem(item: SidebarItem, current: Current): Node {
    return (
      <li data-in={item.versions} data-active={isCurrent(item, current) ? 'true' : undefined}>
        {item.type === 'page' ? this.#renderPage(item, current) : this.#renderGroup(item, current)}
      </li>
    );
  }

  #renderGroup(group: SidebarGroup, current: Current): Node {
    return this.#links.has(group)
      ? this.#renderLoadable(group, current)
      : this.#renderOpening(group, current, group.expanded);
  }

  /** A group that is open around the current page, and a link elsewhere. The script `sidebar-groups` makes a group of the link. */
  #renderLoadable(group: SidebarGroup, current: Current): Node {
    const { name } = this.#fragmentOf(group);
    if (current.entries.has(group)) return this.#renderOpening(group, current, true, name);
    const href = this.#context.link(this.#links.get(group)!);
    return (
      <a href={href} data-group={name} data-own={group.href === undefined ? undefined : ''}>
        {this.#groupLabel(group)}
        {icons.group}
      </a>
    );
  }

  /** A group that readers open and close. A page of its own is a link before the button, which then has no text. */
  #renderOpening(group: SidebarGroup, current: Current, isExpanded: boolean, name?: string): Node {
    const label = this.#groupLabel(group);
    const isLink = group.href !== undefined;
    return (
      <>
        {isLink && this.#renderLink(group, label, current)}
        <button
          aria-expanded={isExpanded || current.entries.has(group) ? 'true' : 'false'}
          aria-label={isLink ? group.title : undefined}
          data-group={name}
        >
          {!isLink && label}
          {icons.group}
        </button>
        {this.#renderList(group.items, current, group)}
      </>
    );
  }

  #groupLabel(group: SidebarGroup): Node {
    return renderLabel(this.#icon(group), group.title, group.tag);
  }

  /** A file is an image in a box of its own, as authors' rules expect it. */
  #icon(item: SidebarItem): Node {
    const icon = iconOf(item, this.#context);
    return icon?.value.startsWith('<img') ? <div>{icon}</div> : icon;
  }

  #renderPage(page: Page, current: Current): Node {
    const label = (
      <>
        {this.#icon(page)}
        {page.method && (
          <span class="method-nav-pill" data-method={page.method.toLowerCase()}>
            {shortMethod(page.method)}
          </span>
        )}
        {page.deprecated ? <s>{page.title}</s> : page.title}
        {renderTag(page.tag)}
      </>
    );
    return this.#renderLink(page, label, current);
  }

  /** The label as a link; only the label of a group without a page. */
  #renderLink(item: SidebarItem, label: Node, current: Current): Node {
    if (item.href === undefined) return label;
    return (
      <a href={this.#context.link(item.href)} aria-current={isCurrent(item, current) ? 'page' : undefined}>
        {label}
      </a>
    );
  }
}

function isCurrent({ path }: SidebarItem, current: Current): boolean {
  return path !== undefined && path === current.path;
}

function nameOf({ value }: Html): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 10);
}

/** Groups of the first level are separate; pages between them form lists. */
function lists(items: readonly SidebarItem[]): FirstLevel[] {
  const result: FirstLevel[] = [];
  for (const item of items) {
    const last = result.at(-1);
    if (item.type === 'group') result.push(item);
    else if (Array.isArray(last)) last.push(item);
    else result.push([item]);
  }
  return result;
}

function shortMethod(method: string): string {
  return method.toUpperCase().replace('DELETE', 'DEL').replace('OPTIONS', 'OPT').replace('WEBHOOK', 'HOOK');
}
