/** Finds problems of a single page, in dev. */
import type { Problem } from '../../core/errors/errors.js';
import type { PageEntry } from '../../core/model/types.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import type { CheckedPage, PageCheckTools } from '../../plugins/builtin.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { failureProblem } from '../../page/failure-problem.js';
import { LinkCheck } from './check-links.js';
import { lintTask } from './check-tasks.js';

const linkChecks = new WeakMap<LoadedSite, LinkCheck>();

/** Dead links, and violations of the writing rules that count as more than a notice. */
export async function checkPage({ entry, links, ids, facts }: CheckedPage, tools: PageCheckTools): Promise<Problem[]> {
  const { loaded, isOutput } = tools;
  const check = getOrInsert(linkChecks, loaded, () => new LinkCheck(loaded.site, loaded, isOutput));
  return [...check.check(links, ids), ...(await lint(entry, facts, tools))];
}

async function lint(
  { file, generatedSource }: PageEntry,
  facts: CheckedPage['facts'],
  { pool, rules }: PageCheckTools,
): Promise<Problem[]> {
  if (generatedSource !== undefined || rules.skips(file)) return [];
  const outcome = await pool.run(lintTask, { file, isSnippet: false, facts });
  if ('failure' in outcome) return outcome.failure.subject === undefined ? [] : [failureProblem(outcome.failure, file)];
  return outcome.output.findings
    .filter(({ code }) => ['warning', 'error'].includes(rules.levelOf(code)))
    .map((finding) => ({ ...finding, file }));
}
