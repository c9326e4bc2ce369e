/** Links of specifications to their own parts, as other viewers have them: `#tag/Moons`, `#operation/getMoon`. */
import { slug } from '../../../../runtime/search/terms/slug.js';
import { decodeAddress } from '../../../addresses/encode-address.js';
import { schemaId } from '../models/model-names.js';
import { groupAnchor, overviewId } from '../overview.js';

/** The address of the page of a part; `undefined` if it has none. */
export type HrefOf = (id: string) => string | undefined;

/** The page that such a link points to; `undefined` for any other link, and without a page. */
export function viewerLink(href: string, hrefOf: HrefOf): string | undefined {
  const link = parsedLink(href);
  if (!link) return undefined;
  const { kind, name } = link;
  if (kind === 'operation') return hrefOf(name);
  if (kind === 'model') return hrefOf(schemaId(name));
  const overview = hrefOf(overviewId);
  return overview && `${overview}#${kind === 'tag' ? groupAnchor(name) : slug(name)}`;
}

/** `operation`: its `operationId`, or its method and path. `section`: the text of a heading. */
interface ViewerLink {
  kind: 'operation' | 'model' | 'tag' | 'section';
  name: string;
}

/** `undefined` for a link that no viewer has. */
export function parsedLink(href: string): ViewerLink | undefined {
  if (!href.startsWith('#')) return undefined;
  const text = decodeAddress(href.slice(1));
  for (const [kind, pattern] of patterns) {
    const parts = pattern.exec(text)?.slice(1).filter(Boolean);
    if (parts) return { kind, name: parts.join(' ') };
  }
  return undefined;
}

/** Their groups are the name. The last one is a tag and an `operationId`. */
const patterns: readonly (readonly [kind: ViewerLink['kind'], pattern: RegExp])[] = [
  ['operation', /^\/?(?:tag\/[^/]+\/)?(?:operations?|webhooks?)\/(.+)$/],
  ['operation', /^tag\/[^/]+\/([A-Z]+)(\/.*)$/],
  ['model', /^\/?(?:schema|model|components\/schema)s?\/(.+)$/],
  ['tag', /^tag\/([^/]+)$/],
  // Headings in the text of a tag are inside of it.
  ['section', /^(?:tag|section)\/(?:.*\/)?([^/]+)$/],
  ['operation', /^\/[^/]+\/([^/]+)$/],
];
