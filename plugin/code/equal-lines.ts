/** Lines of code that a grammar reads alike, because they differ only in numbers and in the text of strings. */
import { escapeHtml } from '../../runtime/jsx/escape.js';

/** Whole numbers in decimal, which a grammar reads alike whatever their digits: not parts of names, versions and escapes. */
const number = /(?<![\w.$#\\{&])[1-9]\d*(?![\w.<>])/g;

/** The strings and numbers of a line. */
const stringOrNumber = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|${number.source}`, 'g');

/** Strings that a language highlights alike, whatever their text: the samples of an API differ in little else. */
const plain = /^(["'])(?:https?:\/\/[\w./:?=&,;+~{}-]+|[\w :,/@-]+)\1$/;

/** An apostrophe in a shell may end a string of several lines. */
const plainInShell = /^(?:(["'])https?:\/\/[\w./:?=&,;+~{}-]+\1|"[\w :,/@-]+")$/;

/** Braces in a string of Python may be replaced by values. */
const plainInPython = /^(["'])(?:https?:\/\/[\w./:?=&,;+~-]+|[\w :,/@-]+)\1$/;

/** By the name of a grammar. In other languages, only equal lines are alike. */
const equalStrings: Readonly<Record<string, RegExp>> = {
  json: /^"[^\\]+"$/,
  bash: plainInShell,
  shellscript: plainInShell,
  javascript: plain,
  typescript: plain,
  python: plainInPython,
};

/** Replaces the text of a string. */
const anyText = '\uE000';

/** Replaces a number. A line that has it already is not found again in its parts. */
const anyNumber = '7320508075688772';

const replacements = new RegExp(`${anyText}|${anyNumber}`);

/** The line that all equal ones are read as. */
interface EqualLine {
  line: string;
  /** The HTML of the original line from that of `line`; `undefined` if it cannot be made from it. */
  restore(html: string): string | undefined;
}

/** The line with other numbers and texts; `undefined` if it has none that may differ. */
export function equalLine(line: string, language: string): EqualLine | undefined {
  const strings = equalStrings[language];
  if (!strings) return undefined;
  const texts: string[] = [];
  const replaced = (text: string, replacement: string): string => {
    texts.push(text);
    return replacement;
  };
  const general = line.replace(stringOrNumber, (whole) => {
    if (!/^["']/.test(whole)) return replaced(whole, anyNumber);
    if (!strings.test(whole)) return whole.replace(number, (digits) => replaced(digits, anyNumber));
    return whole[0] + replaced(whole.slice(1, -1), anyText) + whole[0];
  });
  if (texts.length === 0) return undefined;
  return { line: general, restore: (html) => withTexts(html.split(replacements), texts) };
}

function withTexts(parts: readonly string[], texts: readonly string[]): string | undefined {
  if (parts.length !== texts.length + 1) return undefined;
  return parts.map((part, index) => part + escapeHtml(texts[index] ?? '')).join('');
}
