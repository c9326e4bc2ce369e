/** The parts of a page that many pages share, rendered once and kept. */
import type { Words } from '../languages/words.js';
import type { PageNavigation, Site } from '../site/types.js';
import { bannerKey, renderBanner } from './banner.js';
import { renderFooter } from './footer.js';
import { renderSiteHead } from './head.js';
import { renderNavbar, type Navbar } from './navbar.js';
import { renderSidebar, type Sidebar } from './sidebar.js';
import type { ShellSite } from './types.js';

/** What all pages of a site share. */
export interface SiteFrame {
  head: string;
  banner: string;
  footer: string;
  /** Attributes of `<html>` that the theme script reads. */
  rootAttributes: string;
  /** Divisions that pages share, by `navigation.key`. */
  divisions: Map<string, DivisionFrame>;
}

/** What all pages of a division share. */
export interface DivisionFrame {
  navbar: Navbar;
  sidebar: Sidebar;
}

/** By site, and by its words: there is one table of them for each language. */
const frames = new WeakMap<Site, Map<Words, Map<string, SiteFrame>>>();

/** The frame of `shell.site` at `shell.base`; a new Site object gets a new frame. */
export function siteFrame(shell: ShellSite): SiteFrame {
  let languages = frames.get(shell.site);
  if (!languages) frames.set(shell.site, (languages = new Map()));
  let bases = languages.get(shell.words);
  if (!bases) languages.set(shell.words, (bases = new Map()));
  let frame = bases.get(shell.base);
  if (!frame) bases.set(shell.base, (frame = renderSiteFrame(shell)));
  return frame;
}

/** The shared parts of navbar and sidebar in the division that `navigation` is in. */
export function divisionFrame(shell: ShellSite, navigation: PageNavigation): DivisionFrame {
  const { divisions } = siteFrame(shell);
  let frame = divisions.get(navigation.key);
  if (!frame) {
    frame = { navbar: renderNavbar(shell, navigation), sidebar: renderSidebar(shell, navigation) };
    divisions.set(navigation.key, frame);
  }
  return frame;
}

function renderSiteFrame(shell: ShellSite): SiteFrame {
  return {
    head: renderSiteHead(shell),
    banner: renderBanner(shell),
    footer: renderFooter(shell),
    rootAttributes: rootAttributes(shell.site),
    divisions: new Map(),
  };
}

function rootAttributes(site: Site): string {
  const { appearance } = site;
  const banner = bannerKey(site);
  return (
    ` data-octavo data-appearance="${appearance.default}"${appearance.strict ? ' data-strict' : ''}` +
    `${banner ? ` data-banner="${banner}"` : ''}${appearance.default === 'dark' ? ' class="dark"' : ''}`
  );
}
