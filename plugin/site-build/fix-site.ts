/** Fixes what the writing rules find, if the fix is certain. */
import { join, resolve } from 'node:path';
import { readText } from '../core/reader/docs-file.js';
import { fixText } from '../features/checks/fixes/apply-edits.js';
import { replaceFile } from '../features/checks/fixes/write-file.js';
import type { Finding } from '../features/checks/pages/finding.js';
import type { RuleSettings } from '../config/rule-settings.js';
import { Report } from '../core/errors/errors.js';
import type { Problem } from '../core/errors/errors.js';
import { loadSite } from './load-site.js';
import type { LoadOptions } from './load-site.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { Pool } from '../core/pool/pool.js';
import type { CheckTasks } from '../features/checks/check-tasks.js';
import { openPool } from './workers/open-pool.js';
import type { PoolOptions } from './workers/open-pool.js';
import { readClientManifest } from '../core/package/client-files.js';
import { lintedFiles, problemOf } from '../features/checks/site-findings.js';

/** What was fixed, and which files could not be written. */
export interface FixResult {
  fixed: Problem[];
  errors: Problem[];
}

/** Limit for fixes that make other fixes possible: a title is added, then the heading that repeats it is removed. */
const mostPasses = 3;

/** Fixes the pages and snippets of a site, each file at once. */
export async function fixSite(
  options: LoadOptions & PoolOptions,
  rulesOf: (loaded: LoadedSite) => RuleSettings,
): Promise<FixResult> {
  const result: FixResult = { fixed: [], errors: [] };
  // The check that follows reports the problems of loading.
  const loaded = await loadSite({ ...options, root: resolve(options.root) }, new Report());
  if (!loaded) return result;
  const rules = rulesOf(loaded);
  const pool = openPool({ loaded, manifest: readClientManifest() }, options);
  try {
    const files = lintedFiles(loaded, rules);
    const fixes = await Promise.all(
      files.map(({ file, isSnippet }) => fixFile({ file, isSnippet, root: loaded.site.root }, rules, pool)),
    );
    for (const { fixed, errors } of fixes) {
      result.fixed.push(...fixed);
      result.errors.push(...errors);
    }
    return result;
  } finally {
    await pool.close();
  }
}

async function fixFile(
  { file, isSnippet, root }: { file: string; isSnippet: boolean; root: string },
  rules: RuleSettings,
  pool: Pool<CheckTasks>,
): Promise<FixResult> {
  const relint = async (source: string) => {
    const outcome = await pool.run('lint', { file, isSnippet, source });
    return 'output' in outcome ? outcome.output : undefined;
  };
  const path = join(root, file);
  const source = readText(root, file);
  if (source === undefined) return { fixed: [], errors: [] };
  const fixed: Finding[] = [];
  let text = source;
  for (let pass = 0; pass < mostPasses; pass++) {
    const before = await relint(text);
    if (!before?.isReadable) break;
    const next = await fixText(text, before, ({ code }) => rules.isOn(code), relint);
    if (next.fixed.length === 0) break;
    fixed.push(...next.fixed);
    text = next.text;
  }
  if (fixed.length === 0) return { fixed: [], errors: [] };
  const problems = fixed.map((finding) => problemOf(finding, file));
  try {
    return replaceFile(path, source, text)
      ? { fixed: problems, errors: [] }
      : { fixed: [], errors: [unwritten(file, 'it changed in the meantime')] };
  } catch (error) {
    return { fixed: [], errors: [unwritten(file, (error as Error).message)] };
  }
}

function unwritten(file: string, reason: string): Problem {
  return {
    code: 'fix-failed',
    message: `The fixes of this file could not be written: ${reason}.`,
    hint: 'Check that the file can be written, then run the command again.',
    file,
    line: 1,
    column: 1,
  };
}
