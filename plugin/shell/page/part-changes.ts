/** Changes by plugins to the parts around the content of a page. */
import type { h, html, Node } from '../../../runtime/jsx/node.js';
import type { UiStrings } from '../../languages/ui-strings.js';
import type { PageEntry, PageMeta, Site } from '../../core/model/types.js';
import type { PageScripts, TocEntry } from '../../mdx/types.js';
import type { PageLink } from '../../nav/page-navigation.js';
import type { Repository } from '../../load/git/repository.js';
import { pageLanguage } from '../page-language.js';
import type { PageView } from '../types.js';

/** The parts, from the top of a page to its bottom. `content` is the author's content. */
export const partNames = [
  'banner',
  'navbar',
  'logo',
  'search-button',
  'theme-toggle',
  'sidebar',
  'header',
  'page-menu',
  'content',
  'not-found',
  'directory',
  'related',
  'last-updated',
  'feedback',
  'pagination',
  'toc',
  'toc-entry',
  'footer',
] as const;

export type PartName = (typeof partNames)[number];

/**
 * Creates HTML: `h('p', { class: 'note' }, 'Text')`, or `html('<p>…</p>')`, which is not escaped. With a capital letter,
 * `h('Card', { title: 'Start' })` is the component with that name, Octavo's or a plugin's.
 */
export interface Maker {
  h: typeof h;
  html: typeof html;
}

/** The heading of a `toc-entry`. */
type Entry<P extends PartName> = P extends 'toc-entry' ? [entry: TocEntry] : [];

/** Returns the content of a part, perhaps later. `undefined` leaves the part as it is, `null` removes it. */
export type Part<P extends PartName = PartName> = (page: PartPage, make: Maker, ...entry: Entry<P>) => Node;

/** A function replaces the part. `wrap` gets the part as it would be shown; `before` and `after` add to it. */
export type PartChange<P extends PartName = PartName> =
  | Part<P>
  | {
      wrap?(part: Node, page: PartPage, make: Maker, ...entry: Entry<P>): Node;
      before?: Part<P>;
      after?: Part<P>;
    };

/** The changes of a plugin, by part. */
export type PlannedChanges = { readonly [P in PartName]?: PartChange<P> };

/** A page and its site as plugins see them. */
export interface PartPage {
  /** As in the navigation: `guides/install`. */
  readonly path: string;
  /** Starts with a slash. */
  readonly route: string;
  /** Relative to the docs folder; empty for the 404 page and the site map. */
  readonly file: string;
  /** Title, description and all other front matter. */
  readonly meta: PageMeta;
  /** A code such as `en`. */
  readonly language: string;
  /** Labels in the navigation above the page, outermost first. */
  readonly section: readonly string[];
  /** The neighbors in the navigation: `title` and `href`. */
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** The date of the last change, `2026-11-21`: from the front matter; from git with `metadata.timestamp`. */
  readonly lastUpdated?: string;
  readonly toc: readonly TocEntry[];
  /** The content as Markdown. */
  readonly markdown: string;
  readonly site: Site;
  /** The path of the site on its host. It starts and ends with `/`. */
  readonly base: string;
  /** The URL of the host, if it is known. */
  readonly siteUrl?: string;
  /** The source repository of the docs; only if Octavo shows links to it. */
  readonly repository?: Repository;
  /** Octavo's UI strings in the language of the page. */
  readonly strings: UiStrings;
  /** The address of a page or file of the site, with its base: `link('/guides/install')`. */
  link(path: string): string;
}

/** Applies the changes of plugins. */
export interface PartChanges {
  /** The part with all changes. `entry`: the heading of a `toc-entry`. */
  part(name: PartName, part: Node, view: PageView, entry?: TocEntry): Node;
  /** Additions to `<head>`. */
  head(view: PageView): Node;
  /** The scripts of the page, with those of these additions. */
  scripts(view: PageView): Promise<PageScripts | undefined>;
}

/** `view` as plugins see it. */
export function partPage(view: PageView): PartPage {
  const { page, rendered, navigation, site, base, siteUrl, repository, uiStrings, link } = view;
  const { path, route, file, meta, lastUpdated }: PageEntry = page;
  return {
    path,
    route,
    file,
    meta,
    language: pageLanguage(navigation),
    section: navigation.breadcrumbs.map(({ label }) => label),
    previous: navigation.previous,
    next: navigation.next,
    lastUpdated,
    toc: rendered.toc,
    markdown: rendered.markdown,
    site,
    base,
    siteUrl,
    repository,
    strings: uiStrings,
    link,
  };
}
