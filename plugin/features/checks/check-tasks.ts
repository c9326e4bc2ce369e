import type { PageUse } from './compat/page-use.js';
import type { LintResult } from './pages/lint-page.js';

/** The tasks that checks run in a pool. */
export interface CheckTasks {
  /** The settings and content that a page or snippet uses, for `check --compat`. */
  use: { input: { file: string }; output: PageUse };
  /** Applies the writing rules to a page or snippet; to `source` instead of the text of the file if it is set. */
  lint: { input: { file: string; isSnippet: boolean; source?: string }; output: LintResult };
}
