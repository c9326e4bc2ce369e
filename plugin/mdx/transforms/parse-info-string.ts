/** Reads the info string of a code fence, in all forms that authors use. */

export interface FenceInfo {
  /** As written: `Python`, `js`. */
  language?: string;
  title?: string;
  icon?: string;
  /** Line numbers and ranges: `1,3-5`. */
  highlight?: string;
  /** Line numbers and ranges: `1,3-5`. */
  focus?: string;
  /** Whether lines are numbered. */
  lines?: boolean;
  wrap?: boolean;
  expandable?: boolean;
  /** Whether there is no copy button. */
  nocopy?: boolean;
}

const TOKEN =
  /([A-Za-z][\w-]*)=(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|\{([^}]*)\}|(\S*))|\{([\d\s,-]+)\}|"([^"]*)"|'([^']*)'|(\S+)/g;
const FLAGS: Record<string, 'lines' | 'wrap' | 'expandable' | 'nocopy'> = {
  lines: 'lines',
  showLineNumbers: 'lines',
  wrap: 'wrap',
  expandable: 'expandable',
  nocopy: 'nocopy',
};
const TEXTS: Record<string, 'title' | 'icon'> = { title: 'title', filename: 'title', icon: 'icon' };
/** Words for other tools, which are no part of a title. */
const IGNORED = new Set(['twoslash']);

/** `js My title {1,3-5} wrap icon="star"`: language first, then title words, ranges, flags and settings in any order. */
export function parseInfoString(info: string): FenceInfo {
  const [, first = '', rest = ''] = /^(\S*)\s*([^]*)$/.exec(info.trim())!;
  // The language may be missing, or have its line numbers attached: `js{1,3}`.
  const language = /^[^={"']+/.exec(first.includes('=') ? '' : first)?.[0] ?? '';
  const result: FenceInfo = language ? { language } : {};
  const words: string[] = [];
  for (const match of `${first.slice(language.length)} ${rest}`.trim().matchAll(TOKEN)) readToken(match, result, words);
  result.title ??= words.join(' ') || undefined;
  return result;
}

function readToken(match: RegExpMatchArray, result: FenceInfo, words: string[]): void {
  const [, key, double, single, braces, bare, ranges, doubleTitle, singleTitle, word] = match;
  if (key !== undefined) setOption(result, key, double ?? single ?? braces ?? bare ?? '');
  else if (ranges !== undefined) result.highlight = compact(ranges);
  else if (word === undefined) words.push(doubleTitle ?? singleTitle ?? '');
  else if (Object.hasOwn(FLAGS, word)) result[FLAGS[word]!] = true;
  else if (!IGNORED.has(word)) words.push(word);
}

function setOption(result: FenceInfo, key: string, value: string): void {
  if (Object.hasOwn(TEXTS, key)) result[TEXTS[key]!] = value.replace(/^(["'`])(.*)\1$/, '$2');
  else if (Object.hasOwn(FLAGS, key)) result[FLAGS[key]!] = value.trim() !== 'false';
  else if (key === 'highlight' || key === 'focus') result[key] = compact(value);
}

/** `[1, 3-5]` → `1,3-5`. */
function compact(ranges: string): string {
  return ranges.replace(/[^\d,-]/g, '');
}
