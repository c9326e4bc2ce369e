/** Replaces `{{name}}` by the values of the site's variables. */
import type { Edit } from './edited-text.js';

const variablePattern = /\{\{[ \t]*([A-Za-z][\w.-]*)[ \t]*\}\}/g;
const punctuationPattern = /[!-/:-@[-`{-~]/g;

/** The context of a value, which decides what must be escaped. */
export type VariableContext = 'prose' | 'attribute' | 'code';

/** The name, if the expression is only `{{name}}`. */
export function variableName(expression: string): string | undefined {
  const match = [...expression.matchAll(variablePattern)][0];
  return match && match[0] === expression ? match[1] : undefined;
}

/** One edit for each `{{name}}` between `start` and `end` that has a value. */
export function variableEdits(
  source: string,
  { start, end }: { start: number; end: number },
  variables: Record<string, string>,
  context: VariableContext,
): Edit[] {
  const edits: Edit[] = [];
  for (const match of source.slice(start, end).matchAll(variablePattern)) {
    const value = Object.hasOwn(variables, match[1]!) ? variables[match[1]!] : undefined;
    if (value === undefined) continue;
    const from = start + match.index;
    edits.push({ start: from, end: from + match[0].length, text: escapeFor(context, value) });
  }
  return edits;
}

/** The text with the values of variables, unescaped. */
export function withVariables(text: string, variables: Record<string, string>): string {
  return text.replace(variablePattern, (whole, name: string) =>
    Object.hasOwn(variables, name) ? variables[name]! : whole,
  );
}

/** Text that reads as `value` and is never markup. */
export function escapeFor(context: VariableContext, value: string): string {
  if (context === 'code') return value;
  if (context === 'attribute') return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/'/g, '&#39;');
  return value.replace(/\s*\n\s*/g, ' ').replace(punctuationPattern, '\\$&');
}
