/**
 * Finds expressions and character references in blocks with very many of them. In the native engine, time (and memory
 * for character references) grows with the square of their number in a block, so they are replaced by placeholders.
 */
import { decode } from '../../core/tree/decode.js';
import type { Range } from './edited-text.js';
import { expressionEnd } from './javascript/parse.js';
import { matchAt } from './match-at.js';
import type { Span } from './spans.js';

/** A part of the source. `character` is the value of a reference; other parts are expressions. */
export interface CrowdedPart extends Range {
  character?: string;
}

/** Maximum number per block that the engine reads. */
const maxInBlock = 300;

const escapeOrReference = /\\[^]|&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi;
const blankLine = /\n[ \t>]*\r?(?=\n|$)/g;
const onlyComments = /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*$/;
const lineStart = /(?:^|\n)[\s>*+\-\d.)]*$/;

/** The parts to replace by placeholders, in order. */
export function crowdedParts(source: string, spans: readonly Span[]): CrowdedPart[] {
  const braces = spans.filter(({ kind }) => kind === 'expression');
  const references = referencesIn(source, spans);
  if (Math.max(braces.length, references.length) <= maxInBlock) return [];
  const isCrowded = (parts: CrowdedPart[]): boolean => parts.length > maxInBlock;
  const expressions = byBlock(source, braces).filter(isCrowded).flat();
  return [
    ...expressions.filter((part) => isPlainExpression(source, part)).map(({ start, end }) => ({ start, end })),
    ...byBlock(source, references).filter(isCrowded).flat(),
  ].sort((one, other) => one.start - other.start);
}

/**
 * Whether an expression is valid and inside a line of text. `|` can end a table cell, so expressions with it are kept.
 */
function isPlainExpression(source: string, { start, end }: CrowdedPart): boolean {
  const code = source.slice(start + 1, end - 1);
  if (/[|\n]|^[{#]/.test(code) || lineStart.test(source.slice(Math.max(0, start - 80), start))) return false;
  return onlyComments.test(code) || onlyComments.test(code.slice(Math.max(0, expressionEnd(code))));
}

function referencesIn(source: string, spans: readonly Span[]): CrowdedPart[] {
  const parts: CrowdedPart[] = [];
  let index = 0;
  for (const { 0: text, index: start } of source.matchAll(escapeOrReference)) {
    const character = decode(text);
    while (index < spans.length && spans[index]!.end <= start) index++;
    const isProse = start < (spans[index]?.start ?? source.length);
    if (isProse && character !== text) parts.push({ start, end: start + text.length, character });
  }
  return parts;
}

/** The parts of each block. Blocks are separated by blank lines. */
function byBlock(source: string, parts: readonly CrowdedPart[]): CrowdedPart[][] {
  const blocks: CrowdedPart[][] = [];
  let blockEnd = -1;
  for (const part of parts) {
    if (part.start >= blockEnd) {
      blockEnd = matchAt(blankLine, source, part.start)?.index ?? source.length;
      blocks.push([]);
    }
    blocks.at(-1)!.push(part);
  }
  return blocks;
}
