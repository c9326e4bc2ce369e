/** Settings of `octavo check`. */
import type { CheckSettings, RuleLevel, Site } from '../../core/model/types.js';
import { isRuleName } from '../check-rules.js';

interface WrittenCheck {
  rules?: Record<string, RuleLevel>;
  ignore?: readonly string[];
  ignoreLinks?: readonly string[];
}

/** `check` of docs.json. Unknown rules have been reported. */
export function toCheck(check: WrittenCheck | undefined): Site['check'] {
  if (!check) return undefined;
  const { rules = {}, ignore = [], ignoreLinks = [] } = check;
  const levels = Object.fromEntries(Object.entries(rules).filter(([name]) => isRuleName(name)));
  return { rules: levels, ignore, ignoreLinks } satisfies CheckSettings;
}
