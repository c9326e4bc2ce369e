/** Parses the info string of a code fence, in all forms that authors use. */
import { ownValue } from '../../core/text/own-value.js';

export interface FenceInfo {
  /** As written: `Python`, `js`. */
  language?: string;
  title?: string;
  icon?: string;
  /** Line numbers and ranges: `1,3-5`. */
  highlight?: string;
  /** Line numbers and ranges: `1,3-5`. */
  focus?: string;
  /** Whether lines are numbered, or the first line number. */
  lines?: boolean | string;
  wrap?: boolean;
  expandable?: boolean;
  /** Whether the copy button is hidden. */
  nocopy?: boolean;
  /** Whether the TypeScript compiler adds types to the code. */
  twoslash?: boolean;
  /** Unsupported settings, by name. */
  others?: Record<string, string>;
}

const infoToken =
  /([A-Za-z][\w-]*)=(?:"((?:\\"|[^"])*)"|'((?:\\'|[^'])*)'|["']([^"']*)$|\{([^}]*)\}|(\S*))|(?:\w*[a-z])?\{[\d\s,-]+\}|"[^"]*"|'[^']*'|\S+/g;
const rangeList = /^(\w*)\{([\d\s,-]+)\}$/;
/** `js:line-numbers`, `js:line-numbers=2` and `js:no-line-numbers`. */
const lineNumbers = /:(no-)?line-numbers(?:=(\d+))?$/;
const quotedText = /^(["'])(.*)\1$/;
const bracketedText = /^\[([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]$/;

type Flag = 'lines' | 'wrap' | 'expandable' | 'nocopy' | 'twoslash';
const flagKeys: Record<string, Flag> = {
  lines: 'lines',
  showLineNumbers: 'lines',
  wrap: 'wrap',
  expandable: 'expandable',
  nocopy: 'nocopy',
  noCopy: 'nocopy',
  twoslash: 'twoslash',
};
const textKeys: Record<string, 'title' | 'icon'> = { title: 'title', filename: 'title', icon: 'icon' };

/** Every setting of a fence, to suggest the nearest one. */
export const fenceSettings = [...Object.keys(textKeys), 'lang', 'highlight', 'focus', ...Object.keys(flagKeys)];

/**
 * `js My title {1,3-5} wrap icon="star"`: first the language, then title words, ranges, flags and settings in any
 * order.
 */
export function parseInfoString(info: string): FenceInfo {
  const [, first = '', rest = ''] = /^(\S*)\s*([^]*)$/.exec(info.trim())!;
  const [suffix = '', without, firstLine] = lineNumbers.exec(first) ?? [];
  const language = languageIn(suffix ? first.slice(0, -suffix.length) : first);
  const result: FenceInfo = language ? { language } : {};
  if (suffix) result.lines = firstLine ?? without === undefined;
  const words: string[] = [];
  for (const match of `${first.slice(language.length, first.length - suffix.length)} ${rest}`
    .trim()
    .matchAll(infoToken))
    readToken(match, result, words);
  addWords(result, words);
  return result;
}

/** The language may be missing (`title="a"`, `nocopy`), or followed directly by line numbers: `js{1,3}`. */
function languageIn(first: string): string {
  if (first.includes('=') || Object.hasOwn(flagKeys, first)) return '';
  return /^[^={"']+/.exec(first)?.[0] ?? '';
}

/** Words are the title, or have no meaning beside one. */
function addWords(result: FenceInfo, words: string[]): void {
  if (result.title === undefined) result.title = titleOf(words);
  else for (const word of words) (result.others ??= {})[word] = '';
}

/** Quotes or brackets around the complete title are dropped. */
function titleOf(words: string[]): string | undefined {
  const [only = ''] = words;
  const title = words.length === 1 ? only.replace(quotedText, '$2') : words.join(' ');
  return title.replace(bracketedText, '$1') || undefined;
}

function readToken(match: RegExpMatchArray, result: FenceInfo, words: string[]): void {
  const [text, key, double, single, open, braces, bare] = match;
  const isKnown =
    key === undefined
      ? setFlag(result, text)
      : setOption(result, key, unescaped(double ?? single) ?? open ?? otherValue(key, braces ?? bare ?? ''));
  if (!isKnown) words.push(text);
}

/** Whether `text` is a flag, line numbers in braces, or both: `wrap`, `{1,3-5}`, `lines{10}`. */
function setFlag(result: FenceInfo, text: string): boolean {
  const [, name = '', ranges] = rangeList.exec(text) ?? [];
  if (ranges !== undefined && name === '') result.highlight = compact(ranges);
  else if (ranges !== undefined && ownValue(flagKeys, name) === 'lines') result.lines = compact(ranges);
  else if (Object.hasOwn(flagKeys, text)) result[flagKeys[text]!] = true;
  else return false;
  return true;
}

function unescaped(quoted: string | undefined): string | undefined {
  return quoted?.replace(/\\(?=["'])/g, '');
}

/** Text in braces, such as `{"a \\"b\\""}`, without its quotes. */
function otherValue(key: string, value: string): string {
  const [, , text] = (Object.hasOwn(textKeys, key) && /^(["'`])(.*)\1$/.exec(value)) || [];
  return unescaped(text) ?? value;
}

/** Whether `key=value` is a setting. An unknown key counts too, unless it is a variable of a shell (`CI=true npm test`). */
function setOption(result: FenceInfo, key: string, value: string): boolean {
  if (Object.hasOwn(textKeys, key)) result[textKeys[key]!] = value;
  else if (ownValue(flagKeys, key) === 'lines')
    result.lines = /^\d+$/.test(value.trim()) ? value.trim() : value.trim() !== 'false';
  else if (Object.hasOwn(flagKeys, key)) result[flagKeys[key]!] = value.trim() !== 'false';
  else if (key === 'highlight' || key === 'focus') result[key] = compact(value);
  else if (key === 'lang') result.language = value;
  else if (/^[A-Z]/.test(key)) return false;
  else (result.others ??= {})[key] = value;
  return true;
}

/** `[1, 3-5]` → `1,3-5`. */
function compact(ranges: string): string {
  return ranges.replace(/[^\d,-]/g, '');
}
