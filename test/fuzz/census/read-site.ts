/** What a reader finds in a built site: text and attributes of a page, its Markdown form, and the terms of the search index. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlElement } from '../../../plugin/core/tree/html-element.js';
import { parseHtml } from '../../../plugin/core/tree/parse-html.js';
import { readTerms } from '../../../runtime/search/terms/term-list.js';
import type { Piece } from './piece.js';

/** Elements whose text is not shown. */
const unseen = new Set(['script', 'style', 'head']);

/** A text with all elements around it. */
interface Found {
  tags: readonly string[];
  text: string;
}

interface ReadPage {
  texts: readonly Found[];
  attributes: ReadonlyMap<string, string>;
  markdown: string;
}

/** The page that was built from `file`; `undefined` if there is none. */
export function readPage(outDir: string, file: string): ReadPage | undefined {
  const name = file.replace(/\.mdx?$/, '');
  const html = join(outDir, name, 'index.html');
  if (!existsSync(html)) return undefined;
  const texts: Found[] = [];
  const attributes = new Map<string, string>();
  collect(parseHtml(readFileSync(html, 'utf8')), [], texts, attributes);
  return { texts, attributes, markdown: readFileSync(join(outDir, `${name}.md`), 'utf8') };
}

function collect(element: HtmlElement, tags: readonly string[], texts: Found[], attributes: Map<string, string>): void {
  for (const child of element.children) {
    if (typeof child === 'string') texts.push({ tags, text: child });
    else if (!unseen.has(child.tag)) {
      for (const [name, value] of child.attributes()) attributes.set(name, `${attributes.get(name) ?? ''} ${value}`);
      collect(child, [...tags, child.tag], texts, attributes);
    }
  }
}

/** A built site: the terms of its search index, and the text of all of its files. */
export interface ReadSite {
  terms: ReadonlySet<string>;
  files: string;
}

/** Reads the site in `outDir`. */
export function readSite(outDir: string): ReadSite {
  return { terms: readSearch(outDir), files: readFiles(outDir) };
}

/** The text of all files of a site: pages with their heads, and what hosts, crawlers and feed readers read. */
export function readFiles(outDir: string): string {
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|md|txt|xml|json|toml|css|js)$|^[^.]+$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** All terms of the search index. */
function readSearch(outDir: string): ReadonlySet<string> {
  const folder = join(outDir, '_octavo/search');
  const shards = readdirSync(folder).filter((name) => name.startsWith('pages.'));
  return new Set(
    shards.flatMap((name) => {
      const { terms } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { terms: string };
      return readTerms(terms).terms;
    }),
  );
}

/** Where a piece is missing: `page`, `tag`, `attribute`, `Markdown` or `search`. */
export function losses(piece: Piece, page: ReadPage, { terms, files }: ReadSite): string[] {
  if (piece.isAnywhere) return files.includes(piece.marker) ? [] : ['site'];
  const lost = [...lostOnPage(piece, page)];
  const { marker, markdown = true, kind, attributes } = piece;
  if (markdown && !page.markdown.includes(marker)) lost.push('Markdown');
  if ((piece.search ?? (kind !== 'address' && !attributes)) && !terms.has(marker)) lost.push('search');
  return lost;
}

function* lostOnPage({ marker, kind, attributes, tag }: Piece, page: ReadPage): Generator<string> {
  const isIn = (names: readonly string[]): boolean => names.some((name) => page.attributes.get(name)?.includes(marker));
  if (attributes || kind === 'address') {
    if (!isIn(attributes ?? ['href', 'src', 'data-src'])) yield 'attribute';
    return;
  }
  const found = page.texts.filter(({ text }) => text.includes(marker));
  if (found.length === 0) yield 'page';
  else if (tag && !found.some(({ tags }) => [tag].flat().some((name) => tags.includes(name)))) yield 'tag';
}
