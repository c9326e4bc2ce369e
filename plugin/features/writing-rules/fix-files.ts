/** Fixes violations of the writing rules if the fix is certain. */
import { join } from 'node:path';
import type { RuleSettings } from '../../config/rule-settings.js';
import { fileStart, type Problem } from '../../core/errors/errors.js';
import type { Pool } from '../../core/pool/pool.js';
import { readText } from '../../reader/docs-file.js';
import type { FixResult } from '../../plugins/builtin.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { lintTask } from './lint-task.js';
import type { Finding } from './rules/finding.js';
import { lintedFiles, problemOf } from './find-violations.js';
import { fixText } from './apply-edits.js';
import { replaceFile } from './write-file.js';

/** Limit for fixes that make other fixes possible: a title is added, then the heading that repeats it is removed. */
const maxPasses = 3;

/** Fixes the pages and snippets of a site, each file at once. */
export async function fixFiles(loaded: LoadedSite, rules: RuleSettings, pool: Pool): Promise<FixResult> {
  const fixes = await Promise.all(
    lintedFiles(loaded, rules).map(({ file, isSnippet }) =>
      fixFile({ file, isSnippet, root: loaded.site.root }, rules, pool),
    ),
  );
  return { fixed: fixes.flatMap(({ fixed }) => fixed), errors: fixes.flatMap(({ errors }) => errors) };
}

async function fixFile(
  { file, isSnippet, root }: { file: string; isSnippet: boolean; root: string },
  rules: RuleSettings,
  pool: Pool,
): Promise<FixResult> {
  const relint = async (source: string) => {
    const outcome = await pool.run(lintTask, { file, isSnippet, source });
    return 'output' in outcome ? outcome.output : undefined;
  };
  const path = join(root, file);
  const source = readText(root, file);
  if (source === undefined) return { fixed: [], errors: [] };
  const fixed: Finding[] = [];
  let text = source;
  for (let pass = 0; pass < maxPasses; pass++) {
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
    ...fileStart(file),
  };
}
