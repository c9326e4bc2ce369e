/** The bar at the top of every page: logo, versions, links, languages, theme toggle, the button that opens the menu. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { NavbarLink, PageNavigation } from '../site/types.js';
import { address, hrefAttribute, isExternal } from './address.js';
import { glyphs } from './glyphs.js';
import { renderStars, repositoryName } from './repository-link.js';
import { renderSwitcher } from './switcher.js';
import { renderTabs } from './tabs.js';
import type { ShellSite } from './types.js';

/** The navbar but for the menus of versions and languages, which lead to the same page and so differ from page to page. */
export interface Navbar {
  beforeVersions: string;
  beforeLanguages: string;
  afterLanguages: string;
}

/** The parts of the navbar that are equal for all pages with the same `navigation.key`, with the row of tabs. */
export function renderNavbar(shell: ShellSite, { tabs }: PageNavigation): Navbar {
  const { primary } = shell.site.navbar;
  const menuButton = `<button class="icon-button menu-button" popovertarget="sidebar" aria-label="${escapeHtml(shell.words.menu)}">${glyphs.menu}</button>`;
  return {
    beforeVersions: `<header id="navbar"><div class="navbar-row">${menuButton}${renderLogo(shell)}`,
    beforeLanguages: `<div class="navbar-end">${renderNavbarLinks(shell.site.navbar.links, shell)}`,
    afterLanguages: `${renderThemeToggle(shell)}${primary ? renderPrimary(primary, shell) : ''}</div></div>${renderTabs(tabs, shell)}</header>`,
  };
}

/** The navbar of one page. */
export function fillNavbar(
  { beforeVersions, beforeLanguages, afterLanguages }: Navbar,
  shell: ShellSite,
  { switchers }: PageNavigation,
): string {
  const menus = (kind: string): string =>
    switchers.map((switcher) => (switcher.kind === kind ? renderSwitcher(switcher, shell) : '')).join('');
  return beforeVersions + menus('version') + beforeLanguages + menus('language') + afterLanguages;
}

function renderLogo(shell: ShellSite): string {
  const { site, base } = shell;
  const href = hrefAttribute(site.logo?.href ?? '/', base);
  const name = escapeHtml(site.name);
  if (!site.logo) return `<a class="nav-logo nav-name" href="${href}">${name}</a>`;
  const { light, dark } = site.logo;
  const images =
    light === dark
      ? logoImage(light, 'nav-logo-image', shell)
      : logoImage(light, 'nav-logo-image only-light', shell) + logoImage(dark, 'nav-logo-image only-dark', shell);
  return `<a class="nav-logo" href="${href}" aria-label="${name}">${images}</a>`;
}

function logoImage(src: string, className: string, { base, imageSize, site }: ShellSite): string {
  const size = isExternal(src) ? undefined : imageSize?.(src);
  const dimensions = size ? ` width="${size.width}" height="${size.height}"` : '';
  return `<img class="${className}" src="${escapeHtml(address(src, base))}" alt="${escapeHtml(site.name)}"${dimensions}>`;
}

/** A list of the navbar's links; empty without any. */
export function renderNavbarLinks(links: readonly NavbarLink[], { base, icons }: ShellSite): string {
  if (links.length === 0) return '';
  const items = links.map((link) => `<li><a href="${hrefAttribute(link.href, base)}">${linkContent(link, icons)}</a>`);
  return `<ul class="navbar-links">${items.join('')}</ul>`;
}

function renderPrimary(link: NavbarLink, { base, icons }: ShellSite): string {
  const isBrand = link.type === 'github' || link.type === 'discord';
  const classes = `button${isBrand ? ' button-quiet' : ''}${link.pill ? ' button-pill' : ''}`;
  const arrow = link.arrow ? glyphs.arrow : '';
  return `<a id="topbar-cta-button" class="${classes}" href="${hrefAttribute(link.href, base)}">${linkContent(link, icons)}${arrow}</a>`;
}

function linkContent(link: NavbarLink, icons: ShellSite['icons']): string {
  const brand = link.type === 'github' || link.type === 'discord' ? link.type : undefined;
  const icon = brand ? icons({ name: brand, type: 'brands', library: 'fontawesome' }) : link.icon && icons(link.icon);
  return `${icon ?? ''}<span>${escapeHtml(link.label || brandLabel(link))}</span>${renderStars(link)}`;
}

/** `owner/name` for a repository, else the name of the service or the address. */
function brandLabel({ type, href }: NavbarLink): string {
  const isRepository = type === 'github' || /^https?:\/\/(?:www\.)?github\.com\//.test(href);
  const repository = isRepository ? repositoryName(href) : undefined;
  if (repository) return repository;
  if (type === 'github') return 'GitHub';
  if (type === 'discord') return 'Discord';
  return href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

function renderThemeToggle({ site, shadowRoots, words }: ShellSite): string {
  if (site.appearance.strict) return '';
  const toggle = '<octavo-theme-toggle></octavo-theme-toggle>';
  return shadowRoots?.(toggle, words) ?? toggle;
}
