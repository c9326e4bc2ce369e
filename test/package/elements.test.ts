/** The elements of the installed package: bundled by an app, all or one at a time, and from dist/cdn. */
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { serveFolder, type Served } from '../browser/serve-folder.js';
import { project } from './project.js';
import { run } from './run.js';
import { openQuiet } from '../browser/quiet.js';

const octavo = join(inject('installed'), 'node_modules/octavo');
const chart = '<octavo-mermaid><pre slot="source">flowchart LR\n  A[Write] --> B[Build]</pre></octavo-mermaid>';

interface Manifest {
  modules: { path: string; declarations: { tagName?: string }[] }[];
}

const { modules } = JSON.parse(readFileSync(join(octavo, 'dist/custom-elements.json'), 'utf8')) as Manifest;

/** The elements that each `octavo/elements/NAME` defines. `octavo/playground` defines the playground. */
const tags = new Map(
  modules.flatMap(({ path, declarations }) => {
    const [, name] = /^dist\/elements\/entries\/([\w-]+)\.js$/.exec(path) ?? [];
    return name === undefined ? [] : [[name, declarations.flatMap(({ tagName }) => tagName ?? [])] as const];
  }),
);

/** Elements that the markup of another element needs. */
const parts: Record<string, string[]> = {
  accordion: ['octavo-accordion-group'],
  card: ['octavo-card-group'],
  columns: ['octavo-column'],
  steps: ['octavo-step'],
  tabs: ['octavo-tab'],
  tree: ['octavo-tree-folder', 'octavo-tree-file'],
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Opens a page; messages of its console are added to `messages`. */
async function open(server: Served, path: string): Promise<Page & { messages: string[] }> {
  const page = await browser.newPage();
  const messages: string[] = [];
  // In Firefox, Playwright has no message of an error that is logged.
  await page.addInitScript(() => {
    const { warn } = console;
    console.warn = (...parts: unknown[]) => warn(...parts.map(String));
  });
  page.on(
    'console',
    (message) => void (['error', 'warning'].includes(message.type()) && messages.push(message.text())),
  );
  page.on('pageerror', (error) => void messages.push(error.message));
  await openQuiet(page, `${server.url}/${path}`);
  return Object.assign(page, { messages });
}

function undefinedTags(page: Page, expected: readonly string[]): Promise<string[]> {
  return page.evaluate((list) => list.filter((tag) => !customElements.get(tag)), [...expected]);
}

/** The rules of the styles of all elements, as the browser reads them. */
function stylesOf(page: Page, names: readonly string[]): Promise<Record<string, string[]>> {
  return page.evaluate(
    (list) => {
      const rulesOf = (owner: DocumentOrShadowRoot): string[] =>
        owner.adoptedStyleSheets.flatMap((sheet) =>
          Array.from(sheet.cssRules, ({ cssText }) => cssText.replace(/\s+/g, ' ').replace(/ ?([,:()]) ?/g, '$1')),
        );
      const roots = list.map(
        (tag) => [tag, document.body.appendChild(document.createElement(tag)).shadowRoot] as const,
      );
      const rules = roots.flatMap(([tag, root]) => (root ? [[tag, rulesOf(root)] as const] : []));
      return { ...Object.fromEntries(rules), document: rulesOf(document) };
    },
    [...names],
  );
}

describe('bundled by an app', () => {
  let root: string;
  let server: Served;

  beforeAll(async () => {
    const html = (body: string, script: string): string =>
      `<!doctype html><html lang="en"><head><title>Elements</title><link rel="icon" href="data:," /></head><body>${body}<script type="module">${script}</script></body></html>`;
    const single = [...tags.keys()].map((name) => [`${name}.html`, html('', `import 'octavo/elements/${name}';`)]);
    root = project('elements', {
      ...Object.fromEntries(single),
      'index.html': html(chart, "import 'octavo/elements'; import 'octavo/elements/mermaid';"),
      'vite.config.js': `export default { build: { rollupOptions: { input: ${JSON.stringify(['index.html', ...single.map(([file]) => file)])} } } };\n`,
    });
    const { code, output } = await run(root, 'vite', 'build');
    if (code !== 0) throw new Error(output);
    cpSync(join(octavo, 'dist/cdn'), join(root, 'dist/cdn'), { recursive: true });
    writeFileSync(join(root, 'dist/cdn.html'), html(chart, "import './cdn/octavo.js';"));
    server = await serveFolder(join(root, 'dist'));
  });

  afterAll(() => server?.close());

  test("'octavo/elements' brings few files into an app", async () => {
    const app = project('all-elements', { 'index.html': '<script type="module">import "octavo/elements";</script>' });
    const { code, output } = await run(app, 'vite', 'build');
    expect([code, /warn|\(!\)/i.exec(output)?.[0]]).toEqual([0, undefined]);
    const files = readdirSync(join(app, 'dist'), { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(files.length).toBeLessThanOrEqual(10);
  });

  test("'octavo/elements' and 'octavo/elements/mermaid' define every element and render diagrams", async () => {
    const page = await open(server, '');
    expect(await undefinedTags(page, [...tags.values()].flat())).toEqual([]);
    await page.locator('octavo-mermaid[drawn] svg', { hasText: 'Build' }).waitFor();
    expect(page.messages).toEqual([]);
    await page.close();
  });

  test('octavo/elements/NAME defines its elements and those that its markup needs', async () => {
    const page = await browser.newPage();
    const missing: Record<string, string[]> = {};
    for (const [name, own] of tags) {
      await page.goto(`${server.url}/${name}.html`);
      const absent = await undefinedTags(page, [...own, ...(parts[name] ?? [])]);
      if (absent.length > 0) missing[name] = absent;
    }
    expect(tags.size).toBeGreaterThan(30);
    expect(missing).toEqual({});
    await page.close();
  });

  test('the minified styles of the CDN file have the same rules', async () => {
    const [app, cdn] = [await open(server, ''), await open(server, 'cdn.html')];
    const names = [...tags.values()].flat();
    const expected = await stylesOf(app, names);
    expect(Object.values(expected).flat().length).toBeGreaterThan(300);
    expect(await stylesOf(cdn, names)).toEqual(expected);
    await app.close();
    await cdn.close();
  });
});

describe('in a plain page', () => {
  const folder = join(inject('installed'), 'plain');
  const page = `<!doctype html><html lang="en"><title>Plain</title><link rel="icon" href="data:,"><body>${chart}<script type="module" src="./octavo.js"></script>`;
  let server: Served;

  beforeAll(async () => {
    project('plain/folder', { 'index.html': page });
    project('plain/file', { 'index.html': page });
    cpSync(join(octavo, 'dist/cdn'), join(folder, 'folder'), { recursive: true });
    mkdirSync(join(folder, 'file'), { recursive: true });
    copyFileSync(join(octavo, 'dist/cdn/octavo.js'), join(folder, 'file/octavo.js'));
    server = await serveFolder(folder);
  });

  afterAll(() => server?.close());

  test('a copy of dist/cdn is complete', async () => {
    const opened = await open(server, 'folder/');
    expect(await undefinedTags(opened, [...tags.values()].flat())).toEqual([]);
    await opened.locator('octavo-mermaid[drawn] svg', { hasText: 'Build' }).waitFor();
    expect(opened.messages).toEqual([]);
    await opened.close();
  });

  test('octavo.js alone defines every element, shows diagrams as text, and names the files to copy', async () => {
    const opened = await open(server, 'file/');
    expect(await undefinedTags(opened, [...tags.values()].flat())).toEqual([]);
    await expect.poll(() => opened.messages.join('\n')).toContain('dist/cdn');
    expect(await opened.getByText('A[Write] --> B[Build]').isVisible()).toBe(true);
    await opened.close();
  });
});
