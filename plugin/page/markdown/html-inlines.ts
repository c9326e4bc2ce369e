/** Markdown for inline HTML elements. */
import { footnoteLink } from './footnotes.js';
import { bold, markdownLink, type MarkdownElement, type MarkdownForm } from '../../../elements/markdown-form.js';
import { codeSpan } from './escape-text.js';

const nothing: MarkdownForm = () => '';
const spaced: MarkdownForm = (element, write) => ` ${write.inline(element.children)} `;
const strong: MarkdownForm = (element, write) => wrapTrimmed(write.inline(element.children), bold);
const emphasis: MarkdownForm = (element, write) =>
  wrapTrimmed(write.inline(element.children), (text) => (text.includes('*') ? text : `*${text}*`));
const struck: MarkdownForm = (element, write) => wrapTrimmed(write.inline(element.children), (text) => `~~${text}~~`);

/** An inline heading, for example in a link around a card, is bold. */
const heading: MarkdownForm = (element, write) => ` ${strong(element, write)} `;

/** A video or frame as a link to its content. */
const media: MarkdownForm = (element, write) => {
  const source = element.children.find((child) => typeof child !== 'string' && child.tag === 'source');
  const src = element.attribute('src') ?? (source as MarkdownElement | undefined)?.attribute('src');
  const title = element.attribute('title') ?? element.attribute('aria-label') ?? src ?? '';
  return ` ${markdownLink(title, src)} ${write.inline(element.children)}`;
};

/** Forms that several elements have. */
const shared: readonly (readonly [form: MarkdownForm, tags: string])[] = [
  [strong, 'b strong'],
  [emphasis, 'em i'],
  [struck, 'del s'],
  [spaced, 'li option p'],
  [heading, 'h1 h2 h3 h4 h5 h6'],
  [media, 'audio embed iframe video'],
  [nothing, 'script source style template track wbr'],
];

/** By tag. Other elements are replaced by their text. */
export const htmlInlines: Record<string, MarkdownForm> = {
  ...Object.fromEntries(shared.flatMap(([form, tags]) => tags.split(' ').map((tag) => [tag, form]))),
  a: (element, write) => {
    const text = write.inline(element.children);
    return footnoteLink(element, text) ?? link(text, element.attribute('href'));
  },
  code: (element) => codeSpan(rawText(element).replace(/\s*\n\s*/g, ' ')),
  br: () => '\\\n',
  img: picture,
  input: (element) => {
    if (element.attribute('type') !== 'checkbox') return '';
    return element.attribute('checked') === undefined ? '[ ] ' : '[x] ';
  },
  math: (element) => {
    const sign = element.attribute('display') === 'block' ? '$$' : '$';
    return `${sign}${rawText(element).trim()}${sign}`;
  },
  svg: (element, write) => write.inline(element.children),
};

/** All text in an element, unchanged. */
export function rawText({ children }: MarkdownElement): string {
  return children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}

function link(text: string, href: string | undefined): string {
  if (!href) return text;
  return wrapTrimmed(text, (inner) => markdownLink(inner, href));
}

function picture(element: MarkdownElement): string {
  const src = element.attribute('src');
  if (!src) return element.attribute('alt') ?? '';
  return `!${markdownLink((element.attribute('alt') ?? '').replace(/[[\]]/g, '\\$&') || ' ', src)}`.replace(
    '![ ]',
    '![]',
  );
}

/** Marks the text and leaves surrounding spaces outside, as Markdown requires. */
function wrapTrimmed(text: string, mark: (inner: string) => string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const at = text.indexOf(inner);
  return text.slice(0, at) + mark(inner.replace(/\\\n/g, ' ')) + text.slice(at + inner.length);
}
