/** The site map: links to all pages, for readers without scripts or whose search finds nothing. Never indexed. */
import { h, type Node } from '../../../runtime/jsx/node.js';
import { navigationTitle } from '../../load/addresses/page-title.js';
import { hrefOf } from '../../nav/sidebar.js';
import { noPageMenu } from '../../load/page-menu.js';
import type { NavItem, NavSection, PageEntry } from '../../core/model/types.js';
import { renderDocument } from '../document.js';
import type { NotFoundInput } from './not-found.js';
import type { SharedParts } from '../shared-parts.js';
import { writeHtml } from '../write-html.js';

/** The document. `pages`: all pages of the site. */
export function renderSiteMap(
  parts: SharedParts,
  { navigation, assets }: NotFoundInput,
  pages: readonly PageEntry[],
): string {
  const { site, uiStrings, link } = parts.context;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const lists = new Lists(byPath, link);
  const content = <div class="octavo-site-map">{lists.section(site.navigation, 1)}</div>;
  const meta = { title: uiStrings.search.siteMap, mode: 'wide' as const, noindex: true };
  const page: PageEntry = { path: 'sitemap', route: '/sitemap', file: '', meta, pageMenu: noPageMenu, hidden: true };
  const { trail, tabs, selectMenus, anchors, sidebar, version, key } = navigation;
  return renderDocument(parts, {
    page,
    rendered: { html: writeHtml(content), markdown: '', toc: [], elements: [], classes: [], links: [] },
    navigation: { trail, tabs, selectMenus, anchors, sidebar, version, key, breadcrumbs: [] },
    assets,
  });
}

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

class Lists {
  readonly #pages: ReadonlyMap<string, PageEntry>;
  readonly #address: (href: string) => string;

  constructor(pages: ReadonlyMap<string, PageEntry>, link: (href: string) => string) {
    this.#pages = pages;
    this.#address = link;
  }

  /** A section with its sections; nothing if it is hidden or empty. */
  section({ label, kind, code, hidden, children, items }: NavSection, level: number): Node {
    if (hidden) return undefined;
    const Heading = headings[Math.min(level, headings.length) - 1]!;
    const inside = children.map((child) => this.section(child, kind === 'root' ? level : level + 1)).filter(Boolean);
    const list = this.#list(items);
    if (!list && inside.length === 0) return undefined;
    return (
      <section lang={kind === 'language' ? code : undefined}>
        {label && <Heading>{label}</Heading>}
        {list}
        {inside}
      </section>
    );
  }

  #list(items: readonly NavItem[]): Node {
    const entries = items.map((item) => this.#item(item)).filter(Boolean);
    return entries.length > 0 && <ul>{entries}</ul>;
  }

  #item(item: NavItem): Node {
    if (item.type === 'page') return this.#link(item.path);
    if (item.hidden) return undefined;
    const list = this.#list(item.items);
    const root = item.root === undefined ? undefined : this.#pages.get(item.root);
    if (!list && !root) return undefined;
    return (
      <li>
        {root ? <a href={this.#address(hrefOf(root))}>{item.title}</a> : item.title}
        {list}
      </li>
    );
  }

  #link(path: string): Node {
    const page = this.#pages.get(path);
    if (!page || page.meta.hidden) return undefined;
    return (
      <li>
        <a href={this.#address(hrefOf(page))}>{navigationTitle(page)}</a>
      </li>
    );
  }
}
