/** Replaces `{{name}}` by the values of the site's variables. */
import { ownValue } from '../../core/text/own-value.js';
import { replacements, type Edit, type Range } from './edited-text.js';

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
  range: Range,
  variables: Record<string, string>,
  context: VariableContext,
): Edit[] {
  return replacements(source, range, variablePattern, ([, name]) => {
    const value = ownValue(variables, name!);
    return value === undefined ? undefined : escapeFor(context, value);
  });
}

/** The text with the values of variables, unescaped. */
export function withVariables(text: string, variables: Record<string, string>): string {
  return text.replace(variablePattern, (whole, name: string) => ownValue(variables, name) ?? whole);
}

/** Text that reads as `value` and is never markup. */
export function escapeFor(context: VariableContext, value: string): string {
  if (context === 'code') return value;
  if (context === 'attribute') return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/'/g, '&#39;');
  return value.replace(/\s*\n\s*/g, ' ').replace(punctuationPattern, '\\$&');
}
