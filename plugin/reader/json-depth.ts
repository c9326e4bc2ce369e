/** The offset of the first `{` or `[` in JSON that is nested more than `maxLevels` deep; `undefined` if there is none. */
export function tooDeepAt(text: string, maxLevels: number): number | undefined {
  let level = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isString) {
      if (character === '\\') at++;
      // A line break ends a string whose quote is missing.
      else if (character === '"' || character === '\n') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{' || character === '[') {
      if (++level > maxLevels) return at;
    } else if (character === '}' || character === ']') level--;
  }
  return undefined;
}
