/** String literals of the languages that differ from JSON. A text of several lines is a literal of several lines where the language has one. */

/** Whether a literal of several lines holds the text as it is. */
export function isBlock(text: string): boolean {
  return text.includes('\n') && !/[\0-\x08\x0b-\x1f\x7f]|[ \t]\n/.test(text);
}

/** A literal in double quotes, which most languages share. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u2028\u2029\x7f]/g,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The same with `\u{…}`, and without escapes that Rust and Swift lack. */
export function quotedWithBraces(text: string): string {
  return quoted(text).replace(/\\(?:u([\da-f]{4})|([bf])|[^])/gi, (whole, code?: string, letter?: string) => {
    if (letter) return letter === 'b' ? '\\u{8}' : '\\u{c}';
    return code ? `\\u{${code}}` : whole;
  });
}

/** A literal in single quotes, in which only `\` and `'` are special (PHP, Ruby). */
export function singleQuoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** An argument of a POSIX shell. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The name of a file that a reader chose, or a stand-in. */
export function nameOf(file: Blob): string {
  return file instanceof File && file.name !== '' ? file.name : 'file';
}
