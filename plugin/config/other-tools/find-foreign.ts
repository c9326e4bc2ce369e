/** Finds syntax of other tools that is reported. */
import type { FoundProblem } from '../../core/errors/errors.js';
import { alternatives } from '../../core/text/alternatives.js';
import { briefText } from '../../core/text/brief-text.js';
import type { ReportedSyntax } from './foreign-syntax.js';
import { reportedSyntax } from './reported-syntax.js';

/** A problem without its place. */
export type ForeignProblem = Pick<FoundProblem, 'code' | 'message' | 'hint' | 'cause'>;

const rows: readonly ReportedSyntax[] = Object.values(reportedSyntax);
const inText = rows
  .filter(({ where }) => where === undefined)
  .map((row) => ({ row, pattern: new RegExp(row.pattern.source, 'my') }));
const anyInText = new RegExp(inText.map(({ pattern }) => pattern.source).join('|'), 'gm');
/** A part that each of them has, and most texts do not. */
const hint = /^[^\w\s]|:[\w:]|\[\[/m;

/** The problem of text in braces, or of a comment, that begins with syntax of another tool. */
export function foreignProblem(where: 'braces' | 'comment', text: string): ForeignProblem | undefined {
  for (const row of rows) {
    const match = row.where === where ? row.pattern.exec(text) : null;
    if (match) return problemOf(row, match, text);
  }
  return undefined;
}

/** The problems in a text, with the offset of each, in order. */
export function foreignProblems(text: string): { problem: ForeignProblem; offset: number }[] {
  if (!hint.test(text)) return [];
  return [...text.matchAll(anyInText)].flatMap(({ index: offset }) => {
    for (const { row, pattern } of inText) {
      pattern.lastIndex = offset;
      const match = pattern.exec(text);
      if (match) return [{ problem: problemOf(row, match, match[0]), offset }];
    }
    return [];
  });
}

/** Maximum number of characters of the author's text in a message. */
const maxShown = 60;

function problemOf(row: ReportedSyntax, match: RegExpExecArray, text: string): ForeignProblem {
  const { example, tools, instead, isInclude = false, fix } = row;
  const outcome = isInclude ? 'the file is not included' : 'it is shown as text';
  // An ellipsis replaces everything but text.
  const shown = briefText(text.split(/[\n…]/)[0]!.trim(), maxShown);
  const names = alternatives(tools);
  return {
    code: isInclude ? 'content-lost' : 'foreign-syntax',
    message: `\`${shown}\` is syntax of ${names}; ${outcome}.`,
    hint: fix(match),
    cause: {
      message: `Syntax of ${names}, such as \`${example.split('\n')[0]}\`, is not supported; ${outcome}.`,
      hint: `Use instead: ${instead.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')}.`,
    },
  };
}
