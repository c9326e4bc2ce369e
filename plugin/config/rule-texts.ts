import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../core/package/package-root.js';
import type { RuleName } from './check-rules.js';

/** A rule, as the documentation and the reports show it. */
export interface RuleText {
  /** The correct state, as one sentence. */
  summary: string;
  /** The reason for the rule, as one sentence. */
  reason: string;
  /** The change that `--fix` makes. Default: nothing, because only the author knows the fix. */
  fix?: string;
}

/** The texts of all rules. */
export function ruleTexts(): Record<RuleName, RuleText> {
  const file = join(packageRoot, 'plugin/config/check-rules.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<RuleName, RuleText>;
}
