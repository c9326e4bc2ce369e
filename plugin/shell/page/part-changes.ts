/** Changes by plugins to the parts around the content of a page. */
import type { Node } from '../../../runtime/jsx/node.js';
import type { RenderedPage, TocEntry } from '../../mdx/types.js';
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
  /** The page with these additions and their scripts, so that they are made once. Default: there are none. */
  withHead?(view: PageView): Promise<RenderedPage>;
}
