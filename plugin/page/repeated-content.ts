/**
 * Recognizes the content that most pages of an API repeat: fields without fields inside, and highlighted code. Together
 * they are nearly all of such a page, and no concern changes anything in them.
 */
import type { HtmlElement, HtmlNode, RepeatedContent } from '../core/tree/html-element.js';
import { parseHtml, type ParseHtmlOptions } from '../core/tree/parse-html.js';
import { voidTags } from '../../runtime/jsx/render.js';
import { copyOf } from '../../runtime/search/copy-of.js';
import { TextCache } from '../core/cache/text-cache.js';

/** Longer content rarely repeats. */
const longest = 20_000;

/** Elements inside of a field that nothing but its text and Markdown depends on. */
const plainTags = new Set('a b br code div em i li ol p span strong ul'.split(' '));

/** Attributes of those elements. */
const plainAttributes = new Set(['slot', 'href', 'target', 'rel', 'start', 'title']);

const code =
  /^(?:<span slot="title">[^<]*<\/span>)?<pre tabindex="0"><code class="language-[^"<>]*"(?: style="[^"<>]*")?>(?:[^<]+|<span class="[^"<>]*">|<\/span>)*<\/code><\/pre>$/;

const contents = new TextCache<RepeatedContent | undefined>(8_000_000);

/** How the content of a page is parsed. */
export const withRepeatedContent: ParseHtmlOptions = {
  repeatedIn: new Set(['octavo-code-block', 'octavo-param-field', 'octavo-response-field']),
  findRepeated: (tag, content) =>
    content.length > longest ? undefined : tag === 'octavo-code-block' ? highlighted(content) : flatField(content),
};

function highlighted(content: string): RepeatedContent | undefined {
  return known(content, () => {
    const start = content.indexOf('<pre');
    return code.test(content)
      ? content.slice(0, start) + content.slice(start).replace(/<\/?span[^>]*>/g, '')
      : undefined;
  });
}

/** The id of a field, which begins with the part of the page that it is in, is only in its link to itself. */
function flatField(content: string): RepeatedContent | undefined {
  if (!content.startsWith('<a slot="name" href="#')) return undefined;
  return known(content.slice(content.indexOf('>')), () =>
    !content.includes('<octavo-') && isPlain(parseHtml(content)) ? content : undefined,
  );
}

function known(key: string, plain: () => string | undefined): RepeatedContent | undefined {
  if (contents.has(key)) return contents.get(key);
  const text = plain();
  const content = text === undefined ? undefined : { plain: copyOf(text) };
  contents.set(copyOf(key), content, text?.length);
  return content;
}

/** Whether a tree contains only closed elements that every concern leaves as they are. */
function isPlain({ children }: HtmlElement): boolean {
  return children.every((child) => typeof child === 'string' || isPlainElement(child));
}

function isPlainElement(element: HtmlElement): boolean {
  const { tag, end } = element;
  if (!plainTags.has(tag) || (end === '' && !voidTags.has(tag))) return false;
  if (element.attributes().some(([name, value]) => !plainAttributes.has(name) || value === 'anchor')) return false;
  return isPlain(element) && !((tag === 'p' && holds(element, blocks)) || (tag === 'a' && holds(element, links)));
}

const blocks = new Set(['div', 'ol', 'p', 'ul']);
const links = new Set(['a']);

function holds({ children }: HtmlElement, tags: ReadonlySet<string>): boolean {
  return children.some((child: HtmlNode) => typeof child !== 'string' && (tags.has(child.tag) || holds(child, tags)));
}
