/** The tasks that checks run in a pool. */
import { task } from '../../core/pool/pool.js';
import type { PageUse } from './compat/tally.js';
import type { LintInput, LintResult } from './pages/lint-page.js';

/** The settings and content that a page or snippet uses, for `check --compat`. */
export const useTask = task<{ file: string }, PageUse>('checks.use');

/** Applies the writing rules to a page or snippet; to `source` instead of the text of the file if it is set. */
export const lintTask = task<Pick<LintInput, 'file' | 'isSnippet' | 'facts'> & { source?: string }, LintResult>(
  'checks.lint',
);
