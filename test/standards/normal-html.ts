/** HTML in a form in which only differences that readers notice remain. */
import { decode } from '../../plugin/core/tree/decode.js';
import { markup, root } from '../../plugin/core/tree/html-element.js';
import type { HtmlElement, HtmlNode } from '../../plugin/core/tree/html-element.js';
import { parseHtml } from '../../plugin/core/tree/parse-html.js';

const blocks = new Set(
  'blockquote dd details div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section table tbody td th thead tr ul'.split(' '),
);

/** Elements around code, and around the words of it. */
const wrappers = new Set([root, 'octavo-code-block', 'span']);

/** Octavo's additions for screen readers, keyboards and speed, and the name of the language of code. */
const added = new Set('aria-label class data-footnotes dir id loading decoding rel tabindex target'.split(' '));

/**
 * Without comments, spaces around blocks, wrappers, added attributes, line breaks at the end of code, and with the same
 * spelling of addresses and of alignment.
 */
export function normalHtml(html: string): string {
  return normal(parseHtml(html), false)
    .replace(/⏎+(?=<\/(?:code|pre)>)/g, '')
    .replace(/[ \n]*\n[ \n]*/g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function normal(node: HtmlNode, isCode: boolean): string {
  if (typeof node === 'string') return normalText(decode(node), isCode);
  const { tag } = node;
  if (tag === markup) return '';
  const content = node.children.map((child) => normal(child, isCode || tag === 'pre')).join('');
  if (wrappers.has(tag)) return content;
  const start = `<${tag}${attributesOf(node)}>`;
  return blocks.has(tag) ? `\n${start}${content.trim()}</${tag}>\n` : `${start}${content}</${tag}>`;
}

function normalText(text: string, isCode: boolean): string {
  const escaped = text.replaceAll('<', '&lt;');
  return isCode ? escaped.replaceAll('\n', '⏎').replaceAll(' ', '·') : escaped.replace(/\s+/g, ' ');
}

function attributesOf(element: HtmlElement): string {
  return element
    .attributes()
    .filter(([name, value]) => !added.has(name) && !(name === 'alt' && value === ''))
    .map(([name, value]) => ` ${normalAttribute(name, value)}`)
    .sort()
    .join('');
}

function normalAttribute(name: string, value: string): string {
  if (name === 'href' || name === 'src') return `${name}=${normalAddress(value)}`;
  const side = name === 'style' ? /^text-align: ?(\w+)$/.exec(value)?.[1] : undefined;
  return side === undefined ? `${name}=${JSON.stringify(value)}` : `align=${JSON.stringify(side)}`;
}

/** Addresses of the site start with a slash. */
function normalAddress(address: string): string {
  const relative = address.replace(/^\/(?!\/)|^\.\//, '');
  try {
    return decodeURIComponent(relative);
  } catch {
    return relative;
  }
}

/** The words of HTML without its tags. */
export function wordsIn(html: string): string[] {
  const text = normalHtml(html).replace(/<(?:[^>"]|"[^"]*")*>/g, ' ');
  return text.replaceAll('&lt;', ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
}
