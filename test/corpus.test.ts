/** Builds real sites, if there is a folder of them next to the checkout. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { misfits } from './browser/misfits.js';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder } from './browser/serve-folder.js';
import { Visitor } from './browser/visitor.js';
import { sourceWords, wordsOf } from './browser/source-words.js';
import { buildSite } from './cli/run-octavo.js';
import { firstMissing, htmlWords, markdownWords } from './fixtures/page-words.js';
import { listedPages, sourcePages } from './fixtures/real-site.js';
import { corpus, realSites, skipWithoutSites } from './fixtures/real-sites.js';
import { buildSite as check } from '../plugin/site-build/build-site.js';
import { eachPlace } from '../plugin/config/messages/problem-places.js';
import { temporaryFolder } from './cli/temporary-folder.js';

const temporary = temporaryFolder();
let visitor: Visitor;

beforeAll(async () => {
  if (realSites.length > 0) visitor = await Visitor.open(await openBrowser());
});

/** Allowed errors: the copies of the sites lack some program files, and hosts of specifications may be unreachable. */
const forgivable = new Set(['import-missing', 'openapi-missing']);

skipWithoutSites();

describe.each(realSites)('%s', (name) => {
  const root = join(corpus, name);
  const outDir = join(temporary, name);
  let build: Awaited<ReturnType<typeof buildSite>>;

  beforeAll(async () => {
    build = await buildSite(root, outDir);
  });

  test('writes HTML or an error for every page', () => {
    const failed = new Set(eachPlace(build.result.errors).map((problem) => problem.file));
    const isBuilt = (file: string): boolean => {
      const path = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
      return existsSync(join(outDir, path, 'index.html')) || failed.has(file);
    };
    expect(listedPages(root).filter((file) => !isBuilt(file))).toEqual([]);
    expect(sourcePages(root).filter((file) => !isBuilt(file))).toEqual([]);
  });

  test('locates every problem, and reports parts without effect', async () => {
    const { errors, warnings } = build.result;
    expect(errors.filter((problem) => !forgivable.has(problem.code))).toEqual([]);
    expect(build.status).toBe(errors.length > 0 ? 1 : 0);
    for (const problem of [...errors, ...warnings]) {
      expect(problem).toMatchObject({
        code: expect.stringMatching(/^[a-z-]+$/),
        message: expect.stringMatching(/\S/),
        hint: expect.stringMatching(/\S/),
        file: expect.stringMatching(/\S/),
      });
      expect(problem.line).toBeGreaterThanOrEqual(1);
      expect(problem.column).toBeGreaterThanOrEqual(1);
    }
    expect(await unreported(root, eachPlace(warnings))).toEqual([]);
  });

  test('writes all text of every page into its Markdown form', () => {
    // The Markdown form does not contain text for people only.
    const plain = sourcePages(root).filter((file) => !readFileSync(join(root, file), 'utf8').includes('<Visibility'));
    expect(plain.map((file) => missingWords(outDir, file)).filter(Boolean)).toEqual([]);
  });

  test('has nearly all words of every source in its Markdown form, and no tags outside of code', () => {
    // Unclosed tags in the examples of a source hide words from this count, never from the page.
    const counts = sourcePages(root).map((file) => recallOf(readFileSync(join(root, file), 'utf8'), outDir, file));
    const sum = (name: 'wanted' | 'present'): number => counts.reduce((total, count) => total + count[name], 0);
    expect(sum('present') / sum('wanted')).toBeGreaterThanOrEqual(0.995);
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
    expect(files.filter((file) => hasTags(readFileSync(join(outDir, file), 'utf8')))).toEqual([]);
  });

  // An author's own file wins.
  test.skipIf(existsSync(join(root, 'llms.txt')))('lists every visible page once in llms.txt', () => {
    // The last section has links to other sites.
    const [index] = readFileSync(join(outDir, 'llms.txt'), 'utf8').split('\n## Optional\n');
    const listed = index!.matchAll(/^- \[(?:\\.|[^\]\\])*\]\((?:https?:\/\/[^/\s]+)?\/(\S+\.md)\)/gm);
    const paths = Array.from(listed, ([, path]) => decodeURIComponent(path!)).sort();
    expect(paths.filter((path) => !isUnindexed(root, path))).toEqual(visiblePages(root, outDir).sort());
  });

  test('shows the same text before and after scripts run, on phones and on paper, on pages with many elements', async () => {
    const server = await serveFolder(outDir);
    const changed: string[] = [];
    const hidden: string[] = [];
    const [first] = richPages(outDir);
    for (const path of richPages(outDir)) {
      const { before, after } = await visitor.visit(`${server.url}/${path}`);
      if (after !== before) changed.push(`${path}: ${firstDifference(before, after)}`);
      if (path === first) hidden.push(...(await misfits(visitor.page)).map((element) => `${path} ${element}`));
    }
    await server.close();
    expect(changed).toEqual([]);
    expect(hidden).toEqual([]);
  });
});

/**
 * The number of words of a source that are in its Markdown form. Pages that are links to other sites count as empty.
 */
