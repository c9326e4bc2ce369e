import { packageText } from '../core/package/package-root.js';
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
  return JSON.parse(packageText('plugin/config/check-rules.json')) as Record<RuleName, RuleText>;
}
