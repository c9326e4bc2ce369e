/** A group of settings that are tested in pairs, and the expectations for each combination of them. */
import type { Choice, Combination, Factors } from './all-pairs.js';
import type { Finding } from './finding.js';
import type { PairSite } from './pair-site.js';
import type { OpenSite } from './open-sites.js';

/** Values of some factors. Factors that are left out can have any value. */
export type Cause<F extends Factors = Factors> = {
  readonly [Name in keyof F]?: F[Name][number] | readonly F[Name][number][];
};

/** A fault of the product that is not fixed yet. It must occur in each combination that matches `when`, and nowhere else. */
export interface KnownFault<F extends Factors = Factors> {
  property: string;
  subject: string;
  /** The values that cause it: one or more alternatives. */
  when: Cause<F> | readonly Cause<F>[];
  /** The fault. A sentence without a capital letter and a full stop. */
  reason: string;
}

export interface PairGroup<F extends Factors> {
  factors: F;
  /** Whether values can be combined. Default: all can. See `allPairs`. */
  isPossible?(choice: Choice<F>): boolean;
  /** The expectations, by name: sentences that continue the title of the group. */
  properties: Readonly<Record<string, string>>;
  faults: readonly KnownFault<F>[];
  /** The settings and pages of a combination. */
  site(combination: Combination<F>): PairSite;
  /** Everything in the built site that does not hold. */
  check(site: OpenSite, combination: Combination<F>): Promise<Finding[]>;
}

/** Whether the combination has values that cause the fault. */
export function isCausedBy(combination: Combination, { when }: KnownFault): boolean {
  return [when]
    .flat()
    .some((cause) => Object.entries(cause).every(([name, values]) => [values].flat().includes(combination[name]!)));
}

/** Whether the finding is about the same property and subject as the fault. */
export function isAbout(finding: Finding, { property, subject }: KnownFault): boolean {
  return finding.property === property && finding.subject === subject;
}
