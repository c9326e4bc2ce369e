/** Links of specifications to their own parts, as other viewers have them: `#tag/Moons`, `#operation/getMoon`. */
import { slug } from '../../../../runtime/search/terms/slug.js';
import { decodeAddress } from '../../../addresses/encode-address.js';
import { schemaId } from '../models/model-names.js';
import { groupAnchor, overviewId } from '../overview.js';

/** The address of the page of a part; `undefined` if it has none. */
type HrefOf = (id: string) => string | undefined;

/** The page that such a link points to; `undefined` for any other link, and without a page. */
export function viewerLink(href: string, hrefOf: HrefOf): string | undefined {
  const anchor = /^#(?=[a-z]+\/)(.+)$/.exec(href)?.[1];
  return anchor === undefined ? undefined : targetOf(decodeAddress(anchor), hrefOf);
}

function targetOf(anchor: string, hrefOf: HrefOf): string | undefined {
  const operation = /^(?:tag\/[^/]+\/)?(?:operation|webhook)\/(.+)$/.exec(anchor)?.[1];
  if (operation !== undefined) return hrefOf(operation);
  const model = /^(?:schema|model|components\/schemas)s?\/(.+)$/.exec(anchor)?.[1];
  if (model !== undefined) return hrefOf(schemaId(model));
  const [, kind, name] = /^(tag|section)\/(.+)$/.exec(anchor) ?? [];
  const overview = hrefOf(overviewId);
  if (name === undefined || overview === undefined) return undefined;
  // Headings in the text of a tag are inside of it.
  const parts = name.split('/');
  return `${overview}#${kind === 'tag' && parts.length === 1 ? groupAnchor(name) : slug(parts.at(-1)!)}`;
}