function recallOf(source: string, outDir: string, file: string): { wanted: number; present: number } {
  const path = file.replace(/\.mdx?$/, '');
  const form = [path, path.replace(/\/?index$/, '')].map((name) => join(outDir, `${name}.md`)).find(existsSync);
  if (isLink(source) || source.includes('<Visibility')) return { wanted: 0, present: 0 };
  const wanted = sourceWords(source);
  const words = form ? wordsOf(readFileSync(form, 'utf8')) : new Set<string>();
  return { wanted: wanted.size, present: [...wanted].filter((word) => words.has(word)).length };
}

function isLink(source: string): boolean {
  return /^url:/m.test(/^---\r?\n([^]*?)\n---/.exec(source)?.[1] ?? '');
}

function hasTags(markdown: string): boolean {
  const prose = markdown
    .replace(/^(?:[ \t]*>)+ ?/gm, '')
    .replace(/^([ \t]*(?:(?:[-*+]|\d+\.) )*)[ \t]*(`{3,}|~{3,})[^\n]*\n[^]*?^[ \t]*\2[`~]*[ \t]*$/gm, '')
    .replace(/(`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\1(?!`)/g, '')
    .replace(/\$\$[^]*?\$\$/g, '');
  return /(?<!\\)<(?!(?:https?|mailto|tel):)\/?[a-z][^>\n]*>/i.test(prose);
}

/** Whether the front matter of a page, by the path of its Markdown form, keeps search engines away from it. */
function isUnindexed(root: string, path: string): boolean {
  const file = [`${join(root, path)}x`, join(root, path)].find((each) => existsSync(each));
  return file !== undefined && /^---\n(?:(?!---).*\n)*?noindex: true\n/.test(readFileSync(file, 'utf8'));
}

/** Paths of the Markdown forms of pages that search engines may show, from the built HTML. */
function visiblePages(root: string, outDir: string): string[] {
  const links = [...sourcePages(root), ...listedPages(root)].filter((file) =>
    isLink(readFileSync(join(root, file), 'utf8')),
  );
  const hidden = new Set(links.map((file) => file.replace(/\.mdx?$/, '.md')));
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => readFileSync(join(outDir, file), 'utf8'))
    .filter((html) => !/<meta name="robots" content="[^"]*noindex/.test(html))
    .flatMap((html) => /rel="alternate" type="text\/markdown" href="\/([^"]*)"/.exec(html)?.[1] ?? [])
    .map(decodeURIComponent)
    .filter((path) => !hidden.has(path));
}

/** The five pages with the most kinds of elements, except pages whose text a component, a diagram or a view changes. */
function richPages(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => ({ file, html: readFileSync(join(outDir, file), 'utf8') }))
    .filter(({ html }) => !/<!--octavo-island |<octavo-(?:mermaid|view)\b|http-equiv="refresh"/.test(html))
    .map(({ file, html }) => ({ file, kinds: new Set(html.match(/<octavo-[\w-]+/g)).size }))
    .sort((one, other) => other.kinds - one.kinds)
    .slice(0, 5)
    .map(({ file }) => file.replaceAll('\\', '/').replace(/index\.html$/, ''));
}

function firstDifference(before: string, after: string): string {
  const [old, fresh] = [before.split(' '), after.split(' ')];
  const at = old.findIndex((word, index) => word !== fresh[index]);
  const near = (words: string[]): string => words.slice(Math.max(0, at - 3), at + 8).join(' ');
  return `"${near(old)}" became "${near(fresh)}"`;
}

/** Components and props without effect and without a warning. */
async function unreported(root: string, warnings: readonly { file: string; code: string; message: string }[]) {
  const { compat } = await check({ root, cacheDir: false, compat: true, onLog: () => {} });
  const pages = new Set(sourcePages(root));
  const isReported = (file: string, name: string): boolean => {
    const [component, prop = component] = /^(.+)\.([^.]+)$/.exec(name)?.slice(1) ?? [name, undefined];
    return warnings.some(
      ({ file: at, code, message }) =>
        at === file &&
        /^(?:component|prop)-/.test(code) &&
        (message.includes(`<${name}>`) || (message.includes(`<${component}>`) && message.includes(`\`${prop}\``))),
    );
  };
  return [...compat!.components, ...compat!.props]
    .filter(({ status }) => status === 'unknown' || status === 'unsupported')
    .flatMap(({ name, places }) =>
      places
        .filter(({ file }) => pages.has(file) && !isReported(file, name))
        .map(({ file, line }) => `${file}:${line} ${name}`),
    );
}

/** The first words of a page that are missing in its Markdown form. */
function missingWords(outDir: string, file: string): string | undefined {
  const path = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  const html = join(outDir, path, 'index.html');
  if (!existsSync(html)) return undefined;
  const page = readFileSync(html, 'utf8');
  // The page is only a link, so its address leads there.
  if (page.includes('http-equiv="refresh"')) return undefined;
  const missing = firstMissing(
    htmlWords(page),
    markdownWords(readFileSync(join(outDir, `${path || 'index'}.md`), 'utf8')),
  );
  return missing && `${file}: ${missing}`;
}
