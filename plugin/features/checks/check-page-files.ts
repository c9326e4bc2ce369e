/** Finds files and pages in front matter that do not exist. */
import { fileStart, type Problem } from '../../core/errors/errors.js';
import type { Inline } from '../../config/read/inline-markdown.js';
import { isPicture } from '../../icons/picture.js';
import type { LocalLink } from '../../mdx/types.js';
import { addressFault } from '../../addresses/address-fault.js';
import { isUrl, linkRoute, rootAbsolute } from '../../addresses/page-path.js';
import type { PageEntry } from '../../core/model/types.js';
import type { LinkCheck } from './check-links.js';
import { writtenParts } from '../../load/written-text.js';
import { frontMatterLocation } from '../../load/front-matter/front-matter-location.js';

/** Returns a warning for each icon, preview image and link of a page whose target does not exist. */
export function checkPageFiles(root: string, pages: readonly PageEntry[], links: LinkCheck): Problem[] {
  return pages.flatMap((page) =>
    targetsOf(page).flatMap(({ key, kind, value }) =>
      links
        .check([{ kind, target: (kind === 'page' ? linkRoute : rootAbsolute)(value), ...fileStart(page.file) }])
        .map((problem) => ({ ...problem, ...frontMatterLocation(root, page, key, true) })),
    ),
  );
}

function targetsOf(page: PageEntry): { key: string; kind: LocalLink['kind']; value: string }[] {
  const { meta } = page;
  const targets = [
    { key: 'icon', kind: 'asset', value: isText(meta.icon) && isPicture(meta.icon) ? meta.icon : undefined },
    { key: 'og:image', kind: 'asset', value: meta['og:image'] },
    { key: 'twitter:image', kind: 'asset', value: meta['twitter:image'] },
    { key: 'url', kind: 'page', value: meta.url },
    ...linksIn(writtenParts(page, 'description')).map(
      (value) => ({ key: 'description', kind: 'page', value }) as const,
    ),
  ] as const;
  return targets.flatMap(({ value, ...target }) => (isLocal(value) ? [{ ...target, value }] : []));
}

function linksIn(parts: readonly Inline[]): string[] {
  const marks = parts.filter((part) => typeof part !== 'string');
  return marks.flatMap(({ href, children }) => [...(href === undefined ? [] : [href]), ...linksIn(children)]);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A path, not a part of the same page. Another check reports an address that is written wrong. */
function isLocal(value: unknown): value is string {
  if (!isText(value) || value.trim() === '' || isUrl(value) || value.startsWith('#')) return false;
  return addressFault(value) === undefined;
}
