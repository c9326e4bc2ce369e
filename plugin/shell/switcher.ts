/** Drop-down menus for languages, versions, products and dropdowns: native `<details>`, so that they open without scripts. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { Words } from '../languages/words.js';
import type { NavChoice, PageNavigation } from '../site/types.js';
import { hrefAttribute } from './address.js';
import { iconColor } from './anchor-style.js';
import { glyphs } from './glyphs.js';
import type { ShellSite } from './types.js';
import { inVersions } from './version-marks.js';

type Switcher = PageNavigation['switchers'][number];

const names: Partial<Record<Switcher['kind'], keyof Words>> = {
  language: 'language',
  version: 'version',
  product: 'product',
};

/**
 * A menu whose button shows the active option; on a page that versions share, that of the version shown; on a page that is
 * in none of them, what there is to choose.
 */
export function renderSwitcher({ kind, options }: Switcher, shell: ShellSite): string {
  const active = options.find((option) => option.active);
  const name = escapeHtml(shell.words[names[kind] ?? 'section']);
  const isShared = !active && options.some(({ versions }) => versions !== undefined);
  const sign = kind === 'language' ? glyphs.language : active ? choiceIcon(active, shell) : '';
  const title = isShared ? '' : ` aria-label="${active ? `${name}: ${escapeHtml(active.label)}` : name}"`;
  const label = isShared
    ? `<i class="sr-only">${name}: </i>${options.map((option) => `<span${inVersions(option)}>${escapeHtml(option.label)}</span>`).join('')}`
    : `<span>${active ? escapeHtml(active.label) : name}</span>`;
  return (
    `<details class="switcher" data-kind="${kind}" name="switcher"><summary${title}>${sign}${label}${glyphs.chevron}` +
    `</summary>${renderMenu(options, shell)}</details>`
  );
}

/** The list of choices that a menu opens; the active one is marked. */
export function renderMenu(options: readonly NavChoice[], shell: ShellSite): string {
  const hasActive = options.some((option) => option.active);
  const items = options.map((option) => {
    const description = option.description ? ` <small>${escapeHtml(option.description)}</small>` : '';
    const label = `<span>${escapeHtml(option.label)}${renderTag(option.tag)}${description}</span>`;
    const mark = option.active ? ' aria-current="true"' : '';
    const version = option.versions ? ` data-version-option="${option.versions[0]}"` : '';
    const check = option.active
      ? glyphs.check
      : hasActive || !option.versions
        ? ''
        : `<i${inVersions(option)}>${glyphs.check}</i>`;
    return `<li><a href="${hrefAttribute(option.href, shell.base)}"${mark}${version}>${choiceIcon(option, shell)}${label}${check}</a>`;
  });
  return `<ul class="menu">${items.join('')}</ul>`;
}

/** The icon of a tab or of a choice in a menu, in its colour; or nothing. */
export function choiceIcon({ icon, color }: NavChoice, { icons }: ShellSite): string {
  return (icon && icons({ ...icon, color: iconColor(color) })) ?? '';
}

/** The icon of an entry, or nothing. */
export function iconOf({ icon }: { icon?: NavChoice['icon'] }, { icons }: ShellSite): string {
  return (icon && icons(icon)) ?? '';
}

/** The small word beside a label, or nothing. */
export function renderTag(tag: string | undefined): string {
  return tag ? ` <small class="tag">${escapeHtml(tag)}</small>` : '';
}
