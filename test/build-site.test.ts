import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildSite } from '../plugin/site-build/build-site.js';
import type { BuildOptions } from '../plugin/site-build/build-site.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { buildFolder } from './fixtures/build-folder.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-site-'));
  write({
    'docs.json': JSON.stringify({
      name: 'Acme',
      theme: 'mint',
      colors: { primary: '#336699' },
      navigation: { groups: [{ group: 'Guides', pages: ['guides/install', 'guides/use'] }] },
      redirects: [{ source: '/old', destination: '/guides/use' }],
    }),
    'guides/install.mdx': '---\ntitle: Install\n---\n\n<Note>Be quick.</Note>\n\n[Use](./use)\n',
    'guides/use.mdx': "---\ntitle: Use\n---\nimport Shared from '/snippets/shared.mdx';\n\n<Shared />\n",
    'snippets/shared.mdx': 'Shared words.\n',
    'images/a.svg': 'an asset',
    'style.css': 'body { color: red }',
  });
});

function write(files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'docs', path)), { recursive: true });
    writeFileSync(join(folder, 'docs', path), content);
  }
}

const build = (options: Partial<BuildOptions> = {}) =>
  buildSite({ root: join(folder, 'docs'), outDir: join(folder, 'out'), cacheDir: join(folder, 'cache'), ...options });
const read = (path: string): string => readFileSync(join(folder, 'out', path), 'utf8');
const filesOf = (root: string): Record<string, string> => {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(paths.map((path) => [path.slice(root.length), readFileSync(path, 'base64')]));
};
const changed = (path: string): number => statSync(join(folder, 'out', path)).mtimeMs;

test('writes pages, assets, the start page, redirects, 404 and llms.txt', async () => {
  const { pages, report } = await build({ base: '/docs/' });
  expect(report).toMatchObject({ errors: [], warnings: [] });
  expect(pages).toBe(2);
  expect(read('guides/install/index.html')).toContain('Be quick.');
  expect(read('guides/install/index.html')).toContain('href="/docs/guides/use/"');
  expect(read('guides/use/index.html')).toContain('Shared words.');
  expect(read('index.html')).toContain('url=/docs/guides/install');
  expect(read('old/index.html')).toContain('url=/docs/guides/use');
  expect(read('images/a.svg')).toBe('an asset');
  expect(read('404.html')).toContain('href="/docs/style.css"');
  expect(read('llms.txt')).toContain('- [Install](/docs/guides/install.md)');
  const stylesheet = /href="\/docs\/(_octavo\/site\.[^"]+\.css)"/.exec(read('guides/use/index.html'))![1]!;
  expect(existsSync(join(folder, 'out', stylesheet))).toBe(true);
});

test('builds only what an edit changes', async () => {
  await build();
  const [install, use] = [changed('guides/install/index.html'), changed('guides/use/index.html')];
  write({ 'snippets/shared.mdx': 'Other words.\n' });
  await build();
  expect(read('guides/use/index.html')).toContain('Other words.');
  expect(changed('guides/use/index.html')).toBeGreaterThan(use);
  expect(changed('guides/install/index.html')).toBe(install);
});

test('renders documents again when the settings change', async () => {
  await build();
  write({ 'docs.json': readFileSync(join(folder, 'docs', 'docs.json'), 'utf8').replace('"Guides"', '"Handbook"') });
  await build();
  expect(read('guides/install/index.html')).toContain('Handbook');
});

test('the name of the stylesheet changes with its rules, and only with them', async () => {
  const settings = readFileSync(join(folder, 'docs', 'docs.json'), 'utf8');
  const stylesheet = async (change: string): Promise<{ path: string; text: string }> => {
    write({ 'docs.json': settings.replace('{', `{ ${change}`) });
    await build();
    const path = /href="\/(_octavo\/site\.[^"]+\.css)"/.exec(read('guides/use/index.html'))![1]!;
    return { path, text: read(path) };
  };
  const before = await stylesheet('');
  const square = await stylesheet('"rounded": "sharp", ');
  expect(square.text).not.toBe(before.text);
  expect(square.path).not.toBe(before.path);
  expect(existsSync(join(folder, 'out', before.path))).toBe(false);
  expect(await stylesheet('"rounded": "sharp", "description": "Tools for moons.", ')).toEqual(square);
});

test('removes output of deleted files', async () => {
  await build();
  rmSync(join(folder, 'docs', 'images'), { recursive: true });
  await build();
  expect(existsSync(join(folder, 'out', 'images'))).toBe(false);
});

