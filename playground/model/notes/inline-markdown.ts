/** The Markdown of one paragraph, for notes in the form: no parser of Markdown is small enough for a page. */

/** A part of a paragraph: text, or marked text. */
export type Inline =
  | string
  | { mark: 'code'; text: string }
  | { mark: 'strong' | 'em'; content: readonly Inline[] }
  | { mark: 'link'; href: string; content: readonly Inline[] };

/** Tags of HTML: between words, and inside of them. Other names in angle brackets are text, such as `List<String>`. */
const blockTags = 'blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|t[dhr]|table|ul';
const inlineTags =
  'a|abbr|b|big|cite|code|del|dfn|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|wbr';

/** Code; a link or an image; an address; strong text; emphasis; an escaped character; a tag. */
const marks = new RegExp(
  [
    '(?<!`)(`+)(?!`)(?<code>.+?)(?<!`)\\1(?!`)',
    '!?\\[(?<label>(?:[^\\[\\]\\\\]|\\\\.)*)\\]\\(\\s*<?(?<href>[^()\\s<>]*(?:\\([^()\\s]*\\)[^()\\s<>]*)*)>?(?:\\s[^()]*)?\\)',
    '<(?<address>(?:https?|mailto):[^\\s<>]+)>',
    '(?<url>https?://[^\\s<>`]*[^\\s<>`.,:;!?"\'*_~()\\[\\]])',
    '(?<!\\w)__(?=\\S)(?<strong1>.+?)(?<=\\S)__(?!\\w)',
    '\\*\\*(?=\\S)(?<strong2>.+?)(?<=\\S)\\*\\*(?!\\*)',
    '(?<![\\w\\\\])_(?=[^\\s_])(?<em1>.+?)(?<=\\S)_(?!\\w)',
    '(?<!\\*)\\*(?=[^\\s*])(?<em2>.+?)(?<=\\S)\\*(?!\\*)',
    '\\\\(?<escaped>[!-/:-@[-`{-~])',
    `</?(?:(?<block>${blockTags})|${inlineTags})(?:\\s[^<>]*)?/?>`,
  ].join('|'),
  'gis',
);

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** A part with the characters that it was written with. */
export interface InlineSource {
  source: string;
  part: Inline;
}

/** The parts of a paragraph. */
export function inlineMarkdown(paragraph: string): Inline[] {
  return inlineSources(paragraph).map(({ part }) => part);
}

/** The same with their sources, which are the paragraph together. */
export function inlineSources(paragraph: string): InlineSource[] {
  const parts: InlineSource[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(marks)) {
    if (match.index > end) parts.push(textPart(paragraph.slice(end, match.index)));
    parts.push({ source: match[0], part: marked(match.groups!) });
    end = match.index + match[0].length;
  }
  if (end < paragraph.length) parts.push(textPart(paragraph.slice(end)));
  return parts;
}

function textPart(source: string): InlineSource {
  return { source, part: source.replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (_, name: string) => entities[name]!) };
}

function marked(groups: Record<string, string | undefined>): Inline {
  const { code, label, href = '', address, url, strong1, strong2, em1, em2, escaped, block } = groups;
  if (code !== undefined) return { mark: 'code', text: code.replace(/^ (.+) $/s, '$1') };
  if (label !== undefined) return linked(href, inlineMarkdown(label));
  const shown = address ?? url;
  if (shown !== undefined) return linked(shown, [shown]);
  const strong = strong1 ?? strong2;
  if (strong !== undefined) return { mark: 'strong', content: inlineMarkdown(strong) };
  const em = em1 ?? em2;
  if (em !== undefined) return { mark: 'em', content: inlineMarkdown(em) };
  return escaped ?? (block === undefined ? '' : ' ');
}

/** Other addresses are those of the place where the text was written. */
function linked(href: string, content: readonly Inline[]): Inline {
  return { mark: 'link', href: /^(?:https?|mailto):/i.test(href) ? href : '', content };
}

/** A part without its marks. */
export function plainInline(part: Inline): string {
  if (typeof part === 'string') return part;
  return part.mark === 'code' ? part.text : part.content.map(plainInline).join('');
}
