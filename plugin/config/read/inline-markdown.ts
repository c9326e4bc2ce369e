/** Inline Markdown in titles and descriptions: code, emphasis and links. Everything else is text, also `<` and `{`. */

/** Text, or a part with its looks. */
export type Inline = string | InlineMark;

export interface InlineMark {
  tag: 'a' | 'code' | 'del' | 'em' | 'strong';
  /** The target of a link. */
  href?: string;
  children: readonly Inline[];
}

/** Leaves out names such as `__init__` and `snake_case`, and the stars of `2 * 3` and `*args`. */
const marks = new RegExp(
  [
    /\\(?<escaped>[`*_[\]~\\])/u,
    /(?<ticks>`+)(?!`)(?<code>.*?[^`])\k<ticks>(?!`)/u,
    /(?<![\w*])(?<stars>\*{1,3})(?![\s*])(?<starred>.*?[^\s*])\k<stars>(?![\w*])/u,
    /(?<![\p{L}\p{N}_])(?<line>_)(?![\s_])(?<lined>.*?[^\s_])_(?![\p{L}\p{N}_])/u,
    /(?<![\w~])~~(?![\s~])(?<deleted>.*?[^\s~])~~(?![\w~])/u,
    /(?<!!)\[(?<label>(?:[^[\]\\`]|\\.|`[^`]*`)+)\]\((?<href>[^\s()]+)\)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gsu',
);

/** The parts of a text. */
export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    parts.push(text.slice(end, match.index), partOf(match.groups!));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

/** The text without marks, for places that show plain text. */
export function inlineText(text: string): string {
  return readInline(text).map(plain).join('');
}

/** A part without marks. */
export function plain(part: Inline): string {
  return typeof part === 'string' ? part : part.children.map(plain).join('');
}

function partOf({
  escaped,
  code,
  stars,
  starred,
  lined,
  deleted,
  label,
  href,
}: Record<string, string | undefined>): Inline {
  if (escaped !== undefined) return escaped;
  if (code !== undefined) return { tag: 'code', children: [code.replace(/^ (.*\S.*) $/s, '$1')] };
  if (starred !== undefined) return starredPart(stars!.length, readInline(starred));
  if (lined !== undefined) return { tag: 'em', children: readInline(lined) };
  if (deleted !== undefined) return { tag: 'del', children: readInline(deleted) };
  return { tag: 'a', href, children: readInline(label!) };
}

function starredPart(stars: number, children: Inline[]): Inline {
  if (stars === 1) return { tag: 'em', children };
  const strong: Inline = { tag: 'strong', children };
  return stars === 2 ? strong : { tag: 'em', children: [strong] };
}
