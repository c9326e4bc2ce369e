/** Settings of `octavo check`. Not part of the format: only Octavo reads them. */
import { z } from 'zod';
import { optional } from './optional.js';
import { ruleLevels } from '../check-rules.js';
import type { Effect } from './effect.js';
import { checkRuleNames } from './known-names.js';

/** The output of a build does not depend on them. */
const checkOnly: Effect = { status: 'supported', note: '`octavo check` reads it', invisible: true };

const patterns = z.array(z.string(), { error: 'a list of patterns' });

/** `check` of docs.json. */
export const check = z
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
