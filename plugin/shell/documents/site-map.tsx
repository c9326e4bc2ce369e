/** The site map: links to all pages, for readers without scripts or whose search finds nothing. Never indexed. */
import { h, type Node } from '../../../runtime/jsx/node.js';
import { navigationTitle } from '../../load/addresses/page-title.js';
import { hrefOf } from '../../nav/sidebar.js';
import type { NavItem, NavSection, PageEntry } from '../../core/model/types.js';
import type { SharedParts } from '../shared-parts.js';
import { renderSitePage, type SitePageInput } from './site-page.js';

/** The document. `pages`: all pages of the site. */
export function renderSiteMap(parts: SharedParts, input: SitePageInput, pages: readonly PageEntry[]): Promise<string> {
  const { site, uiStrings, link } = parts.context;
  const links = { pages: new Map(pages.map((page) => [page.path, page])), link };
  const content = <div class="octavo-site-map">{renderSection(site.navigation, 1, links)}</div>;
  const meta = { title: uiStrings.search.siteMap, mode: 'wide' as const, noindex: true };
  return renderSitePage(parts, input, { path: 'sitemap', meta }, content);
}

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The pages by path, and the URL of a link. */
interface Links {
  pages: ReadonlyMap<string, PageEntry>;
  link(href: string): string;
}

/** A section with its sections; nothing if it is hidden or empty. */
function renderSection(section: NavSection, level: number, links: Links): Node {
  const { label, kind, code, hidden, children, items } = section;
  if (hidden) return undefined;
  const Heading = headings[Math.min(level, headings.length) - 1]!;
  const inside = children
    .map((child) => renderSection(child, kind === 'root' ? level : level + 1, links))
    .filter(Boolean);
  const list = renderList(items, links);
  if (!list && inside.length === 0) return undefined;
  return (
    <section lang={kind === 'language' ? code : undefined}>
      {label && <Heading>{label}</Heading>}
      {list}
      {inside}
    </section>
  );
}

function renderList(items: readonly NavItem[], links: Links): Node {
  const entries = items.map((item) => renderItem(item, links)).filter(Boolean);
  return entries.length > 0 && <ul>{entries}</ul>;
}

function renderItem(item: NavItem, links: Links): Node {
  if (item.type === 'page') return renderPage(item.path, links);
  if (item.hidden) return undefined;
  const list = renderList(item.items, links);
  const root = item.root === undefined ? undefined : links.pages.get(item.root);
  if (!list && !root) return undefined;
  return (
    <li>
      {root ? <a href={links.link(hrefOf(root))}>{item.title}</a> : item.title}
      {list}
    </li>
  );
}

function renderPage(path: string, { pages, link }: Links): Node {
  const page = pages.get(path);
  if (!page || page.meta.hidden) return undefined;
  return (
    <li>
      <a href={link(hrefOf(page))}>{navigationTitle(page)}</a>
    </li>
  );
}
