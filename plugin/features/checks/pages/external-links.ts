/** Collects the links of a page to other sites. */
import { pointOf, type ExternalLink, type LintedPage } from './finding.js';
import { textAttribute } from './read-node.js';

/** Attributes with addresses: of links and cards, of images and embedded pages. */
const addresses = ['href', 'src'] as const;

export function externalLinks({ nodes }: LintedPage): ExternalLink[] {
  return nodes.flatMap(({ node }) =>
    addresses.flatMap((name) => {
      const url = textAttribute(node, name);
      return url !== undefined && /^https?:\/\//i.test(url) ? [{ url, ...pointOf(node) }] : [];
    }),
  );
}
