/** Compares the findings in all combinations with the list of known faults. */
import type { Combination, Factors } from './all-pairs.js';
import type { Finding } from './finding.js';
import { isAbout, isCausedBy, type KnownFault } from './pair-group.js';

/** The findings in the site of one combination. */
export interface Result<F extends Factors = Factors> {
  combination: Combination<F>;
  findings: Finding[];
}

/** The first finding about a subject. */
export interface Unexplained<F extends Factors = Factors> {
  finding: Finding;
  combination: Combination<F>;
  /** Number of other findings about the same subject. */
  others: number;
}

/** Findings of the property that no known fault explains, one for each subject. */
export function unexplained<F extends Factors>(
  property: string,
  results: readonly Result<F>[],
  faults: readonly KnownFault<F>[],
): Unexplained<F>[] {
  const bySubject = new Map<string, Unexplained<F>>();
  for (const { combination, findings } of results) {
    const isKnown = (finding: Finding): boolean =>
      faults.some((fault) => isAbout(finding, fault as KnownFault) && isCausedBy(combination, fault as KnownFault));
    for (const finding of findings) {
      if (finding.property !== property || isKnown(finding)) continue;
      const first = bySubject.get(finding.subject);
      if (first) first.others++;
      else bySubject.set(finding.subject, { finding, combination, others: 0 });
    }
  }
  return [...bySubject.values()];
}

/**
 * Combinations with the values that cause the fault: combinations in which it occurs, and combinations in which it does
 * not.
 */
export function occurrences<F extends Factors>(
  fault: KnownFault<F>,
  results: readonly Result<F>[],
): { present: Combination<F>[]; absent: Combination<F>[] } {
  const matching = results.filter(({ combination }) => isCausedBy(combination, fault as KnownFault));
  const has = ({ findings }: Result<F>): boolean => findings.some((finding) => isAbout(finding, fault as KnownFault));
  return {
    present: matching.filter(has).map(({ combination }) => combination),
    absent: matching.filter((result) => !has(result)).map(({ combination }) => combination),
  };
}
