/** Decides the name of a page, also if its front matter has no title or a blank one. */
import { plain, readInline } from '../../config/read/inline-markdown.js';
import { scan } from '../../mdx/source/scan.js';
import type { Span } from '../../mdx/source/spans.js';
import type { PageEntry, PageMeta } from '../../core/model/types.js';

/** Maximum number of characters of a line that are searched. */
const maxLineLength = 1000;

const atxHeading = /^ {0,3}#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/;
const underline = /^ {0,3}=+[ \t]*$/;
/** Lines that cannot start a setext heading: blank lines, lists, quotes, other headings, rules. */
const noParagraph = /^(?:\s*$| {0,3}(?:[-*+>]|\d{1,9}[.)]|#{1,6}(?:\s|$)|=+[ \t]*$))/;

/** Whether a title has only spaces and characters that are not visible, but is not empty: the author hides it. */
export function isBlankTitle(title: unknown): boolean {
  return typeof title === 'string' && /^[\s\p{Cf}]+$/u.test(title);
}

/**
 * The title of a page, which is never blank. Authors write `title: " "` to hide the visible title; such a page is named
 * like its entry in the navigation. Pages without a title are named after their first heading, or their file.
 */
export function pageTitle(
  { title, sidebarTitle = '' }: PageMeta,
  body: string,
  pagePath: string,
): Pick<PageEntry, 'isTitleHidden'> & { title: string } {
  const isTitleHidden = isBlankTitle(title);
  const own = isTitleHidden ? sidebarTitle : title;
  const name = own && !isBlankTitle(own) ? own : headingTitle(body) || titleFromPath(pagePath);
  return { title: name, ...(isTitleHidden && { isTitleHidden }) };
}

/** The short title of a page for the navigation. */
export function navigationTitle({ meta: { sidebarTitle, title } }: Pick<PageEntry, 'meta'>): string {
  return sidebarTitle && !isBlankTitle(sidebarTitle) ? sidebarTitle : title;
}

/**
 * The text of the first level-1 heading: `# Title`, or `Title` above a line of `=`. Code, comments, scripts and
 * multi-line expressions do not count. `undefined` if there is none.
 */
export function headingTitle(body: string): string | undefined {
  if (!/^ {0,3}(?:#|=)/m.test(body)) return undefined;
  let paragraph: string[] = [];
  for (const long of proseOf(body).split('\n')) {
    const line = long.slice(0, maxLineLength).trimEnd();
    const text = atxHeading.exec(line)?.[1] ?? (underline.test(line) ? paragraph.join(' ') : '');
    if (text) return plainText(text);
    paragraph =
      paragraph.length === 0 && noParagraph.test(line) ? [] : line.trim() === '' ? [] : [...paragraph, line.trim()];
  }
  return undefined;
}

/** The body with the same lines, but without anything that is not prose. */
function proseOf(body: string): string {
  let prose = '';
  let at = 0;
  for (const span of scan(body).spans) {
    const source = body.slice(span.start, span.end);
    if (isProse(span, source)) continue;
    prose += body.slice(at, span.start) + source.replace(/[^\n]+/g, '');
    at = span.end;
  }
  return prose + body.slice(at);
}

function isProse({ kind }: Span, source: string): boolean {
  if (kind === 'fence' || kind === 'comment' || kind === 'module' || kind === 'raw') return false;
  return !((kind === 'tag' || kind === 'expression') && source.includes('\n'));
}

/** A number before a name, which only decides the order. A year is part of the name. */
export const numberPrefix = /^(\d{1,3})[-_. ]+(?=\p{L})/u;

/** `api-reference/2-get-started` → `Get started`. An index page is named after its folder. */
export function titleFromPath(pagePath: string): string {
  const name = pagePath
    .replace(/(?<=[^/])\/index$/, '')
    .split('/')
    .at(-1)!;
  const words = name
    .replace(numberPrefix, '')
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function plainText(markdown: string): string {
  const visible = markdown
    .replace(/\{#[^}]*\}\s*$/, '')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1');
  return readInline(visible)
    .map((part) => (typeof part === 'string' ? withoutTags(part) : plain(part)))
    .join('')
    .trim();
}

function withoutTags(text: string): string {
  return text.replace(/<[^>]+>/g, '').replace(/__(.+?)__/g, '$1');
}
