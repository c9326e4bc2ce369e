/** Finds the value of a prop that is never closed, as in `<Card title={`: MDX reports it somewhere after it. */
import type { Problem } from '../../core/errors/errors.js';
import { scan } from '../source/scan.js';
import { isHtmlElement } from './html-elements.js';

/** A `{` that begins a value and has no end. */
export interface OpenValue {
  /** Name of the tag and of the prop. */
  tag: string;
  prop: string;
  /** Offsets of the tag and of the brace. */
  start: number;
  brace: number;
}

const BEFORE_VALUE = /^<([A-Za-z_$][\w$:.-]*)(?:\s[^<>]*)?\s([\w$:.-]+)\s*=\s*$/;
const LONGEST_TAG = 5000;

/** The last value before `offset` that is never closed. */
export function openValue(text: string, offset: number): OpenValue | undefined {
  const { strays } = scan(text);
  const index = strays.findLastIndex((at) => at <= offset && text[at] === '{');
  const brace = strays[index];
  const start = strays[index - 1];
  if (brace === undefined || start === undefined || brace - start > LONGEST_TAG) return undefined;
  const [, tag, prop] = BEFORE_VALUE.exec(text.slice(start, brace)) ?? [];
  return tag === undefined || prop === undefined ? undefined : { tag, prop, start, brace };
}

/** Whether `<name` can only be a tag, not text. */
export function isTagName(name: string): boolean {
  return /^[A-Z]/.test(name) || isHtmlElement(name);
}

/** Message and fix for a value that is never closed. */
export function explainOpenValue({ prop, brace }: OpenValue, text: string): Pick<Problem, 'message' | 'hint'> {
  const line = text.slice(brace, brace + 200).split('\n')[0]!;
  const [, quote, string] = /^\{([`"'])([^`"'{}]*)\}/.exec(line) ?? [];
  if (quote !== undefined)
    return {
      message: `The text in the value of \`${prop}\` has no closing ${quote}.`,
      hint: `Write ${prop}={${quote}${string}${quote}}.`,
    };
  const object = /^\{\{[^{}]*\}(?!\})/.exec(line)?.[0];
  return {
    message: `The value of \`${prop}\` has no closing }.`,
    hint: object ? `Write ${prop}=${object}}.` : `Add } after the value of \`${prop}\`.`,
  };
}
