/** The text of HTML pages and Markdown files of a built site, and the pages that they link. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToHtml } from 'satteri';
import { decode } from '../../plugin/core/tree/decode.js';
import type { HtmlElement } from '../../plugin/core/tree/html-element.js';
import { parseHtml } from '../../plugin/core/tree/parse-html.js';
import type { Fact, Near, PageHead } from './facts.js';

/** Text before and after them can be one word. */
const inline = new Set('a abbr b bdi code del em i ins kbd mark q s small span strong sub sup u var wbr'.split(' '));

const hidden = new Set(['#markup', 'script', 'style', 'template', 'svg', 'octavo-feedback', 'octavo-pager']);

/** Text as it is compared: Markdown escapes differ between forms. */
function plain(text: string): string {
  return text
    .replace(/[\\\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function wordsOf(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
}

/** Collects the blocks of text and the addresses in a tree. */
class Text {
  readonly blocks: string[] = [''];
  /** The same without code blocks. */
  readonly prose: string[] = [''];
  readonly links: string[] = [];

  constructor(element: HtmlElement) {
    this.#read(element, [this.blocks, this.prose]);
  }

  #read(element: HtmlElement, given: readonly string[][]): void {
    if (hidden.has(element.tag) || element.attribute('class') === 'octavo-directory') return;
    this.links.push(...addressesOf(element));
    const lists = element.tag === 'pre' ? [this.blocks] : given;
    const isBlock = !inline.has(element.tag) || element.has('data-component-part') || element.has('slot');
    const separate = (): void => {
      if (isBlock) for (const list of lists) list.push('');
    };
    separate();
    for (const each of element.children) {
      if (typeof each !== 'string') this.#read(each, lists);
      else for (const list of lists) list.push(list.pop()! + decode(each));
    }
    separate();
    // The address of a documentation is a fact of its field.
    for (const address of addressesOf(element)) if (/^https?:/.test(address)) this.prose.push(address, '');
  }
}

function addressesOf(element: HtmlElement): string[] {
  return ['href', 'src'].flatMap((name) => element.attribute(name) ?? []);
}

function find(element: HtmlElement, tag: string): HtmlElement | undefined {
  if (element.tag === tag) return element;
  for (const each of element.elements) {
    const found = find(each, tag);
    if (found) return found;
  }
  return undefined;
}

/** A text whose words and phrases are found. */
class Searched {
  readonly #text: string;
  readonly #positions = new Map<string, readonly number[]>();

  constructor(text: string) {
    this.#text = plain(text);
  }

  /** Positions of a text between characters that are not part of words. */
  find(text: string): readonly number[] {
    const known = this.#positions.get(text);
    if (known) return known;
    const found: number[] = [];
    for (let at = text === '' ? -1 : this.#text.indexOf(text); at >= 0; at = this.#text.indexOf(text, at + 1)) {
      const before = isWord(text[0]) && isWord(this.#text[at - 1]);
      if (!before && !(isWord(text.at(-1)) && isWord(this.#text[at + text.length]))) found.push(at);
    }
    this.#positions.set(text, found);
    return found;
  }

  /** Whether a name is directly followed by a text. */
  isFollowed(name: string, text: string): boolean {
    const ends = this.find(name).map((at) => at + name.length);
    return ends.some((end) => new RegExp(`^\\W{0,3}${text}\\b`).test(this.#text.slice(end, end + text.length + 4)));
  }
}

/** The page without its navigation. */
export class Page {
  readonly links: readonly string[];
  readonly prose: Searched;
  readonly #all: Searched;
  readonly #words: string;

  constructor(html: string) {
    const tree = parseHtml(html);
    const { blocks, prose, links } = new Text(find(tree, 'main') ?? tree);
    this.links = links;
    this.#all = new Searched([...blocks, ...links].join(' '));
    this.prose = new Searched(prose.join(' '));
    this.#words = wordsOf(blocks.join(' '));
  }

  has(fact: Fact): boolean {
    return this.firstMissing(fact) === undefined;
  }

  /** The first text or block of text that is not on the page. */
  firstMissing({ texts, isMarkdown, near }: Fact): string | undefined {
    if (isMarkdown) return texts.flatMap(([source]) => blocksOf(source!)).find((words) => !this.#words.includes(words));
    return texts.find((forms) => !forms.some((form) => this.#contains(plain(form), near)))?.[0];
  }

  /** A field in a sample is not described by it. */
  #contains(text: string, near: Near | undefined): boolean {
    if (text === '') return true;
    const places = (near ? this.prose : this.#all).find(text);
    if (!near || near.names.isAnywhere || places.length === 0) return places.length > 0;
    return [...near.names.all].some((name) =>
      this.prose.find(plain(name)).some((at) => isWithin(places, at, at + near.reach)),
    );
  }
}

function isWord(char: string | undefined): boolean {
  return char !== undefined && /\w/.test(char);
}

/** Whether sorted positions have one in a range. */
function isWithin(sorted: readonly number[], from: number, to: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low < sorted.length && sorted[low]! <= to;
}

const blocksBySource = new Map<string, string[]>();

/** The words of each paragraph, item, cell and code block of Markdown. */
function blocksOf(source: string): string[] {
  const known = blocksBySource.get(source);
  if (known) return known;
  const { blocks } = new Text(parseHtml(markdownToHtml(source, {}).html));
  const words = blocks.map(wordsOf).filter((block) => block.trim() !== '');
  blocksBySource.set(source, words);
  return words;
}

/** A built site. Paths of pages are without `.md` and slashes at both ends. */
export class Site {
  readonly #folder: string;
  readonly heads = new Map<string, PageHead>();
  readonly #pages = new Map<string, Page | undefined>();

  constructor(folder: string) {
    this.#folder = folder;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.md')) this.heads.set(file.slice(0, -3), head(readFileSync(join(folder, file), 'utf8')));
  }

  html(path: string): Page | undefined {
    return this.#page([`${path}/index.html`, `${path}.html`], (text) => text);
  }

  markdown(path: string): Page | undefined {
    return this.#page([`${path}.md`, `${path}/index.md`], (text) => markdownToHtml(withTitles(text), {}).html);
  }

  /** Paths that a page links. */
  linked(page: Page | undefined, path: string): string[] {
    const base = new URL(`/${path}/`, 'http://site');
    const urls = (page?.links ?? []).flatMap((href) => (URL.canParse(href, base) ? new URL(href, base) : []));
    const paths = urls
      .filter(({ host }) => host === 'site')
      .map(({ pathname }) => pathname.replace(/^\/|(?:\.md)?\/?$/g, ''));
    return [...new Set(paths)].filter((each) => each !== path);
  }

  #page(files: readonly string[], toHtml: (text: string) => string): Page | undefined {
    const [key] = files;
    if (!this.#pages.has(key!)) {
      const file = files.map((each) => join(this.#folder, each)).find((each) => existsSync(each));
      this.#pages.set(key!, file === undefined ? undefined : new Page(toHtml(readFileSync(file, 'utf8'))));
    }
    return this.#pages.get(key!);
  }
}

/** The titles of code blocks are text. */
function withTitles(markdown: string): string {
  return markdown.replace(/^( *)(`{3,}\S+) +(\S.*)$/gm, '$1$3\n\n$1$2');
}

function head(markdown: string): PageHead {
  const [, method = '', address = ''] = /^\*\*([A-Z]+)\*\* (.+)$/m.exec(markdown) ?? [];
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? '';
  const text = plain(markdown.slice(0, 3000));
  return { title: plain(title), method, address: plain(address), text };
}
