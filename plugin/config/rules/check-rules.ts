/** Runs all rules that a schema cannot express. */
import { checkEmpty } from './check-empty.js';
import { checkFormat } from './check-format.js';
import { checkLinks } from './check-links.js';
import { checkMixture } from './check-mixture.js';
import { checkNames } from './check-names.js';
import { checkNavigation } from './check-navigation.js';
import { checkValues } from './check-values.js';
import { checkSecondNames } from './check-second-names.js';
import { checkSections } from './check-sections.js';
import type { RuleContext } from './rule.js';

/** Reports all violations. */
export function checkRules(context: RuleContext): void {
  for (const rule of [
    checkMixture,
    checkEmpty,
    checkValues,
    checkFormat,
    checkNames,
    checkLinks,
    checkNavigation,
    checkSections,
    checkSecondNames,
  ])
    rule(context);
}
