/** The links of documents to their own parts: in the line below a title, and those without a target. */
import { relative, sep } from 'node:path';
import type { Problem } from '../../../core/errors/errors.js';
import type { ApiReference } from '../../../core/model/types.js';
import type { LoadedPage } from '../../../load/load-page.js';
import { textIfRegular } from '../../../reader/regular-file.js';
import { groupBy } from '../../../core/text/group-by.js';
import { placeOf, placesOf } from '../files/locate.js';
import { groupAnchor } from '../overview.js';
import { sourceKey, type Specifications } from '../specifications.js';
import { PartPages } from './part-pages.js';
import { parsedLink, viewerLink, type HrefOf } from './viewer-links.js';

/** A link in Markdown to a part of the same document. */
const ownLink = /(?<=\]\()#[^\s)\\"']+(?=[\s)])/g;

/** The pages, whose lines below the title link to pages; and a warning for each document with links that have no target. */
export async function documentLinks(
  pages: readonly LoadedPage[],
  specifications: Pick<Specifications, 'open'>,
  root: string,
): Promise<{ pages: readonly LoadedPage[]; warnings: Problem[] }> {
  const parts = new PartPages(pages);
  const documented = pages.flatMap((page) => (page.api ? [{ ...page, api: page.api }] : []));
  const documents = [...groupBy(documented, ({ api }) => sourceKey(api)).values()];
  const warnings = documents.map(([first]) => missingTargets(first!, parts.linksIn(first!), specifications, root));
  return {
    pages: pages.map((page) => withLinks(page, parts)),
    warnings: (await Promise.all(warnings)).flat(),
  };
}

function withLinks(page: LoadedPage, parts: PartPages): LoadedPage {
  const { api, written } = page;
  if (!api || !written?.description?.includes('](#')) return page;
  const hrefOf = parts.linksIn(page);
  const description = written.description.replace(ownLink, (href) => viewerLink(href, hrefOf) ?? href);
  return { ...page, written: { ...written, description } };
}

async function missingTargets(
  { api }: { api: ApiReference },
  hrefOf: HrefOf,
  specifications: Pick<Specifications, 'open'>,
  root: string,
): Promise<Problem[]> {
  const { document, reader } = await specifications.open(api);
  const groups = new Set(reader.tags?.(document).map(groupAnchor));
  const problems = document.files.flatMap((file) =>
    problemsIn(textIfRegular(file) ?? '', relative(root, file).split(sep).join('/'), (href) => {
      const link = parsedLink(href);
      return (
        !link || (viewerLink(href, hrefOf) !== undefined && (link.kind !== 'tag' || groups.has(groupAnchor(link.name))))
      );
    }),
  );
  const [first] = problems;
  if (!first) return [];
  return [
    problems.length === 1
      ? first
      : { ...first, places: problems.map(({ file, line, column, message }) => ({ file, line, column, message })) },
  ];
}

/** A problem for each link of the text that `isKnown` does not accept. */
function problemsIn(text: string, name: string, isKnown: (href: string) => boolean): Problem[] {
  if (!text.includes('](#')) return [];
  const links = [...text.matchAll(ownLink)].filter(([href]) => !isKnown(href));
  const ranges = links.map(({ index, 0: { length } }) => ({ offset: index, length }));
  const places = placesOf({ text, name }, ranges);
  return links.map(([href], index) => ({
    code: 'api-link',
    message: `The link "${href}" is written for another viewer, and there is no page for its target.`,
    hint: 'Correct the name after the last slash, or remove the link.',
    ...places[index]!,
    ...(index === 0 && placeOf({ text, name }, ranges[0]!)),
  }));
}
