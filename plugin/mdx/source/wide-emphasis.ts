/**
 * Lets `**` begin and end bold text beside punctuation in Chinese, Japanese and Korean text, which has no spaces:
 * `**注意：**正文`. Markdown expects a space or punctuation on the other side, as an empty expression is.
 */
import type { Edit } from './edited-text.js';
import type { Span } from './spans.js';

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u;
const run = /(?<![\\*])(\*{2,3})(?!\*)|\n[ \t>]*(?=\n)/g;
const punctuation = /[\p{P}\p{S}]/u;
const nothing = '{/**/}';

/** The edits beside the asterisks, in order. `spans`: the parts of `body` that are not prose. */
export function wideEmphasis(body: string, spans: readonly Span[]): Edit[] {
  if (!body.includes('**') || !wide.test(body)) return [];
  const edits: Edit[] = [];
  let open = '';
  for (const { 0: text, 1: marks = '', index } of runsIn(body, spans)) {
    const end = index + text.length;
    const [before, after] = [characterBefore(body, index), characterAt(body, end)];
    if (marks === '' || open !== marks) {
      if (marks !== '' && isStuck(after, before)) edits.push({ start: index, end: index, text: nothing });
      open = isText(after) ? marks : '';
    } else if (isText(before)) {
      if (isStuck(before, after)) edits.push({ start: end, end, text: nothing });
      open = '';
    }
  }
  return edits;
}

/** The runs of asterisks and the blank lines in prose. */
function runsIn(body: string, spans: readonly Span[]): RegExpExecArray[] {
  let next = 0;
  return [...body.matchAll(run)].filter(({ index }) => {
    while (next < spans.length && spans[next]!.end <= index) next++;
    return next >= spans.length || spans[next]!.start > index;
  });
}

/** Whether Markdown does not read asterisks between punctuation inside the bold text and a letter outside of it. */
function isStuck(inside: string, outside: string): boolean {
  const isBetween = punctuation.test(inside) && isText(outside) && !punctuation.test(outside);
  return isBetween && (wide.test(inside) || wide.test(outside));
}

function isText(character: string): boolean {
  return character.trim() !== '';
}

function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 32);
}

function characterBefore(text: string, at: number): string {
  return /.$/u.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? ' ';
}
