/** Leaves drafts out of a build. */
import type { Report } from '../core/errors/errors.js';
import { frontMatterLocation } from './front-matter/front-matter-location.js';
import type { LoadedPage } from './load-page.js';

/** The pages without drafts. Each draft is a notice; that there are only drafts is an error. */
export function withoutDrafts(root: string, pages: readonly LoadedPage[], report: Report): LoadedPage[] {
  const drafts = pages.filter(isDraft);
  for (const page of drafts) report.warn({ ...leftOut, ...frontMatterLocation(root, page, 'draft', false) });
  if (drafts.length > 0 && drafts.length === pages.length)
    report.error({ ...onlyDrafts, ...frontMatterLocation(root, drafts[0]!, 'draft', false) });
  return pages.filter((page) => !isDraft(page));
}

function isDraft({ meta }: LoadedPage): boolean {
  return meta['draft'] === true;
}

const leftOut = {
  code: 'page-draft',
  message: 'The page is a draft, so the build leaves it out.',
  hint: 'To publish it, remove draft: true. octavo dev shows it.',
};

const onlyDrafts = {
  code: 'no-pages',
  message: 'All pages are drafts, so there is nothing to build.',
  hint: 'Remove draft: true from the pages to publish.',
};
