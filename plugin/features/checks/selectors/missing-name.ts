/** Finds conditions of selectors that no page meets. */
import { drawingFrames } from './drawing-names.js';
import type { KnownNames } from './known-names.js';
import { namePartText, type Compound, type NamePart, type Selector } from './read/selector.js';

/** A name or condition that no page has. */
export interface MissingName {
  /** As authors write it: `.card-body`, `[class*="Card"]`. */
  name: string;
  part?: NamePart;
  /** Whether it is a color in the attribute `style` of code, whose colors are classes. */
  isCodeColor?: boolean;
  /** The names before it in its selector that pages have, the nearest first. */
  around: readonly string[];
}

/** The first condition of the selector that no page meets; `undefined` if a page may have a match. */
export function missingName(
  selector: Selector,
  known: KnownNames,
  outer: readonly string[] = [],
): MissingName | undefined {
  const around = [...outer];
  let isInCode = false;
  for (const compound of selector) {
    if (isDrawing(compound)) return undefined;
    const missing = missingIn(compound, known, around);
    if (missing) return missing;
    isInCode ||= isCode(compound);
    const color = isInCode ? compound.colors[0] : undefined;
    if (color !== undefined) return { name: `[style*="${color}"]`, isCodeColor: true, around };
    around.unshift(...compound.names);
  }
  return undefined;
}

/** Names that `:not()` excludes although no page has them. */
export function missingExclusions(selector: Selector, known: KnownNames): MissingName[] {
  const around: string[] = [];
  const found: MissingName[] = [];
  for (const compound of selector) {
    around.unshift(...compound.names);
    const branches = compound.not.flat();
    found.push(...branches.flatMap((branch) => missingName(branch, known, around) ?? []));
    for (const list of compound.any) for (const branch of list) found.push(...missingExclusions(branch, known));
  }
  return found;
}

function isCode({ tag, names }: Compound): boolean {
  return tag === 'pre' || tag === 'code' || names.includes('.shiki');
}

function isDrawing({ tag, names }: Compound): boolean {
  return drawingFrames.some((frame) => frame === tag || names.includes(frame));
}

function missingIn(compound: Compound, known: KnownNames, around: readonly string[]): MissingName | undefined {
  const own = compound.names.filter((name) => known.has(name));
  const tag = compound.tag === 'article' ? [compound.tag] : [];
  const name = [...tag, ...compound.names].find((each) => !known.has(each));
  if (name !== undefined) return { name, around: [...own, ...around] };
  const part = compound.parts.find((each) => !known.hasPart(each));
  if (part) return { name: namePartText(part), part, around: [...own, ...around] };
  for (const list of [...compound.any, ...compound.has]) {
    const missing = list.map((branch) => missingName(branch, known, [...own, ...around]));
    // An empty list matches nothing, but says nothing about names.
    if (missing.length > 0 && missing.every(Boolean)) return missing[0];
  }
  return undefined;
}
