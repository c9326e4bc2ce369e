/** Builds real sites, where a folder of them stands beside the checkout. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder } from './browser/serve-folder.js';
import { upgradeTexts } from './browser/upgrade-texts.js';
import { buildSite } from './cli/run-octavo.js';
import { firstMissing, htmlWords, markdownWords } from './fixtures/page-words.js';
import { listedPages, sourcePages } from './fixtures/real-site.js';
import { siteCompat } from '../plugin/build/site-compat.js';
import { temporaryFolder } from './cli/temporary-folder.js';

const corpus = fileURLToPath(new URL('../../shared/corpus/', import.meta.url));
const sites = existsSync(corpus) ? readdirSync(corpus).filter((name) => !name.includes('.md')) : [];
const temporary = temporaryFolder();

/** What may be wrong with a site whose program files were left out of the copy; nothing else is wrong with any of them. */
const forgivable = new Set(['import-missing']);

describe.runIf(sites.length > 0).each(sites)('%s', (name) => {
  test('every page with a file has its HTML, and every problem its place', async () => {
    const root = join(corpus, name);
    const outDir = join(temporary, name);
    const { status, result } = await buildSite(root, outDir);
    const failed = new Set(result.errors.map((problem) => problem.file));

    const built = (file: string): boolean => {
      const path = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
      return existsSync(join(outDir, path, 'index.html')) || failed.has(file);
    };
    expect(listedPages(root).filter((file) => !built(file))).toEqual([]);
    expect(sourcePages(root).filter((file) => !built(file))).toEqual([]);

    expect(result.errors.filter((problem) => !forgivable.has(problem.code))).toEqual([]);
    // What only people are to read is not in the Markdown form.
    const plain = sourcePages(root).filter((file) => !readFileSync(join(root, file), 'utf8').includes('<Visibility'));
    expect(plain.map((file) => missingWords(outDir, file)).filter(Boolean)).toEqual([]);

    expect(await unsaid(root, result.warnings)).toEqual([]);

    expect(status).toBe(result.errors.length > 0 ? 1 : 0);
    for (const problem of [...result.errors, ...result.warnings]) {
      expect(problem).toMatchObject({
        code: expect.stringMatching(/^[a-z-]+$/),
        message: expect.stringMatching(/\S/),
        hint: expect.stringMatching(/\S/),
        file: expect.stringMatching(/\S/),
      });
      expect(problem.line).toBeGreaterThanOrEqual(1);
      expect(problem.column).toBeGreaterThanOrEqual(1);
    }
  });

  test('pages with most elements say the same before and after their scripts have come', async () => {
    const outDir = join(temporary, name);
    const server = await serveFolder(outDir);
    const browser = await openBrowser();
    const changed: string[] = [];
    for (const path of richPages(outDir)) {
      const { before, after } = await upgradeTexts(browser, `${server.url}/${path}`);
      if (after !== before) changed.push(`${path}: ${firstDifference(before, after)}`);
    }
    await server.close();
    expect(changed).toEqual([]);
  });
});

/** Five pages with the most kinds of elements; without those whose words an author's component, a diagram or a view changes. */
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

/** Components and props on pages that have no effect, and no warning either. */
async function unsaid(root: string, warnings: readonly { file: string; code: string; message: string }[]) {
  const compat = await siteCompat({ root });
  const pages = new Set(sourcePages(root));
  const said = (file: string, name: string): boolean => {
    const [component, prop = component] = /^(.+)\.([^.]+)$/.exec(name)?.slice(1) ?? [name, undefined];
    return warnings.some(
      ({ file: at, code, message }) =>
        at === file &&
        /^(?:component|prop)-/.test(code) &&
        (message.includes(`<${name}>`) || (message.includes(`<${component}>`) && message.includes(`\`${prop}\``))),
    );
  };
  return [...compat!.components, ...compat!.props]
    .filter(({ status }) => status === 'unknown' || status === 'ignored')
    .flatMap(({ name, places }) =>
      places
        .filter(({ file }) => pages.has(file) && !said(file, name))
        .map(({ file, line }) => `${file}:${line} ${name}`),
    );
}

/** The first words of a page that its Markdown form does not have. */
function missingWords(outDir: string, file: string): string | undefined {
  const path = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  const html = join(outDir, path, 'index.html');
  if (!existsSync(html)) return undefined;
  const words = htmlWords(readFileSync(html, 'utf8'));
  const missing = firstMissing(words, markdownWords(readFileSync(join(outDir, `${path || 'index'}.md`), 'utf8')));
  return missing && `${file}: ${missing}`;
}
