import type { OpenSite } from './open-sites.js';

/** Something that a reader sees and that should be otherwise. */
export interface Finding {
  /** A key of `PairGroup.properties`. */
  property: string;
  /** The entry or field that it is about. Findings with the same property and subject probably have the same cause. */
  subject: string;
  /** The page, and the reader's earlier selection: `/guide, after selecting version v1`. */
  page: string;
  expected: string;
  seen: string;
}

/** A finding on the page that is being checked. */
export type PageFinding = Omit<Finding, 'page'>;

/** A finding, or nothing if both texts are equal. */
export function difference(property: string, subject: string, expected: string, seen: string): PageFinding[] {
  return expected === seen ? [] : [{ property, subject, expected, seen }];
}

/** The property `problems`, which every group has. */
export const noProblems = 'valid settings are built without errors and warnings';

/** Errors and warnings of the build, except problems with the codes `expected`. */
export function problemFindings({ problems }: OpenSite, expected: readonly string[] = []): Finding[] {
  return problems
    .filter(({ code }) => !expected.includes(code))
    .map(({ code, message }) => ({
      property: 'problems',
      subject: code,
      page: 'none: the build reports it',
      expected: 'no message',
      seen: message,
    }));
}
