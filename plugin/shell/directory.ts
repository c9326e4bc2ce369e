/** The list of what a group holds, on its root page. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { Division, NavItem, PageNavigation, SidebarItem } from '../site/types.js';
import { hrefAttribute } from './address.js';
import { iconOf, renderTag } from './switcher.js';
import type { ShellSite } from './types.js';

/** The list below the content; empty on pages that have none. */
export function renderDirectory({ directory }: PageNavigation, shell: ShellSite): string {
  if (!directory || directory.items.length === 0) return '';
  return `<nav class="directory" data-look="${directory.look}" aria-label="${escapeHtml(shell.words.inThisSection)}">${renderItems(directory.items, shell)}</nav>`;
}

function renderItems(items: readonly SidebarItem[], shell: ShellSite): string {
  return `<ul>${items.map((item) => `<li>${item.type === 'page' ? renderPage(item, shell) : renderGroup(item, shell)}`).join('')}</ul>`;
}

function renderPage(page: SidebarItem & { type: 'page' }, shell: ShellSite): string {
  const description = page.description ? `<small>${escapeHtml(page.description)}</small>` : '';
  return (
    `<a href="${hrefAttribute(page.href, shell.base)}">${iconOf(page, shell)}<span>${escapeHtml(page.title)}` +
    `${renderTag(page.tag)}${description}</span></a>`
  );
}

function renderGroup(group: SidebarItem & { type: 'group' }, shell: ShellSite): string {
  const title = `${iconOf(group, shell)}${escapeHtml(group.title)}${renderTag(group.tag)}`;
  return `<details open><summary>${title}</summary>${renderItems(group.items, shell)}</details>`;
}

/** Whether any root page of the site has such a list. */
export function hasDirectory(division: Division): boolean {
  const isWanted = ({ directory }: { directory?: string }): boolean => directory !== undefined && directory !== 'none';
  const inItems = (items: readonly NavItem[]): boolean =>
    items.some((item) => item.type === 'group' && (isWanted(item) || inItems(item.items)));
  return isWanted(division) || inItems(division.items) || division.children.some(hasDirectory);
}
