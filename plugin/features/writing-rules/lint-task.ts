import { task } from '../../core/pool/pool.js';
import type { LintInput, LintResult } from './lint-page.js';

/** Applies the writing rules to a page or snippet; to `source` instead of the text of the file if it is set. */
export const lintTask = task<Pick<LintInput, 'file' | 'isSnippet' | 'facts'> & { source?: string }, LintResult>(
  'writing-rules.lint',
);
