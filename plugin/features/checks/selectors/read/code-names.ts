/** Finds the names that code can give to elements. */

/** Names in sources: classes and ids without their sign, and attributes. */
export interface CodeNames {
  names: Set<string>;
  /** Beginnings and ends of names that code completes: `card-${kind}`, `${kind} + '-card'`. */
  beginnings: string[];
  ends: string[];
}

/** Texts in quotes. An apostrophe after a letter does not begin one, as in `don't`. */
const quoted = /"((?:\\.|[^"\\\n])*)"|(?<![A-Za-z0-9)])'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g;

/** Expressions for classes and ids: attributes, calls that join classes, and otherwise the rest of the line. */
const naming =
  /\b(?:class(?:Name|List)?|id)\\?["'`]?\s*(?:=\s*\\?(?:"[^"]*"|'[^']*'|`[^`]*`|\{[^}]*\})|[=:(,.+][^\n]*)|\b(?:clsx|cn|cva|class[nN]ames)\((?:[^()]|\([^()]*\))*\)/g;

const word = /[\w-]+/g;

/** Without the signs of sentences. */
const classWord = /^[^A-Z"'`,;!?]*[^A-Z"'`,;!?.:]$/;

/** A label for an element, in HTML or in a script. */
const label = /aria-?label["'`]?\s*[,=:]\s*["'`]([^"'`]+)/gi;

const beginning = /([\w-]+[-_])(?:\$\{|['"`]\s*\+)/g;
const end = /(?:\}|\+\s*['"`])([-_][\w-]+)/g;

/**
 * The words that can be names: in texts about classes and ids; in texts that are one word, or a list of classes; with a
 * hyphen or underscore anywhere; and `dataset.name`. Words of prose are left out. Labels are names as a whole.
 */
function namesIn(code: string): CodeNames {
  const names = new Set<string>();
  const add = (text: string): void => {
    for (const name of text.split(/[\s"'`<>=(){},;\\]+/)) names.add(name.replace(/^[.#]/, ''));
    for (const [name] of text.matchAll(word)) names.add(name);
  };
  for (const [text] of code.matchAll(naming)) add(text);
  for (const [, double, single, template] of code.matchAll(quoted)) {
    const text = double ?? single ?? template!;
    if (isNameList(text)) add(text);
  }
  for (const [name] of code.matchAll(/[\w-]*\w[-_]\w[\w-]*/g)) names.add(name);
  for (const [, text] of code.matchAll(label)) names.add(text!);
  for (const [, name] of code.matchAll(/\bdataset\.(\w+)/g)) names.add(name!);
  return {
    names,
    beginnings: Array.from(code.matchAll(beginning), ([, text]) => text!),
    ends: Array.from(code.matchAll(end), ([, text]) => text!),
  };
}

/** The names of all sources, each read on its own. */
export function codeNames(codes: readonly string[]): CodeNames {
  const found = codes.map(namesIn);
  return {
    names: new Set(found.flatMap(({ names }) => [...names])),
    beginnings: found.flatMap(({ beginnings }) => beginnings),
    ends: found.flatMap(({ ends }) => ends),
  };
}

/** Whether the text is one word, or a list of classes instead of prose. */
function isNameList(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length === 1) return true;
  return (
    words.every((each) => classWord.test(each)) && (words.length < 4 || words.some((each) => /\w[-:/]\w/.test(each)))
  );
}
