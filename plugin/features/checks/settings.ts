/** Settings of `octavo check`. Not part of the format: only Octavo reads them. */
import { z } from 'zod';
import { isRuleName, ruleLevels } from '../../config/check-rules.js';
import type { CheckSettings } from '../../config/rule-settings.js';
import { content, type Effect } from '../../config/schema/effect.js';
import { checkRuleNames } from '../../config/schema/known-names.js';
import { optional } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';
import type { Checked } from '../../config/validate-settings.js';

/** The output of a build does not depend on them. */
const checkOnly: Effect = { status: 'supported', note: '`octavo check` reads it', invisible: true };

const patterns = z.array(z.string(), { error: 'a list of patterns' });

const check = z
  .strictObject({
    rules: optional(z.record(z.string(), z.enum(ruleLevels)), {
      description: 'Level of single rules: `off`, `notice`, `warning` or `error`, by rule name.',
      keyNames: checkRuleNames,
      examples: [{ 'image-frame': 'off', 'code-language': 'warning' }],
      effect: checkOnly,
    }),
    ignore: optional(patterns, {
      description: 'Pages that the writing rules skip, in the syntax of `.gitignore`.',
      examples: [['api-reference/**']],
      effect: checkOnly,
    }),
    ignoreLinks: optional(patterns, {
      description: 'External links that `octavo check --external` skips; `*` matches any characters.',
      examples: [['https://intranet.example.com/*']],
      effect: checkOnly,
    }),
  })
  .meta({ id: 'Check', description: 'Rules of `octavo check`. Not part of the format.', effect: checkOnly });

/** Its key. */
export interface CheckKeys {
  check?: z.infer<typeof check>;
}

export const settings = {
  settings: { check: content(check.optional()) },
  toSite: ({ value }: Checked<CheckKeys>) => ({ checks: value.check && toCheck(value.check) }),
} satisfies SettingsPart;

/** Unknown rules have been reported. */
function toCheck({ rules = {}, ignore = [], ignoreLinks = [] }: NonNullable<CheckKeys['check']>): CheckSettings {
  const levels = Object.fromEntries(Object.entries(rules).filter(([name]) => isRuleName(name)));
  return { rules: levels, ignore, ignoreLinks };
}
