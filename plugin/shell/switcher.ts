/** Drop-down menus for languages, versions, products and dropdowns: native `<details>`, so that they open without scripts. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { NavChoice, PageNavigation } from '../site/types.js';
import { hrefAttribute } from './address.js';
import { glyphs } from './glyphs.js';
import type { ShellSite } from './types.js';

type Switcher = PageNavigation['switchers'][number];

const names: Partial<Record<Switcher['kind'], string>> = {
  language: 'Language',
  version: 'Version',
  product: 'Product',
};

/** A menu whose button shows the active option. */
export function renderSwitcher({ kind, options }: Switcher, shell: ShellSite): string {
  const active = options.find((option) => option.active) ?? options[0];
  if (!active) return '';
  const sign = kind === 'language' ? glyphs.language : iconOf(active, shell);
  const name = escapeHtml(`${names[kind] ?? 'Section'}: ${active.label}`);
  return (
    `<details class="switcher" data-kind="${kind}" name="switcher"><summary aria-label="${name}">${sign}` +
    `<span>${escapeHtml(active.label)}</span>${glyphs.chevron}</summary>${renderMenu(options, shell)}</details>`
  );
}

/** The list of choices that a menu opens; the active one is marked. */
export function renderMenu(options: readonly NavChoice[], shell: ShellSite): string {
  const items = options.map((option) => {
    const description = option.description ? `<small>${escapeHtml(option.description)}</small>` : '';
    const label = `<span>${escapeHtml(option.label)}${renderTag(option.tag)}${description}</span>`;
    const mark = option.active ? ' aria-current="true"' : '';
    return `<li><a href="${hrefAttribute(option.href, shell.base)}"${mark}>${iconOf(option, shell)}${label}${option.active ? glyphs.check : ''}</a>`;
  });
  return `<ul class="menu">${items.join('')}</ul>`;
}

/** The icon of a choice, or nothing. */
export function iconOf({ icon }: { icon?: NavChoice['icon'] }, { icons }: ShellSite): string {
  return (icon && icons(icon)) ?? '';
}

/** The small word beside a label, or nothing. */
export function renderTag(tag: string | undefined): string {
  return tag ? ` <small class="tag">${escapeHtml(tag)}</small>` : '';
}
