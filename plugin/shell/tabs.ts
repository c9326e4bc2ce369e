import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { NavChoice } from '../site/types.js';
import { hrefAttribute } from './address.js';
import { glyphs } from './glyphs.js';
import { iconOf, renderMenu, renderTag } from './switcher.js';
import type { ShellSite } from './types.js';

/** The row of tabs below the navbar; empty without tabs. A tab with a menu is a native `<details>`. */
export function renderTabs(tabs: readonly NavChoice[], shell: ShellSite): string {
  if (tabs.length === 0) return '';
  const items = tabs.map(
    (tab) => `<li>${tab.menu?.length ? renderTabMenu(tab, tab.menu, shell) : renderTab(tab, shell)}`,
  );
  return `<nav class="nav-tabs" aria-label="Sections"><ul>${items.join('')}</ul></nav>`;
}

function renderTab(tab: NavChoice, shell: ShellSite): string {
  const mark = tab.active ? ' aria-current="true"' : '';
  return `<a class="nav-tabs-item" href="${hrefAttribute(tab.href, shell.base)}"${mark}>${tabContent(tab, shell)}</a>`;
}

function renderTabMenu(tab: NavChoice, menu: readonly NavChoice[], shell: ShellSite): string {
  const mark = tab.active ? ' aria-current="true"' : '';
  return `<details name="switcher"><summary class="nav-tabs-item"${mark}>${tabContent(tab, shell)}${glyphs.chevron}</summary>${renderMenu(menu, shell)}</details>`;
}

function tabContent(tab: NavChoice, shell: ShellSite): string {
  return `${iconOf(tab, shell)}${escapeHtml(tab.label)}${renderTag(tab.tag)}`;
}
