/**
 * Reads a page with an engine. If MDX fails at a `{` or `<` that is only text, escapes it and reads again. After a tag that is
 * not closed in its paragraph, it reads on, to report all of them.
 */
import type { Problem } from '../../core/errors/errors.js';
import type { Edit, EditedText } from '../source/edited-text.js';
import { isFinished as isFinishedSource } from '../source/is-finished.js';
import type { PreparedPage } from '../source/prepare.js';
import type { Span } from '../source/spans.js';
import type { Tag } from '../source/read-tag.js';
import { scan } from '../source/scan.js';
import { pageFrame } from '../source/page-frame.js';
import { SyntaxProblem, type TreeEngine } from '../types.js';
import { explainQuotes, explainSyntax } from './explain-syntax.js';
import { isHtmlElement } from './html-elements.js';
import { explainPair, separatePair, tagPairAt, type TagPair } from './tag-pair.js';
import { explainOpenValue, isTagName, openValue } from './open-value.js';

/** A problem of the page. */
type Found = Omit<Problem, 'file'>;

export interface LenientResult<Tree> {
  /** `undefined` if the page cannot be read. */
  root: Tree | undefined;
  /** The last source that was read, with its escapes. */
  source: EditedText;
  warnings: Found[];
  /** The page cannot be read if there are any. */
  errors: Found[];
}

const maxEscapes = 20;
/** With more unmatched `{` and `<`, a page is not read again, because an engine could take minutes. */
const maxStrays = 200;
/** Maximum number of characters to read again, so that a very large page does not take minutes. */
const maxReread = 4_000_000;

/** Reads `page` with `engine`. `original` is the file's text, for code frames. */
export function readLeniently<Tree>(
  page: PreparedPage,
  original: string,
  engine: TreeEngine<Tree>,
): LenientResult<Tree> {
  const prepared = page.source;
  if (page.strays.count > maxStrays) {
    return { root: undefined, source: prepared, warnings: [], errors: [strayError(page, original)] };
  }
  const warnings: Found[] = [];
  const errors: Found[] = [];
  const attempts = Math.min(maxEscapes, Math.max(2, Math.floor(maxReread / (prepared.text.length + 1))));
  let source = prepared;
  let { isFinished } = page;
  for (;;) {
    try {
      const root = engine(source.text, isFinished);
      return { root: errors.length > 0 ? undefined : root, source, warnings, errors };
    } catch (error) {
      if (!(error instanceof SyntaxProblem)) throw error;
      const canRetry = warnings.length + errors.length < attempts;
      const edits = canRetry ? editsFor(error, source, original, { warnings, errors }) : undefined;
      if (!edits) {
        add(syntaxError(error, source, original), errors);
        return { root: undefined, source, warnings, errors };
      }
      source = source.edit(edits);
      isFinished = isFinishedSource(scan(source.text), source.text);
    }
  }
}

/** Edits with which the page may be read, and their problem; `undefined` if there are none, or if they did not help. */
function editsFor(
  error: SyntaxProblem,
  source: EditedText,
  original: string,
  { warnings, errors }: Record<'warnings' | 'errors', Found[]>,
): Edit[] | undefined {
  const escape = findEscape(source.text, error, source.offsetOf(error));
  if (escape) {
    const { offset, length, text } = escape;
    const isNew = add(escapeWarning(escape, source, original), warnings);
    return isNew ? [{ start: offset, end: offset + length, text }] : undefined;
  }
  const pair = pairOf(error, source);
  const edits = pair && separatePair(pair);
  return edits && add(syntaxError(error, source, original), errors) ? edits : undefined;
}

/** Adds a problem, unless there is one at its place. Returns whether it did. */
function add(problem: Found, problems: Found[]): boolean {
  const isNew = problems.every(({ line, column }) => line !== problem.line || column !== problem.column);
  if (isNew) problems.push(problem);
  return isNew;
}

/** The tags of an error about a closing tag. */
function pairOf(error: SyntaxProblem, source: EditedText): TagPair | undefined {
  const isUnclosed = /closing tag/i.test(error.message) && !/open tag first/.test(error.message);
  return isUnclosed ? tagPairAt(source.text, startOfError(error, source)) : undefined;
}

interface Escape {
  char: string;
  offset: number;
  length: number;
  text: string;
}

/** The character at which the engine failed, if escaping it can help. */
function findEscape(text: string, error: SyntaxProblem, offset: number): Escape | undefined {
  if (/in attribute name/.test(error.message) && explainQuotes(text, offset)) return undefined;
  if (/import\/exports?/.test(error.message)) return proseEscape(text, offset);
  const open = openValue(text, offset);
  if (!open) return strayEscape(text, offset);
  return isTagName(open.tag) ? undefined : backslash(text, open.start);
}

function strayEscape(text: string, offset: number): Escape | undefined {
  const { spans, strays } = scan(text);
  const stray = strays.findLast((at) => at <= offset);
  const span = spans.findLast(({ start }) => start <= offset);
  // Acorn may report the character after the brace that ends the expression.
  const isInside = span && offset <= span.end && span.start > (stray ?? -1);
  if (isInside && span.kind === 'expression') return backslash(text, span.start);
  if (isInside && span.kind === 'tag') return placeholderEscape(text, span, offset);
  const looksLikeComponent = stray !== undefined && /^<\/?[A-Z]/.test(text.slice(stray, stray + 3));
  return stray === undefined || looksLikeComponent ? undefined : backslash(text, stray);
}

