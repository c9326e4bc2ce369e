/** Markdown of a specification as nodes: CommonMark with HTML, reduced to elements that format text. */
import type { Root } from 'hast';
import { Check, Danger, Info, Note, Tip, Warning } from '../../../elements/callout/callout.page.js';
import { CodeBlock } from '../../../elements/code-block/code-block.page.js';
import { h, html, type Element, type Node } from '../../../runtime/jsx/node.js';
import { renderToString } from '../../../runtime/jsx/render.js';
import { cachedByText } from '../../core/cache/text-cache.js';
import { decode } from '../../core/tree/decode.js';
import { HtmlElement, type HtmlNode } from '../../core/tree/html-element.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { readMarkdown } from '../engines/markdown.js';
import { tooDeep } from '../too-deep.js';
import type { PageNode } from '../transforms/walk.js';
import { blocks, opaqueTags, safeAttributes, safeTags } from './safe-html.js';

/** Components that authors use in specifications, too. */
const callouts = new Map(
  Object.entries({ check: Check, danger: Danger, info: Info, note: Note, tip: Tip, warning: Warning }),
);

/** Elements that only carry looks, which the page has of its own. */
const bare = new Set('font center span label header footer main nav section article aside address'.split(' '));

/** The nodes of `text`. A single paragraph is unwrapped. The pages of an API repeat many texts: each is read once. */
export const markdownText = cachedByText((text): Node => {
  // As in pages, the content of a callout is Markdown.
  const spaced = text.replace(/^[ \t]*<\/?(?:Check|Danger|Info|Note|Tip|Warning)>[ \t]*$/gm, '\n$&\n');
  const tree = readMarkdown(spaced);
  if (tooDeep(tree)) return text;
  const { children } = parseHtml(renderToString(writeNode(tree), undefined));
  const content = children.filter((node) => typeof node !== 'string' || node.trim() !== '');
  const [only] = content;
  if (content.length === 1 && only instanceof HtmlElement && only.tag === 'p') return only.children.map(safeNode);
  return content.map(safeNode);
});

/**
 * Nodes as HTML for the parser. Tags of unknown elements, such as `<token>` or `List<String>`, become text, and so does
 * `<?`.
 */
function writeNode(node: Root | PageNode): Node {
  if (node.type === 'text') return node.value;
  if (node.type === 'raw') return html(node.value.replace(/<\/?([a-z][\w:-]*)(?=[\s/>])|<(?=[a-z?])/gi, knownTag));
  if (node.type === 'element') return h(node.tagName, node.properties, ...node.children.map(writeNode));
  return 'children' in node ? node.children.map(writeNode) : null;
}

function knownTag(tag: string, name: string | undefined): string {
  const lower = name?.toLowerCase() ?? '';
  return safeTags.has(lower) || opaqueTags.has(lower) || callouts.has(lower) ? tag : `&lt;${tag.slice(1)}`;
}

function safeNode(node: HtmlNode): Node {
  if (typeof node === 'string') return html(node.replaceAll('<', '&lt;'));
  const { tag } = node;
  const callout = callouts.get(tag);
  if (callout) return h(callout as Element['type'], null, ...node.children.map(safeNode));
  if (!safeTags.has(tag)) return null;
  const [first] = node.children;
  if (tag === 'pre' && first instanceof HtmlElement && first.tag === 'code') return codeBlock(first);
  return safeElement(node);
}

function safeElement(node: HtmlElement): Node {
  const { tag } = node;
  const content = node.children.map(safeNode);
  if (bare.has(tag)) return blocks.has(tag) ? h('div', null, ...content) : content;
  const own = Object.fromEntries(node.attributes().filter(([name]) => safeAttributes.has(name)));
  // A paragraph cannot contain blocks.
  return h(tag === 'p' && node.children.some(isBlock) ? 'div' : tag, own, ...content);
}

function isBlock(node: HtmlNode): boolean {
  return typeof node !== 'string' && (blocks.has(node.tag) || callouts.has(node.tag));
}

function codeBlock(code: HtmlElement): Node {
  const language = /\blanguage-(\S+)/.exec(code.attribute('class') ?? '')?.[1];
  const props = { code: decode(sourceText(code)).replace(/\n$/, ''), ...(language !== undefined && { language }) };
  return h(CodeBlock as Element['type'], props);
}

function sourceText(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(sourceText).join('');
}
