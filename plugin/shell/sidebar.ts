/**
 * The sidebar is the largest part of a page and nearly the same on all of them, so it is rendered once per
 * `navigation.key`, with the positions of the marks that make an entry the current one; a page only splices them in.
 */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { NavChoice, PageNavigation, SidebarItem } from '../site/types.js';
import { hrefAttribute } from './address.js';
import { anchorStyle } from './anchor-style.js';
import { glyphs } from './glyphs.js';
import { renderNavbarLinks } from './navbar.js';
import { iconOf, renderSwitcher, renderTag } from './switcher.js';
import type { ShellSite } from './types.js';
import { inVersions } from './version-marks.js';

const currentMark = ' aria-current="page"';
const openMark = ' open';

interface Mark {
  at: number;
  text: string;
}

/** A rendered sidebar and, for each page path, what to insert where (in the order of the text). */
export interface Sidebar {
  html: string;
  marks: Map<string, Mark[]>;
}

/** The sidebar of `navigation`, without a current page. */
export function renderSidebar(shell: ShellSite, navigation: PageNavigation): Sidebar {
  // Where the navbar has no room for its links, the drawer shows them.
  const { links, primary } = shell.site.navbar;
  const writer = new SidebarWriter(shell);
  writer.html =
    `<nav id="sidebar" popover aria-label="${escapeHtml(shell.words.documentation)}"><button class="icon-button sidebar-close" popovertarget="sidebar" ` +
    `popovertargetaction="hide" aria-label="${escapeHtml(shell.words.closeMenu)}">${glyphs.close}</button><div id="sidebar-content">`;
  const switchers = navigation.switchers.filter(({ kind }) => kind !== 'language' && kind !== 'version');
  writer.html +=
    switchers.map((switcher) => renderSwitcher(switcher, shell)).join('') + renderAnchors(navigation.anchors, shell);
  writer.writeTop(navigation.sidebar);
  writer.html += `</div>${renderNavbarLinks(primary ? [...links, primary] : links, shell)}</nav>`;
  return { html: writer.html, marks: writer.marks };
}

/** The sidebar with `path` as the current page and the groups around it open. */
export function markCurrent({ html, marks }: Sidebar, path: string): string {
  let marked = '';
  let from = 0;
  for (const { at, text } of marks.get(path) ?? []) {
    marked += html.slice(from, at) + text;
    from = at;
  }
  return marked + html.slice(from);
}

function renderAnchors(anchors: readonly NavChoice[], shell: ShellSite): string {
  if (anchors.length === 0) return '';
  const items = anchors.map((anchor) => {
    const mark = anchor.active ? ' aria-current="true"' : '';
    const icon = iconOf(anchor, shell);
    const sign = icon && `<i${anchorStyle(anchor.color)}>${icon}</i>`;
    const description = anchor.description ? ` <small>${escapeHtml(anchor.description)}</small>` : '';
    const label = `${escapeHtml(anchor.label)}${renderTag(anchor.tag)}`;
    const words = description ? `<span>${label}${description}</span>` : label;
    return `<li${inVersions(anchor)}><a href="${hrefAttribute(anchor.href, shell.base)}"${mark}>${sign}${words}</a>`;
  });
  const versions = anchors.every((anchor) => anchor.versions)
    ? [...new Set(anchors.flatMap((anchor) => anchor.versions ?? []))]
    : undefined;
  return `<ul class="anchors"${inVersions({ versions })}>${items.join('')}</ul>`;
}

/** Writes the tree and remembers where the marks of each page go. End tags that HTML can do without are left out. */
class SidebarWriter {
  html = '';
  readonly marks = new Map<string, Mark[]>();
  readonly #shell: ShellSite;
  /** Where the closed `<details>` around the entry being written can take `open`. */
  readonly #closed: number[] = [];

  constructor(shell: ShellSite) {
    this.#shell = shell;
  }

  /** Groups of the first level are headed lists; entries between them make a list of their own. */
  writeTop(items: readonly SidebarItem[]): void {
    let inList = false;
    for (const item of items) {
      const starts = item.type === 'page' && !inList;
      if (item.type === 'group' && inList) this.html += '</ul>';
      inList = item.type === 'page';
      if (starts) this.html += '<ul>';
      if (item.type === 'page') this.#writePage(item);
      else this.#writeSection(item);
    }
    if (inList) this.html += '</ul>';
  }

  #writeSection(group: SidebarItem & { type: 'group' }): void {
    this.html += `<p${inVersions(group)}>`;
    this.#writeGroupTitle(group);
    this.html += '</p>';
    this.#writeList(group.items, inVersions(group));
  }

  #writeList(items: readonly SidebarItem[], attributes = ''): void {
    this.html += `<ul${attributes}>`;
    for (const item of items) {
      if (item.type === 'page') this.#writePage(item);
      else this.#writeGroup(item);
    }
    this.html += '</ul>';
  }

  #writeGroup(group: SidebarItem & { type: 'group' }): void {
    this.html += `<li${inVersions(group)}><details`;
    if (group.expanded) this.html += openMark;
    else this.#closed.push(this.html.length);
    this.html += '><summary>';
    this.#writeGroupTitle(group);
    this.html += '</summary>';
    this.#writeList(group.items);
    this.html += '</details>';
    if (!group.expanded) this.#closed.pop();
  }

  #writeGroupTitle(group: SidebarItem & { type: 'group' }): void {
    const content = iconOf(group, this.#shell) + escapeHtml(group.title) + renderTag(group.tag);
    if (group.href === undefined) this.html += content;
    else this.#writeLink(group.href, group.path, content);
  }

  #writePage(page: SidebarItem & { type: 'page' }): void {
    const method = page.method
      ? `<b class="${escapeHtml(page.method.toLowerCase())}">${shortMethod(page.method)}</b>`
      : '';
    const title = page.deprecated ? `<s>${escapeHtml(page.title)}</s>` : escapeHtml(page.title);
    this.html += `<li${inVersions(page)}>`;
    this.#writeLink(page.href, page.path, iconOf(page, this.#shell) + method + title + renderTag(page.tag));
  }

  #writeLink(href: string, path: string | undefined, content: string): void {
    this.html += `<a href="${hrefAttribute(href, this.#shell.base)}"`;
    if (path !== undefined) this.#remember(path);
    this.html += `>${content}</a>`;
  }

  #remember(path: string): void {
    const marks = this.marks.get(path) ?? [];
    const open = this.#closed.filter((at) => !marks.some((mark) => mark.at === at));
    marks.push(...open.map((at) => ({ at, text: openMark })), { at: this.html.length, text: currentMark });
    this.marks.set(
      path,
      marks.sort((one, other) => one.at - other.at),
    );
  }
}

function shortMethod(method: string): string {
  return escapeHtml(method.toUpperCase().replace('DELETE', 'DEL').replace('OPTIONS', 'OPT'));
}