test('reports a page that cannot be compiled in each build, builds the others, and lists only them', async () => {
  const settings = readFileSync(join(folder, 'docs', 'docs.json'), 'utf8');
  write({
    'docs.json': settings.replace('"guides/use"]', '"guides/use","forum"]'),
    'guides/install.mdx': '---\ntitle: Install\n---\n\n<Card>\n',
    'forum.mdx': '---\ntitle: Forum\nurl: https://forum.example.com\n---\n',
  });
  for (let run = 0; run < 2; run++) {
    const { pages, report } = await build({ siteUrl: 'https://docs.example.com' });
    expect(pages).toBe(2);
    expect(report.errors).toMatchObject([{ file: 'guides/install.mdx', line: 5 }]);
  }
  for (const file of ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'pages.json']) {
    expect(read(file)).toContain('guides/use');
    expect(read(file)).not.toContain('guides/install');
  }
  expect(read('llms.txt')).toContain('](https://forum.example.com)');
  expect(existsSync(join(folder, 'out', 'guides/install/index.html'))).toBe(false);
  expect(existsSync(join(folder, 'out', 'guides/use/index.html'))).toBe(true);
});

test('repeats the warnings of unchanged pages', async () => {
  write({ 'guides/install.mdx': '---\ntitle: Install\n---\n\n[Dead](/nowhere) <Unknown>x</Unknown>\n' });
  const codes = async () => (await build()).report.warnings.map(({ code }) => code).sort();
  expect(await codes()).toEqual(['component-unknown', 'link-dead']);
  expect(await codes()).toEqual(['component-unknown', 'link-dead']);
});

