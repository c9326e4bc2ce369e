/** Settings of `octavo check`. */
import type { Site } from '../../core/model/types.js';
import { isRuleName } from '../check-rules.js';
import type { Settings } from '../schema/settings.js';

/** `check` of docs.json. Unknown rules have been reported. */
export function toCheck({ check }: Pick<Settings, 'check'>): Site['check'] {
  if (!check) return undefined;
  const { rules = {}, ignore = [], ignoreLinks = [] } = check;
  const levels = Object.fromEntries(Object.entries(rules).filter(([name]) => isRuleName(name)));
  return { rules: levels, ignore, ignoreLinks };
}
