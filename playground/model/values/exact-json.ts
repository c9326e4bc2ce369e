/**
 * Numbers with the digits of their text. A number whose digits JavaScript would change, such as 9007199254740993, 1.50 or
 * 1E400, is a text with a mark in front: one value for all code that walks, copies, sends or compares data.
 */

/** A character that no text of an author or a server starts with: it is reserved for private use. */
const mark = '\uE000';

const stringsAndNumbers = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** Numbers of JSON. Numbers in other forms, such as `0x1F` and `1.`, are written as JavaScript does. */
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** `number`, or its marked `digits` if JSON can have them and JavaScript would write others. */
export function exactNumber(digits: string, number = Number(digits)): number | string {
  return String(number) === digits || !jsonNumber.test(digits) ? number : mark + digits;
}

export function isExactNumber(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(mark);
}

/** The digits of an exact number. */
export function digitsOf(value: string): string {
  return value.slice(mark.length);
}

/** A number as JavaScript has it; `undefined` for other values. */
export function numberOf(value: unknown): number | undefined {
  if (isExactNumber(value)) return Number(digitsOf(value));
  return typeof value === 'number' ? value : undefined;
}

/** The data of a JSON text. Throws as `JSON.parse`. */
export function parseExactly(json: string): unknown {
  const data: unknown = JSON.parse(json);
  for (const [first] of json.matchAll(stringsAndNumbers))
    if (hasOwnDigits(first))
      return JSON.parse(
        json.replace(stringsAndNumbers, (token) => (hasOwnDigits(token) ? `"${mark}${token}"` : token)),
      );
  return data;
}

function hasOwnDigits(token: string): boolean {
  return !token.startsWith('"') && String(Number(token)) !== token;
}

/** Data as JSON. `indent`: the number of spaces. Default: one line. */
export function exactJson(value: unknown, indent?: number): string {
  const json = JSON.stringify(value, null, indent) as string | undefined;
  return (json ?? '').replaceAll(markedText, '$1');
}

const markedText = new RegExp(`"${mark}([^"]*)"`, 'g');

/** A value as text: a text as it is, any other value as JSON. */
export function valueText(value: unknown): string {
  return typeof value === 'string' && !isExactNumber(value) ? value : exactJson(value);
}

/** Data whose numbers are numbers, for code that compares them. */
export function withNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNumbers);
  if (typeof value === 'object' && value !== null && !(value instanceof Blob))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withNumbers(each)]));
  return numberOf(value) ?? value;
}
