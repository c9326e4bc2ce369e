/** JSON with the digits of numbers, as they are in the text. */

/** A number that JavaScript would round or write with other digits. */
export class ExactNumber {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }

  toJSON(): string {
    return this.digits;
  }
}

const stringsAndNumbers = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** The data of a JSON text. Throws as `JSON.parse`. Numbers with digits that would be lost are `ExactNumber`. */
export function parseExactly(json: string): unknown {
  const data: unknown = JSON.parse(json);
  // No text of the response starts with it.
  const mark = `${Math.random()}:`;
  let isExact = true;
  const marked = json.replace(stringsAndNumbers, (token) => {
    if (token.startsWith('"') || JSON.stringify(Number(token)) === token) return token;
    isExact = false;
    return `"${mark}${token}"`;
  });
  if (isExact) return data;
  return JSON.parse(marked, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? new ExactNumber(value.slice(mark.length)) : value,
  );
}
