/** Finds violations of the writing rules in the files of a site. */
import { join } from 'node:path';
import type { RuleSettings } from '../../config/rule-settings.js';
import { contentKey } from '../../core/cache/content-key.js';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.js';
import type { Problem } from '../../core/errors/errors.js';
import type { Pool } from '../../core/pool/pool.js';
import { authoredFiles, type AuthoredFile } from '../../load/authored-files.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { failureProblem } from '../../page/failure-problem.js';
import type { InspectedSite } from '../../plugins/builtin.js';
import { readText } from '../../reader/docs-file.js';
import type { LintResult } from './lint-page.js';
import { lintTask } from './lint-task.js';
import type { Finding } from './rules/finding.js';

/** All violations, whatever their level. */
export async function findViolations(site: InspectedSite, pool: Pool): Promise<Problem[]> {
  const linted = await lintFiles(site, pool);
  return linted.flatMap(({ file, result }) => result.findings.map((finding) => problemOf(finding, file)));
}

/** A finding as a problem of its file. */
export function problemOf({ edits, ...finding }: Finding, file: string): Problem {
  return { ...finding, file, ...(edits && { isFixable: true }) };
}

/** The result of a page or snippet. */
interface LintedFile {
  file: string;
  result: LintResult;
}

interface LintCache {
  version: string;
  files: Record<string, { hash: string; result: LintResult }>;
}

/** The pages and snippets that the writing rules read. */
export function lintedFiles(loaded: LoadedSite, rules: RuleSettings): AuthoredFile[] {
  return authoredFiles(loaded).filter(({ file }) => !rules.skips(file));
}

async function lintFiles({ loaded, rules, cacheDir, built, fail }: InspectedSite, pool: Pool): Promise<LintedFile[]> {
  const { site, versions } = loaded;
  const version = contentKey(versions, site.variables, site.own);
  const cacheFile = cacheDir && join(cacheDir, 'findings.json');
  const before = cacheFile ? (readSealed(cacheFile) as LintCache | undefined) : undefined;
  const cached = before?.version === version ? before.files : {};
  const files: LintCache['files'] = {};
  const routes = new Map(loaded.pages.map((page) => [page.file, page.route]));
  const lint = async ({ file, isSnippet, hash }: AuthoredFile): Promise<void> => {
    const facts = built?.facts.get(routes.get(file) ?? '')?.pluginFacts;
    const source = hash ?? contentKey(readText(site.root, file) ?? '');
    const key = `${isSnippet} ${source}${facts ? contentKey(facts) : ''}`;
    const known = Object.hasOwn(cached, file) ? cached[file] : undefined;
    if (known?.hash === key) files[file] = known;
    else {
      const outcome = await pool.run(lintTask, { file, isSnippet, facts });
      if ('output' in outcome) files[file] = { hash: key, result: outcome.output };
      // The build has reported a page that cannot be read.
      else if (outcome.failure.subject !== undefined) fail(failureProblem(outcome.failure, file));
    }
  };
  await Promise.all(lintedFiles(loaded, rules).map(lint));
  if (cacheFile) writeSealed(cacheFile, { version, files });
  return Object.entries(files).map(([file, { result }]) => ({ file, result }));
}
