/** Explains syntax errors from the JavaScript parsers of Vite 7 (esbuild) and Vite 8 (Oxc). */
import { isAbsolute, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fileStart, type Place, type Problem } from '../../core/errors/errors.js';
import { textOf } from '../../core/errors/thrown.js';
import { usualPaths } from '../../core/text/plain-folder.js';
import { isInside, relativePath } from '../../core/text/slash-path.js';

type WrittenPlace = Partial<Place>;

/** The fields of their errors. The text of an error is the message of the first one in `errors`. */
interface ParserError {
  loc?: WrittenPlace;
  errors?: { message?: string; text?: string; loc?: WrittenPlace; location?: WrittenPlace }[];
}

/** A problem in a file of the docs folder `root`, or in the code of the page; `undefined` for other errors. */
export function syntaxProblem(error: unknown, page: string, root: string): Problem | undefined {
  const message = textOf(error, 'message');
  if (!/^(?:Transform failed|Parse failure|Parse failed)\b/.test(message)) return undefined;
  const { loc, errors = [] } = error as ParserError;
  const [first = { message, loc }] = errors;
  const reason = reasonIn(first.text ?? first.message ?? '');
  const place = placeIn(first.loc ?? first.location ?? {}, root);
  // Code compiled from a page has other line numbers than the page.
  return !place || place.file.startsWith(page) ? pageProblem(reason, fileStart(page)) : fileProblem(reason, place);
}

/** The problem of a page whose code failed at `place`. */
export function pageProblem(
  reason: string,
  place: Place,
  hint = 'Look at the imports, exports and expressions of the page.',
): Problem {
  return { code: 'page-throws', message: `The code of this page failed: ${reason}`, hint, ...place };
}

function fileProblem(reason: string, at: Place): Problem {
  return {
    code: 'code-syntax',
    message: `This file is not valid JavaScript: ${reason}`,
    hint: 'Look at this line and the one before it.',
    ...at,
  };
}

/** The sentence, without its headings, colors and frame. */
function reasonIn(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const heading = /^(?:Transform failed|Parse failure: Parse failed|Parse failed) with \d+ errors?:/;
  const sentence = lines.find((line) => line.trim() !== '' && !heading.test(line)) ?? '';
  return sentence.replace(/^\[\w+\] /, '').trim();
}

/** The place in the docs folder. Some paths start at that folder. */
function placeIn({ file = '', line = 1, column = 0 }: WrittenPlace, root: string): Place | undefined {
  const path = usualPaths(isAbsolute(file) && isInside(root, file) ? file : join(root, file));
  return file !== '' && isInside(root, path) ? { file: relativePath(root, path), line, column: column + 1 } : undefined;
}
