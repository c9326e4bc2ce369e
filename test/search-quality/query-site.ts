/** A built site whose index is searched in Node as the dialog searches it in a browser. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { SearchScope } from '../../runtime/search/adapter.js';
import {
  searchManifest,
  searchPath,
  type IndexFile,
  type IndexManifest,
} from '../../runtime/search/index/index-file.js';
import { isInScope } from '../../runtime/search/is-in-scope.js';
import { SearchEngine } from '../../runtime/search-dialog/engine/engine.js';
import { withPhrases } from '../../runtime/search-dialog/phrases.js';

/** The queries of a site. */
export interface QuerySite {
  /** Repository, revision, and folder of the docs. */
  repo?: string;
  /** The folder of the built site. Default: the name of the site. */
  folder?: string;
  /** Path of the page where the dialog is opened. Default: no page. */
  start?: string;
  /** Code of the language that is searched without a `start`. Default: all. */
  language?: string;
  q: { q: string; kind: string; expect: readonly string[] }[];
}

/** The routes of pages for a query, best first. */
export type Ranking = (query: string) => Promise<readonly string[]>;

/** A page for other engines. */
export interface PageDocument {
  route: string;
  title: string;
  /** The first one has no heading. */
  sections: { heading: string; text: string }[];
}

/** An open site. */
export interface OpenSite {
  pages: number;
  /** Bytes of the index in the reader's scope, compressed. */
  bytesPerPage: number;
  rankOf(query: string, expected: readonly string[]): Promise<Answer>;
  /** The pages in the reader's scope, from their Markdown. */
  documents(): PageDocument[];
}

/** The rank of the first expected page, the pages, and the time of each keystroke in milliseconds. */
export interface Answer {
  rank: number | undefined;
  routes: readonly string[];
  times: readonly number[];
}

// The engine loads its files from a host.
globalThis.fetch = async (url) => new Response(readFileSync(new URL(String(url))));

/** Opens the site in `folder`. */
export async function openSite(folder: string, { start, language }: QuerySite): Promise<OpenSite> {
  const manifest = JSON.parse(readFileSync(join(folder, searchManifest), 'utf8')) as IndexManifest;
  const scope: SearchScope = start === undefined ? { language } : scopeOf(folder, start);
  const engine = new SearchEngine();
  await engine.open(pathToFileURL(join(folder, searchManifest)).href, manifest);
  await engine.complete(scope);
  const shards = manifest.shards.filter((shard) => isInScope(shard, scope));
  const pages = shards.reduce((sum, shard) => sum + shard.pages, 0);
  const bytes = shards.reduce(
    (sum, { file }) => sum + gzipSync(readFileSync(join(folder, searchPath, file))).length,
    0,
  );
  return {
    pages,
    bytesPerPage: bytes / pages,
    async rankOf(query, expected) {
      const times: number[] = [];
      const characters = Array.from(query);
      for (let end = 1; end < characters.length; end++) {
        const started = performance.now();
        await engine.search(characters.slice(0, end).join(''), scope);
        times.push(performance.now() - started);
      }
      const result = await withPhrases(await engine.search(query, scope), async (href) => markdownOf(folder, href));
      const routes = result.pages.map(({ href }) => pathOf(href));
      return { rank: rankIn(routes, expected), routes, times };
    },
    documents() {
      const files = shards.map(
        ({ file }) => JSON.parse(readFileSync(join(folder, searchPath, file), 'utf8')) as IndexFile,
      );
      return files
        .flatMap(({ pages: rows }) => rows)
        .map(([title, route]) => ({
          route: pathOf(route),
          title,
          sections: sectionsOf(markdownOf(folder, route.slice(1)) ?? ''),
        }));
    },
  };
}

/** The rank of the first expected page, from 1; `undefined` if it is not in `routes`. */
export function rankIn(routes: readonly string[], expected: readonly string[]): number | undefined {
  return routes.findIndex((route) => expected.some((path) => pathOf(path) === pathOf(route))) + 1 || undefined;
}

function sectionsOf(markdown: string): PageDocument['sections'] {
  const [first = '', ...others] = markdown.replace(/^# .*\n/, '').split(/^#{2,6} /m);
  const more = others.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { heading, text: lines.join('\n') };
  });
  return [{ heading: '', text: first }, ...more];
}

function markdownOf(folder: string, href: string): string | undefined {
  const file = join(folder, `${decodeURI(href).replace(/(?:^|\/)$/, '') || 'index'}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The scope that the page gives to its dialog. */
function scopeOf(folder: string, start: string): SearchScope {
  const html = readFileSync(join(folder, start, 'index.html'), 'utf8');
  const [element = ''] = /<div class="octavo-find"[^>]*>/.exec(html) ?? [];
  const valueOf = (name: string): string | undefined => new RegExp(` data-${name}="([^"]*)"`).exec(element)?.[1];
  return {
    language: valueOf('language'),
    version: valueOf('version'),
    product: valueOf('product'),
    near: valueOf('tab'),
  };
}

function pathOf(href: string): string {
  return decodeURI(href)
    .replace(/^\/|\/$/g, '')
    .toLowerCase();
}