/** `<openai_key>`: neither a component nor an HTML element. */
function placeholderEscape(
  text: string,
  { start, tag }: { start: number; tag: Tag },
  offset: number,
): Escape | undefined {
  const isPlaceholder = /^[a-z]/.test(tag.name) && !tag.name.includes('.') && !isHtmlElement(tag.name);
  return isPlaceholder && start === offset ? backslash(text, offset) : undefined;
}

const bareUrl = /(?:https?:\/\/|www\.)[^\s<]*$/i;

/** Escapes the character at `offset`. */
function backslash(text: string, offset: number): Escape {
  // Half of `{{{` would be an expression, so a row of braces is escaped together.
  const row = /^\{+/.exec(text.slice(offset, offset + 10))?.[0] ?? text[offset]!;
  // A backslash would belong to the URL before it, which only a tag ends.
  const isAfterUrl = row === '<' && bareUrl.test(text.slice(Math.max(0, offset - 2000), offset));
  const escaped = row.replace(/./g, '\\$&');
  return { char: text[offset]!, offset, length: row.length, text: isAfterUrl ? `<></>${escaped}` : escaped };
}

/** A sentence that begins with the word "import" or "export", and code of another language in a component. */
function proseEscape(text: string, offset: number): Escape | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  if (!/^(?:import|export) /.test(text.slice(start, start + 7))) return undefined;
  const words = /^(?:import|export) [a-z]+ [a-z]+/.exec(text.slice(start, start + 60));
  const isSentence = words && !/ (?:from|const|let|var|function|class|async|default|as|type)\b/.test(words[0]);
  if (!isSentence && openTags(text, start).length === 0) return undefined;
  return { char: text[start]!, offset: start, length: 1, text: `&#${text.charCodeAt(start)};` };
}

/** The starts of the tags that are open at `offset`, outermost first. */
function openTags(text: string, offset: number): number[] {
  const open: number[] = [];
  for (const span of scan(text).spans) {
    if (span.start >= offset) break;
    if (span.kind !== 'tag') continue;
    if (span.tag.isClosing) open.pop();
    else if (!span.tag.isSelfClosing) open.push(span.start);
  }
  return open;
}

function escapeWarning({ char, offset }: Escape, source: EditedText, original: string): Found {
  const point = source.originalPoint(offset);
  return { code: 'mdx-escaped', ...escapeText(char), ...point, frame: pageFrame(original, point) };
}

function escapeText(char: string): Pick<Problem, 'message' | 'hint'> {
  const treated = 'is treated as text because it is not followed by';
  if (char === '{') return { message: `\`{\` ${treated} valid JavaScript.`, hint: "Write \\{ or {'{'} instead." };
  if (char === '<') return { message: `\`<\` ${treated} a tag.`, hint: 'Write &lt; or \\< instead.' };
  const word = char === 'i' ? 'import' : 'export';
  return {
    message: `\`${word}\` ${treated} a valid statement.`,
    hint: `Write &#${char.charCodeAt(0)};${word.slice(1)}, or put code between \`\`\`.`,
  };
}

function strayError({ strays }: PreparedPage, original: string): Found {
  return {
    code: 'mdx-syntax',
    message: `The page has ${strays.count} unmatched { and <. This is the first.`,
    hint: 'If the page is not MDX, exclude it with .mintignore. Otherwise write \\{ and &lt; for characters that are only text, or put them in `code`.',
    ...strays.first,
    frame: pageFrame(original, strays.first),
  };
}

function syntaxError(error: SyntaxProblem, source: EditedText, original: string): Found {
  const open = openValue(source.text, source.offsetOf(error));
  const broken = open ? undefined : brokenSpan(error, source);
  const offset = open?.brace ?? broken?.start ?? startOfError(error, source);
  const reason = broken ? 'Unexpected lazy line' : error.message;
  const point = source.originalPoint(offset);
  const pair = open || broken ? undefined : pairOf(error, source);
  const explained = pair && explainPair(pair, source.text, error.message.startsWith('Expected the closing tag'));
  return {
    code: 'mdx-syntax',
    ...(open ? explainOpenValue(open, source.text) : (explained ?? explainSyntax(reason, source.text, offset))),
    ...point,
    frame: pageFrame(original, point),
  };
}

/** The tag or expression that continues outside its list or quote. MDX reports a line of it, or the end of the file. */
function brokenSpan(error: SyntaxProblem, source: EditedText): Span | undefined {
  if (!/lazy line|end of file/.test(error.message)) return undefined;
  const offset = source.offsetOf(error);
  const span = scan(source.text).spans.findLast(({ start }) => start < offset);
  const isRead = span?.kind === 'tag' || span?.kind === 'expression';
  return isRead && offset < span.end ? span : undefined;
}

/** The point to report: the `<` of a tag instead of the character after it or the end of the file. */
function startOfError(error: SyntaxProblem, source: EditedText): number {
  const offset = source.offsetOf(error);
  if (/end of file/.test(error.message)) return scan(source.text).strays.at(-1) ?? offset;
  if (error.message.startsWith('Expected the closing tag')) return openTags(source.text, offset).at(-1) ?? offset;
  return source.text[offset - 1] === '<' ? offset - 1 : offset;
}
