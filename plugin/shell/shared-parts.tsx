/** The parts that pages share in one language of the site. Each part is rendered once. */
import type { Html } from '../../runtime/jsx/node.js';
import { getOrInsert } from '../core/text/get-or-insert.js';
import type { PageNavigation } from '../nav/page-navigation.js';
import { renderSiteHead } from './head/head.js';
import { bannerKey, renderBanner } from './navigation/banner.js';
import { renderFooter } from './navigation/footer.js';
import { navbarParts, type NavbarParts } from './navigation/navbar.js';
import { Sidebar } from './navigation/sidebar.js';
import type { ShellContext } from './types.js';
import { prerender } from './write-html.js';

/** The parts that pages with the same `navigation.key` share. */
export interface SectionParts {
  navbar: NavbarParts;
  sidebar: Sidebar;
}

export class SharedParts {
  readonly context: ShellContext;
  readonly head: Html;
  readonly banner: Html;
  readonly footer: Html;
  /** Attributes of `<html>` that the first-paint scripts read. */
  readonly rootAttributes: Record<string, string | undefined>;
  readonly #sections = new Map<string, SectionParts>();

  constructor(context: ShellContext) {
    const { appearance } = context.site;
    this.context = context;
    this.head = prerender(renderSiteHead(context));
    this.banner = prerender(renderBanner(context));
    this.footer = prerender(renderFooter(context));
    this.rootAttributes = {
      'data-octavo': '',
      'data-appearance': appearance.default,
      'data-strict': appearance.strict ? '' : undefined,
      'data-theme': appearance.default === 'dark' ? 'dark' : 'light',
      'data-octavo-banner': bannerKey(context.site),
      class: appearance.default === 'dark' ? 'dark' : undefined,
    };
  }

  /** The shared parts for the section of `navigation`. */
  section(navigation: PageNavigation): SectionParts {
    return getOrInsert(this.#sections, navigation.key, () => ({
      navbar: navbarParts(this.context, navigation),
      sidebar: new Sidebar(this.context, navigation),
    }));
  }
}
