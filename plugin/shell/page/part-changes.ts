/** Changes by plugins to the parts around the content of a page. */
import type { Node } from '../../../runtime/jsx/node.js';
import type { PageScripts, TocEntry } from '../../mdx/types.js';
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

/** Applies the changes of plugins. */
export interface PartChanges {
  /** The part with all changes. `entry`: the heading of a `toc-entry`. */
  part(name: PartName, part: Node, view: PageView, entry?: TocEntry): Node;
  /** Additions to `<head>`. */
  head(view: PageView): Node;
  /** The scripts of the page, with those of these additions. */
  scripts(view: PageView): Promise<PageScripts | undefined>;
}
