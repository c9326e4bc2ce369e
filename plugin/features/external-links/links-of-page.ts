/** Collects the links of a page to other sites. */
import { Report } from '../../core/errors/errors.js';
import { parsePlain, type ParseOptions } from '../../mdx/parse-page.js';
import { textAttribute } from '../../mdx/transforms/read-node.js';
import { startOf, walk } from '../../mdx/transforms/walk.js';
import type { PlacedLink } from './check-external.js';

/** Attributes with addresses: of links and cards, of images and embedded pages. */
const addresses = ['href', 'src'] as const;

/** `source`: the text of `file`. The build reports its problems. */
export function linksOfPage(source: string, file: string, options: ParseOptions): PlacedLink[] {
  const links: PlacedLink[] = [];
  const parsed = parsePlain(source, file, options, new Report());
  if (parsed)
    walk(parsed.hast, (node) => {
      for (const name of addresses) {
        const url = textAttribute(node, name);
        if (url !== undefined && /^https?:\/\//i.test(url)) links.push({ url, file, ...startOf(node) });
      }
      return undefined;
    });
  return links;
}
