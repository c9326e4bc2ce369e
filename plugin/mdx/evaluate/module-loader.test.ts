import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { h, type Component } from '../../../runtime/jsx/node.js';
import { renderToString } from '../../../runtime/jsx/render.js';
import { sourceReader } from '../../load/page-source.js';
import { ModuleLoader } from './module-loader.js';

let root: string;
let loader: ModuleLoader;

/** Files whose text is the code of the module, in place of compiled pages. */
const files = {
  'page.mdx': `import { Greeting } from '/snippets/greeting.jsx';\nimport { useState } from 'react';\nexport default () => { const [name] = useState('Ada'); return <Greeting name={name} />; };`,
  'snippets/greeting.jsx': `import words from './words.json';\nexport const Greeting = ({ name }) => <b>{words.hello} {name}</b>;`,
  'snippets/words.json': '{ "hello": "Hello" }',
  'compiled.mdx': `import { Greeting } from './as-compiled.jsx';\nexport default () => <Greeting name="you" />;`,
  'lost.mdx': `import { Gone } from '/snippets/gone.jsx';\nimport pkg from 'no-such-package';\nexport default () => <Gone>still here</Gone>;`,
  'outside.mdx': `import secret from '../../secret.js';\nexport default () => <p>{String(secret)}</p>;`,
  'loop.mdx': `import Inner from '/snippets/loop.mdx';\nexport default () => <Inner />;`,
  'snippets/loop.mdx': `import Page from '/loop.mdx';\nexport default () => <Page />;`,
  'browser.mdx': `export const width = window.innerWidth;\nexport default () => null;`,
  'wrong.mdx': `import { Wrong } from '/snippets/wrong.jsx';\nexport default () => <Wrong />;`,
  'snippets/wrong.jsx': `export const Wrong = () => {\n  return <b>;\n};`,
  'wrong-script.mdx': `import { wrong } from '/snippets/wrong.js';\nexport default () => wrong;`,
  'snippets/wrong.js': `// First.\nexport const wrong = ;`,
  'wrong-code.mdx': `export default () => await 1;`,
  'throws.mdx': `export const width = null.width;\nexport default () => null;`,
};

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-modules-'));
  root = join(folder, 'site', 'docs');
  writeFiles(files);
  writeFileSync(join(folder, 'secret.js'), `export default 'leaked'`);
  const none = { errors: [], warnings: [] };
  loader = await ModuleLoader.start({
    root,
    read: sourceReader({ site: { root }, pages: [] }),
    base: '/',
    files: ['/snippets/greeting.jsx'],
    compile: async (_file, source) => ({
      kind: 'module',
      code: source,
      names: {
        declared: {},
        used: [],
        imports: [{ specifier: './as-compiled.jsx', file: '/snippets/greeting.jsx', passed: [] }],
      },
      meta: { title: '' },
      problems: none,
      links: [],
      dependencies: [],
    }),
    components: {},
  });
});
afterAll(() => loader.close());

function writeFiles(some: Record<string, string>): void {
  for (const [path, content] of Object.entries(some)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

async function load(file: string) {
  const loaded = await loader.load(file);
  const content = loaded.exports && renderToString(h(loaded.exports['default'] as Component, null), undefined);
  return { ...loaded, content, codes: loaded.problems.errors.map(({ code, line }) => [code, line]) };
}

test('a page is evaluated with its snippets, data and hooks', async () => {
  const { content, problems, dependencies } = await load('page.mdx');
  expect(content).toBe('<b>Hello Ada</b>');
  expect(problems).toEqual({ errors: [], warnings: [] });
  expect(dependencies.map((file) => file.slice(root.length)).sort()).toEqual([
    '/snippets/greeting.jsx',
    '/snippets/words.json',
  ]);
});

test('an import is the file that was found when the page was compiled', async () => {
  expect((await load('compiled.mdx')).content).toBe('<b>Hello you</b>');
});

test('a change of a snippet reaches the pages that import it', async () => {
  await load('page.mdx');
  writeFiles({ 'snippets/words.json': '{ "hello": "Good day" }' });
  loader.forget('snippets/words.json', true);
  expect((await load('page.mdx')).content).toBe('<b>Good day Ada</b>');
});

test('what cannot be imported is located, and the page is shown without it', async () => {
  const { content, codes } = await load('lost.mdx');
  expect(content).toBe('still here');
  expect(codes).toEqual([
    ['import-missing', 1],
    ['import-missing', 2],
  ]);
});

test('no import can leave the docs folder', async () => {
  const { content, codes } = await load('outside.mdx');
  expect(content).not.toContain('leaked');
  expect(codes).toEqual([['path-outside', 1]]);
});

test('a cycle of snippets is reported', async () => {
  expect((await load('loop.mdx')).codes).toEqual([['import-cycle', 1]]);
});

test('what needs a browser at the top level is undefined, with a warning at its location', async () => {
  const { exports, problems } = await load('browser.mdx');
  expect(exports).toMatchObject({ width: undefined });
  expect(problems.errors).toEqual([]);
  expect(problems.warnings).toMatchObject([{ code: 'browser-only', file: 'browser.mdx', line: 1, column: 8 }]);
});

test('code that fails is a problem of its page', async () => {
  const { exports, problems } = await load('throws.mdx');
  expect(exports).toBeUndefined();
  expect(problems.errors).toMatchObject([{ code: 'page-throws', file: 'throws.mdx' }]);
});

test.each([
  ['wrong.mdx', 'snippets/wrong.jsx', 3, /^This file is not valid JavaScript: (?:Unexpected|The character)/],
  [
    'wrong-script.mdx',
    'snippets/wrong.js',
    2,
    /^This file is not valid JavaScript: (?:Unexpected|Expression expected)/,
  ],
  ['wrong-code.mdx', 'wrong-code.mdx', 1, /^The code of this page failed: .*await/],
])('%s: an error of syntax is at its place in %s, with its reason', async (page, file, line, message) => {
  const { problems } = await load(page);
  expect(problems.errors).toMatchObject([{ file, line, message: expect.stringMatching(message) as string }]);
});
