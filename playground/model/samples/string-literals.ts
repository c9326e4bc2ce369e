/** String literals. A text of several lines is a literal of several lines where the language has one. */

/** Characters other than line breaks and tabs that a reader cannot see. */
const invisible = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]/;

/** Whether a literal of several lines holds the text as it is. */
export function isBlock(text: string): boolean {
  return text.includes('\n') && !invisible.test(text) && !/[ \t]\n/.test(text);
}

/** The differences between languages. */
export interface LiteralStyle {
  /** Default: double quotes. */
  quote?: '"' | "'";
  /** Texts that get a backslash, beside the quote and the backslash itself. */
  special?: RegExp;
  /** Writes a character that is invisible. Default: `\u` with four digits. */
  code?(character: string): string;
  /** Whether the literal may have several lines. */
  lines?: boolean;
}

/** A literal in quotes with backslashes. */
export function quoted(text: string, { quote = '"', special, code = unicode, lines }: LiteralStyle = {}): string {
  const named: Record<string, string> = { '\n': lines && isBlock(text) ? '\n' : '\\n', '\r': '\\r', '\t': '\\t' };
  const escaped = text
    .replace(/[\\"']/g, (each) => (each === '\\' || each === quote ? `\\${each}` : each))
    .replace(special ?? /(?!)/g, '\\$&')
    .replace(/[\0-\x1f\x7f-\x9f\u2028\u2029\ufeff]/g, (each) => named[each] ?? code(each));
  return `${quote}${escaped}${quote}`;
}

function unicode(character: string): string {
  return `\\u${hex(character).padStart(4, '0')}`;
}

/** `\u{…}`, as in Rust, Swift, PHP and Perl. */
export function braces(character: string): string {
  return `\\u{${hex(character)}}`;
}

/** The bytes of UTF-8, as in C. */
export function octal(character: string): string {
  return [...new TextEncoder().encode(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16);
}

/** A literal with `\u{…}` instead of `\u`. */
export function quotedWithBraces(text: string): string {
  return quoted(text, { code: braces });
}

/**
 * A literal in single quotes, in which only `\` and `'` are special (PHP, Ruby, Perl). Texts with invisible characters,
 * which do not survive the parsers of HTML and Ruby, are in double quotes of the given style.
 */
export function singleQuoted(text: string, style: LiteralStyle): string {
  return invisible.test(text) ? quoted(text, style) : `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** An argument of a POSIX shell. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The name of a file that a reader chose, or `file`. */
export function nameOf(file: string | Blob): string {
  return file instanceof File && file.name !== '' ? file.name : 'file';
}
