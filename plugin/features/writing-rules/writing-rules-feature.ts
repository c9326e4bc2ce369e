/** The rules for the text of pages and snippets. */
import type { Problem } from '../../core/errors/errors.js';
import { handle } from '../../core/pool/pool.js';
import type { ApiFormat } from '../../formats/api/api-format.js';
import { failureProblem } from '../../page/failure-problem.js';
import type { BuiltinHooks, CheckedPage, PageCheckTools } from '../../plugins/builtin.js';
import { lintTask } from './lint-task.js';

export const createWritingRules = (formats: readonly ApiFormat[]): BuiltinHooks => ({
  name: 'writing-rules',
  tasks: ({ read, parse, plugins }) => [
    handle(lintTask, async ({ source, ...page }) => {
      const { lintPage } = await import('./lint-page.js');
      const apiKeys = formats.flatMap(({ keys }) => keys);
      return lintPage({ source: source ?? read(page.file), apiKeys, ...page }, parse, plugins);
    }),
  ],
  checkPage,
  inspect: async (...inspected) => (await import('./find-violations.js')).findViolations(...inspected),
  fix: async (...fixing) => (await import('./fix-files.js')).fixFiles(...fixing),
});

/** Violations that count as more than a notice. */
async function checkPage({ entry, facts }: CheckedPage, { pool, rules }: PageCheckTools): Promise<Problem[]> {
  const { file, generatedSource } = entry;
  if (generatedSource !== undefined || rules.skips(file)) return [];
  const outcome = await pool.run(lintTask, { file, isSnippet: false, facts });
  if ('failure' in outcome) return outcome.failure.subject === undefined ? [] : [failureProblem(outcome.failure, file)];
  return outcome.output.findings.filter(({ code }) => rules.isSerious(code)).map((finding) => ({ ...finding, file }));
}
