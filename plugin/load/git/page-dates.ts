/** The dates that pages show. */
import { fileStart, type Report } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';
import { counted } from '../../core/text/counted.js';
import type { LoadedPage } from '../load-page.js';
import { isShallow, lastCommits } from './last-commits.js';
import { lastUpdatedDate } from './last-updated-date.js';

/** The pages with the dates of their last change. Reports why dates are missing. */
export async function withDates(site: Site, pages: readonly LoadedPage[], report: Report): Promise<LoadedPage[]> {
  // Dates of files are only read if they are shown, because the history of a large repository takes time.
  const isShown = pages.some((page) => isDated(site, page));
  const days = isShown ? await lastCommits(site.root, pages) : new Map<string, string>();
  const dated = pages.map((page) => ({
    ...page,
    lastUpdated: page.lastUpdated ?? lastUpdatedDate(page.meta) ?? days.get(page.file),
  }));
  await reportMissing(site, dated, report);
  return dated;
}

function isDated({ timestamp }: Site, { meta }: LoadedPage): boolean {
  return (meta['timestamp'] ?? timestamp) === true;
}

/** A page without a date may be new. Without any date, or in a shallow clone, the checkout is the reason. */
async function reportMissing(site: Site, pages: readonly LoadedPage[], report: Report): Promise<void> {
  const dated = pages.filter((page) => isDated(site, page));
  const missing = dated.filter(({ lastUpdated }) => lastUpdated === undefined);
  if (missing.length === 0) return;
  const isCut = await isShallow(site.root);
  if (!isCut && missing.length < dated.length) return;
  const reason = isCut
    ? 'because this clone does not have the complete history'
    : 'because no commit of them was found';
  const hint = isCut
    ? 'Run `git fetch --unshallow`, or clone with the complete history: `fetch-depth: 0` in GitHub Actions, `GIT_DEPTH: 0` in GitLab.'
    : 'Build in a git checkout of the docs, or set `lastUpdatedDate` in the front matter of the pages.';
  const message = `${counted(missing.length, 'page')} of ${dated.length} cannot show when they were last changed, ${reason}.`;
  report.notices.push({ ...fileStart(site.configFile), code: 'dates-unknown', message, hint });
}