test('writes nothing if the settings have an error, but still checks the pages', async () => {
  const settings = readFileSync(join(folder, 'docs', 'docs.json'), 'utf8');
  write({ 'docs.json': settings.replace('"Acme"', '7'), 'guides/install.mdx': '<Card>\n' });
  const { pages, report } = await build();
  expect(pages).toBe(0);
  expect(report.errors.map(({ file }) => file)).toEqual(['docs.json', 'guides/install.mdx']);
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

test('writes nothing in a check', async () => {
  const { pages, outDir } = await build({ outDir: undefined });
  expect([pages, outDir]).toEqual([2, undefined]);
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

test('never writes a redirect over a page or outside the folder', async () => {
  const settings = JSON.parse(readFileSync(join(folder, 'docs', 'docs.json'), 'utf8')) as { redirects: object[] };
  settings.redirects = [
    { source: '/guides/use', destination: '/x' },
    { source: '/../../escape', destination: '/x' },
  ];
  write({ 'docs.json': JSON.stringify(settings) });
  await build();
  expect(read('guides/use/index.html')).toContain('Shared words.');
  expect(existsSync(join(folder, 'escape'))).toBe(false);
});

test('includes the utility classes that scripts in the folder use', async () => {
  const stylesheet = (): string =>
    read(/href="\/(_octavo\/site\.[^"]+\.css)"/.exec(read('guides/use/index.html'))![1]!);
  await build();
  expect(stylesheet()).not.toContain('.size-5{');
  write({ 'notice.js': `document.body.append('<svg class="flex-none size-5"></svg>');\n` });
  await build();
  expect(stylesheet()).toContain('.size-5{');
  rmSync(join(folder, 'docs', 'notice.js'));
});

const damages: [name: string, damage: (bytes: Buffer) => Buffer][] = [
  [
    'letters that changed',
    (bytes) => Buffer.from(bytes.toString('latin1').replace(/words|callout/g, 'wrong'), 'latin1'),
  ],
  ['random bytes', (bytes) => randomBytes(bytes.length)],
  [
    'random bytes after the first half',
    (bytes) => Buffer.concat([bytes.subarray(0, bytes.length / 2), randomBytes(999)]),
  ],
  ['nothing', () => Buffer.alloc(0)],
];

test.each(damages)('builds the same site from a cache with %s in each file', async (_, damage) => {
  await build();
  const cache = join(folder, 'cache');
  const caches = readdirSync(cache).filter((name) => name !== 'root.txt');
  expect(caches.length).toBeGreaterThan(2);
  for (const name of caches) {
    writeFileSync(join(cache, name), damage(readFileSync(join(cache, name))));
    const outDir = join(folder, `after ${name}`);
    const { pages, report } = await build({ outDir });
    expect({ pages, report }).toMatchObject({ pages: 2, report: { errors: [], warnings: [] } });
    expect(filesOf(outDir)).toEqual(filesOf(join(folder, 'out')));
  }
});

test('reads a snippet with a future modification time in each build', async () => {
  const tomorrow = Date.now() / 1000 + 86_400;
  const save = (words: string): void => {
    write({ 'snippets/shared.mdx': words });
    utimesSync(join(folder, 'docs', 'snippets/shared.mdx'), tomorrow, tomorrow);
  };
  save('First words.\n');
  await build();
  save('Other words.\n');
  await build();
  expect(read('guides/use/index.html')).toContain('Other words.');
});

test('includes files that were saved during a build in the next build', async () => {
  // Code of a page saves files after its source was read, and before the build is finished.
  const file = (path: string): string => JSON.stringify(join(folder, 'docs', path));
  const code = `{process.getBuiltinModule('node:fs').writeFileSync(${file('snippets/shared.mdx')}, 'Saved words.')}`;
  write({ 'guides/use.mdx': `import Shared from '/snippets/shared.mdx';\n\n<Shared />\n\n${code}\n` });
  const save = (): void => write({ 'guides/install.mdx': 'Saved install.\n' });
  expect((await build({ onProgress: save })).report.errors).toEqual([]);
  expect(read('guides/use/index.html')).toContain('Shared words.');
  await build();
  expect(read('guides/install/index.html')).toContain('Saved install.');
  expect(read('guides/use/index.html')).toContain('Saved words.');
});

test.each([
  ['text', '---\ntitle: Use\n---\n\nSaved text.\n', []],
  ['front matter', '---\ntitle: Renamed\n---\n\nSaved text.\n', [{ code: 'page-changed', file: 'guides/use.mdx' }]],
])('builds a page from the new source if its %s is saved before its turn', async (_, saved, warnings) => {
  const file = join(folder, 'docs/guides/use.mdx');
  const code = `{process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(`${saved}\n{Date.name}\n`)})}`;
  write({ 'guides/install.mdx': `# Install\n\n${code}\n`, 'guides/use.mdx': '---\ntitle: Use\n---\n\n{Date.name}\n' });
  const { report } = await build();
  expect(report).toMatchObject({ errors: [], warnings });
  expect(read('guides/use/index.html')).toContain('Saved text.');
  write({ 'guides/install.mdx': '# Install\n' });
  expect((await build()).report).toMatchObject({ errors: [], warnings: [] });
  expect(read('guides/use/index.html')).toContain(saved.includes('Renamed') ? 'Renamed</h1>' : 'Use</h1>');
});

test('builds pages with components in and below folders such as C#', async ({ skip }) => {
  skip(process.platform === 'win32', 'Windows has no ? in paths');
  const component =
    'export const Counter = ({ text }) => { const [n, set] = useState(1); return <button onClick={() => set(n + 1)}>{text} {n}</button>; };';
  const root = writeFiles(join(temporaryFolder(), 'C#', 'a?b%41'), {
    'docs.json': {
      name: 'A',
      theme: 'mint',
      colors: { primary: '#336699' },
      navigation: { pages: ['index', 'bad'] },
    },
    'index.mdx':
      "import { Counter } from '/counter.jsx';\nimport words from './words.json';\n\n<Counter text={words.text} />\n",
    'bad.mdx': "import { fail } from '/bad.jsx';\n\n{fail()}\n",
    'counter.jsx': component,
    'F#/what?.mdx':
      "import { Counter } from './part#.jsx';\nimport Part from '/snippets/part#.mdx';\nimport words from './words.json';\n\n<Counter text={words.text} />\n\n<Part />\n",
    'F#/part#.jsx': component,
    'F#/words.json': { text: 'Below' },
    'snippets/part#.mdx': 'A {1 + 1}.',
    'bad.jsx': "export const fail = () => {\n  throw new Error('broken');\n};",
    'words.json': { text: 'Count' },
  });
  const outDir = join(temporaryFolder(), 'out');
  const { report, pages } = await buildFolder(root, outDir);
  expect(report.errors.map(({ file, line, message }) => [file, line, message.includes('broken')])).toEqual([
    ['bad.jsx', 2, true],
  ]);
  expect([pages, report.warnings]).toEqual([3, []]);
  const html = readFileSync(join(outDir, 'index.html'), 'utf8');
  expect(html).toMatch(/<button[^>]*>Count 1<\/button>/);
  expect(html).toContain('_octavo/islands/index-');
  const below = readFileSync(join(outDir, 'F#', 'what?', 'index.html'), 'utf8');
  expect(below).toMatch(/<button[^>]*>Below 1<\/button>.*A 2\./s);
  expect(below).toContain('_octavo/islands/');
});
