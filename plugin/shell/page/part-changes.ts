/** Changes by plugins to the parts around the content of a page. */
import type { Node } from '../../../runtime/jsx/node.js';
import type { PageView } from '../types.js';

/** The parts, from the top of a page to its bottom. `content` is the author's content. */
export const partNames = [
  'banner',
  'navbar',
  'sidebar',
  'header',
  'content',
  'feedback',
  'pagination',
  'toc',
  'footer',
] as const;

export type PartName = (typeof partNames)[number];

/** Applies the changes of plugins. */
export interface PartChanges {
  /** The part with all changes. */
  part(name: PartName, part: Node, view: PageView): Node;
  /** Additions to `<head>`. */
  head(view: PageView): Node;
}
