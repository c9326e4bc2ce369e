import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { NavChoice } from '../site/types.js';
import { hrefAttribute } from './address.js';
import { glyphs } from './glyphs.js';
import { choiceIcon, renderMenu, renderTag } from './switcher.js';
import type { ShellSite } from './types.js';
import { inVersions } from './version-marks.js';

/** The rows of tabs below the navbar, those of the outermost division first. A tab with a menu is a native `<details>`. */
export function renderTabs(rows: readonly (readonly NavChoice[])[], shell: ShellSite): string {
  return rows.map((tabs, level) => renderRow(tabs, level, shell)).join('');
}

function renderRow(tabs: readonly NavChoice[], level: number, shell: ShellSite): string {
  const items = tabs.map(
    (tab) => `<li${inVersions(tab)}>${tab.menu?.length ? renderTabMenu(tab, tab.menu, shell) : renderTab(tab, shell)}`,
  );
  const name = level === 0 ? shell.words.sections : `${shell.words.sections} ${level + 1}`;
  return `<nav class="nav-tabs" aria-label="${escapeHtml(name)}"><ul>${items.join('')}</ul></nav>`;
}

function renderTab(tab: NavChoice, shell: ShellSite): string {
  const mark = tab.active ? ' aria-current="true"' : '';
  return `<a class="nav-tabs-item" href="${hrefAttribute(tab.href, shell.base)}"${mark}${tooltip(tab)}>${tabContent(tab, shell)}</a>`;
}

function renderTabMenu(tab: NavChoice, menu: readonly NavChoice[], shell: ShellSite): string {
  const mark = tab.active ? ' aria-current="true"' : '';
  return `<details name="switcher"><summary class="nav-tabs-item"${mark}${tooltip(tab)}>${tabContent(tab, shell)}${glyphs.chevron}</summary>${renderMenu(menu, shell)}</details>`;
}

function tooltip({ description }: NavChoice): string {
  return description ? ` title="${escapeHtml(description)}"` : '';
}

function tabContent(tab: NavChoice, shell: ShellSite): string {
  return `${choiceIcon(tab, shell)}${escapeHtml(tab.label)}${renderTag(tab.tag)}`;
}
