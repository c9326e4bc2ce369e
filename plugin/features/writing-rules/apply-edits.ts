/** Applies the fixes of findings to the text of a page. */
import { EditedText } from '../../mdx/source/edited-text.js';
import type { Finding } from './rules/finding.js';
import type { LintResult } from './lint-page.js';

/** Reads the rules of a changed text; `undefined` if that is not possible. */
export type Relint = (source: string) => Promise<LintResult | undefined>;

export interface FixedText {
  text: string;
  /** The findings that no longer exist, with their place in the text before. */
  fixed: Finding[];
}

/**
 * Applies all fixes, and keeps fixes after which the page can still be read and no rule has more findings than before.
 * If the fixes together do not pass, each is tried alone.
 */
export async function fixText(
  source: string,
  before: LintResult,
  isFixed: (finding: Finding) => boolean,
  relint: Relint,
): Promise<FixedText> {
  const fixes = before.findings.filter((finding) => finding.edits !== undefined && isFixed(finding));
  const together = withoutOverlap(fixes);
  if (together.length === 0) return { text: source, fixed: [] };
  const text = edited(source, together);
  if (isBetter(before, await relint(text))) return { text, fixed: together };
  const passed: Finding[] = [];
  for (const fix of together) if (isBetter(before, await relint(edited(source, [...passed, fix])))) passed.push(fix);
  return { text: edited(source, passed), fixed: passed };
}

function edited(source: string, fixes: readonly Finding[]): string {
  const edits = fixes.flatMap(({ edits }) => edits!).sort((a, b) => a.start - b.start || a.end - b.end);
  return EditedText.of(source).edit(edits).text;
}

function withoutOverlap(fixes: readonly Finding[]): Finding[] {
  const taken: { start: number; end: number }[] = [];
  return fixes.filter(({ edits }) => {
    const isFree = edits!.every(({ start, end }) => taken.every((other) => end <= other.start || start >= other.end));
    if (isFree) taken.push(...edits!);
    return isFree;
  });
}

function isBetter(before: LintResult, after: LintResult | undefined): boolean {
  if (!after || !after.isReadable) return false;
  const [old, current] = [counts(before), counts(after)];
  const isWorse = [...current].some(([code, count]) => count > (old.get(code) ?? 0));
  return !isWorse && after.findings.length < before.findings.length;
}

function counts({ findings }: LintResult): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const { code } of findings) numbers.set(code, (numbers.get(code) ?? 0) + 1);
  return numbers;
}
