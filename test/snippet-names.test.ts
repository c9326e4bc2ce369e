/** Snippets that use names of their page, as if they were written there: components, values, React and the reader's data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { octavo } from '../plugin/index.js';
import { buildSite, type BuildResult } from '../plugin/site-build/build-site.js';
import { openBrowser } from './browser/open-browser.js';
import { openInDev, startDev } from './browser/open-in-dev.js';
import { openQuiet } from './browser/quiet.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { referenceEngine } from './reference-engine.js';

const imports = `
import { Bordered } from '/snippets/bordered.jsx';
import { Counter } from '/snippets/counter.jsx';
import { Panel } from '/snippets/panel.jsx';
import Note from '/snippets/note.mdx';
`;

const files = {
  'docs.json': {
    name: 'Names',
    theme: 'mint',
    colors: { primary: '#14532D' },
    navigation: { pages: ['one', 'two', 'lost', 'reader', 'global', 'heading'] },
  },
  'snippets/bordered.jsx':
    'export const Bordered = ({ children }) => <section className="bordered">{children}</section>;',
  'snippets/counter.jsx':
    'export const Counter = () => { const [count, add] = useState(0); return <button onClick={() => add(count + 1)}>{label}: {count}</button>; };',
  'snippets/panel.jsx': 'export const Panel = () => <Bordered>Panel of {label} <Counter /></Bordered>;',
  'snippets/note.mdx':
    '<Bordered>Note with {label} and {size}</Bordered>\n\n<Inner />\n\nimport Inner from "./inner.mdx";\n',
  'snippets/inner.mdx': '<Bordered>Inner **{label}**</Bordered>\n\n<Counter />\n',
  'snippets/lost.mdx': 'Before.\n\n<Unknown>Shown</Unknown>\n',
  'snippets/lost.jsx': 'export const Lost = () => {\n  return <p>{nowhere}</p>;\n};\n',
  'snippets/global.jsx':
    'export const Global = () => { const [count, add] = globalThis.React.useState(1); return <button onClick={() => add(count + 1)}>Global {count}</button>; };',
  'one.mdx': `---\ntitle: One\n---\n${imports}\nexport const label = 'first';\n\n<Note size="large" />\n\n<Panel />\n`,
  'two.mdx': `---\ntitle: Two\n---\n${imports}\nexport const label = 'second';\nexport const size = 'own';\n\n<Note size="large" />\n\n<Panel />\n`,
  'lost.mdx':
    '---\ntitle: Lost\n---\n\nimport Text from "/snippets/lost.mdx";\nimport { Lost } from "/snippets/lost.jsx";\n\n<Text />\n\n<Lost />\n',
  'reader.mdx': '---\ntitle: Reader\n---\n\nHello {user.name ?? "you"}, your key is {user.key}.\n',
  'global.mdx': '---\ntitle: Global\n---\n\nimport { Global } from "/snippets/global.jsx";\n\n<Global />\n',
  'heading.mdx':
    '---\ntitle: Heading\n---\n\n## Use the <Tooltip tip="Application programming interface">API</Tooltip> now\n\nText.\n',
};

const engines: [name: string, options: Partial<typeof referenceEngine>][] = [
  ['native', {}],
  ['reference', referenceEngine],
];

interface Built {
  result: BuildResult;
  site: Served;
  page(name: string): string;
}

let browser: Browser;
const built = new Map<string, Built>();
const root = writeFiles(temporaryFolder(), files);

beforeAll(async () => {
  browser = await openBrowser();
  for (const [engine, options] of engines) {
    const outDir = join(temporaryFolder(), 'out');
    const result = await buildSite({ root, outDir, cacheDir: false, ...options });
    const page = (name: string): string => readFileSync(join(outDir, name, 'index.html'), 'utf8');
    built.set(engine, { result, page, site: await serveFolder(outDir) });
  }
});
afterAll(() => Promise.all([...built.values()].map(({ site }) => site.close())));

const textOf = (html: string): string =>
  /<main[^]*<\/main>/
    .exec(html)![0]
    .replace(/<!--[^]*?-->|<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

describe.each(engines)('with the %s engine', (engine, options) => {
  const page = (name: string): string => built.get(engine)!.page(name);

  test('a snippet has the names of each page that imports it, also inside other snippets, and props come first', () => {
    expect(textOf(page('one'))).toContain('Note with first and large');
    expect(textOf(page('one'))).toContain('Inner first');
    expect(textOf(page('one'))).toContain('Panel of first first: 0');
    expect(textOf(page('two'))).toContain('Note with second and large');
    expect(textOf(page('two'))).toContain('Panel of second second: 0');
  });

  test('in dev, a change of the page reaches its snippets', async () => {
    const docs = writeFiles(temporaryFolder(), files);
    const { server, url } = await startDev(docs, octavo(options));
    const tab = await browser.newPage();
    await openInDev(tab, `${url}one`);
    await tab.getByText('Note with first and large').waitFor();
    writeFiles(docs, { 'one.mdx': files['one.mdx'].replace("'first'", "'changed'") });
    await tab.getByText('Note with changed and large').waitFor();
    await tab.getByRole('button', { name: 'changed: 0' }).first().click();
    await tab.getByRole('button', { name: 'changed: 1' }).waitFor();
    writeFiles(docs, { 'snippets/inner.mdx': 'Inner {label} again\n' });
    await tab.getByText('Inner changed again').waitFor();
    await tab.goto(`${url}global`);
    await tab.getByRole('button', { name: 'Global 1' }).click();
    await tab.getByRole('button', { name: 'Global 2' }).waitFor();
    await tab.close();
    await server.close();
  });

  test('they are interactive with these names', async () => {
    for (const [name, label] of [
      ['one', 'first'],
      ['two', 'second'],
    ] as const) {
      const tab = await browser.newPage();
      const errors: string[] = [];
      tab.on('pageerror', ({ message }) => errors.push(message));
      await openQuiet(tab, `${built.get(engine)!.site.url}/${name}/`);
      for (const button of await tab.getByRole('button', { name: `${label}: 0` }).all()) await button.waitFor();
      await tab
        .getByRole('button', { name: `${label}: 0` })
        .first()
        .click();
      await tab.getByRole('button', { name: `${label}: 1` }).waitFor();
      expect(errors).toEqual([]);
      await tab.close();
    }
  });

  test('a name that neither the snippet nor the page has is reported at its place in the snippet', () => {
    const { errors, warnings } = built.get(engine)!.result.report;
    const places = [...errors, ...warnings].map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
    expect(places).toContain('component-unknown snippets/lost.mdx:3:1');
    expect(places).toContain('component-failed snippets/lost.jsx:2:14');
    expect(textOf(page('lost'))).toContain('Shown');
  });

  test('React is a global', async () => {
    const tab = await browser.newPage();
    await openQuiet(tab, `${built.get(engine)!.site.url}/global/`);
    await tab.getByRole('button', { name: 'Global 1' }).click();
    await tab.getByRole('button', { name: 'Global 2' }).waitFor();
    await tab.close();
  });

  test('the data of the reader is empty, so that fallbacks are shown', () => {
    expect(textOf(page('reader'))).toContain('Hello you, your key is .');
  });

  test('the text of a tooltip is neither in the id of a heading nor in the table of contents', () => {
    expect(page('heading')).toMatch(/<h2 id="use-the-api-now"/);
    const [contents] = /<octavo-toc\b[^]*?<\/octavo-toc>/.exec(page('heading'))!;
    expect(contents).toContain('Use the API now');
    expect(contents).not.toContain('Application programming');
  });
});
