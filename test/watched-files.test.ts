/** The files that plugins name with `watch`: builds use the cache until one changes, and dev follows them. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite } from '../plugin/site-build/build-site.js';
import { runOctavo } from './cli/run-octavo.js';
import { startOctavo } from './cli/start-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const settings = { name: 'Acme', theme: 'mint', colors: { primary: '#336699' }, navigation: { pages: ['index', 'b'] } };

/** Names its components by the files of `../data`, and shows their values. It reads them when it is imported. */
const values = `import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');
const folder = new URL('../../data/', import.meta.url);
const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.json')).sort();
const values = Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]));
const own = existsSync(new URL('../.own/own.txt', import.meta.url)) ? read('../.own/own.txt') : 'none';
export const plugin = {
  name: 'values',
  watch: ['../data/**/*.json', '.own/own.txt', 'b.mdx'],
  components: {
    Values() {
      appendFileSync(new URL('../../renders.txt', import.meta.url), 'x');
      return JSON.stringify(values) + own + read('../b.mdx').length;
    },
  },
};
`;

/** A folder `docs` with the plugin, beside the folder `data`. */
function site(): string {
  const folder = writeFiles(temporaryFolder(), {
    'data/one.json': 1,
    'data/other.txt': '',
    'renders.txt': '',
    'docs/docs.json': settings,
    'docs/index.mdx': '---\ntitle: Start\n---\n\n[<Values />]\n',
    'docs/b.mdx': 'B.\n',
    'docs/octavo.config.mjs': `import { plugin } from './plugins/values.mjs';\nexport default { plugins: [plugin] };\n`,
    'docs/plugins/values.mjs': values,
  });
  return join(folder, 'docs');
}

/** Each kind of change, with the text of the page afterwards. */
const changes: readonly [kind: string, change: (root: string) => void, text: string][] = [
  ['a file is edited', (root) => write(root, '../data/one.json', '2'), '[{"one.json":2}none3]'],
  ['a file is new', (root) => write(root, '../data/deep/two.json', '3'), '[{"deep/two.json":3,"one.json":2}none3]'],
  ['a file is removed', (root) => rmSync(join(root, '../data/one.json')), '[{"deep/two.json":3}none3]'],
  ['a folder is removed', (root) => rmSync(join(root, '../data/deep'), { recursive: true }), '[{}none3]'],
  ['a file of a hidden folder is new', (root) => write(root, '.own/own.txt', 'own'), '[{}own3]'],
  ['a file of a hidden folder is edited', (root) => write(root, '.own/own.txt', 'edited'), '[{}edited3]'],
  ['a page is edited', (root) => write(root, 'b.mdx', 'Longer.\n'), '[{}edited8]'],
  [
    'a file is new again',
    (root) => write(root, '../data/one.json', '{"name":true}'),
    '[{"one.json":{"name":true}}edited8]',
  ],
];

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const textOf = (html: string): string | undefined =>
  /<p>(\[.*?\])<\/p>/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('\\\\', '/');

test('a build sees each change, and uses its cache if there is none', async () => {
  const root = site();
  const build = async (): Promise<string | undefined> => {
    const { status, stderr } = await runOctavo(['build', '--quiet'], root);
    expect([status, stderr]).toEqual([0, '']);
    return textOf(readFileSync(join(root, 'dist/index.html'), 'utf8'));
  };
  const renders = (): number => readFileSync(join(root, '../renders.txt'), 'utf8').length;
  expect(await build()).toBe('[{"one.json":1}none3]');
  write(root, '../data/other.txt', 'no file of the plugin');
  const before = renders();
  expect(await build()).toBe('[{"one.json":1}none3]');
  expect(renders()).toBe(before);
  for (const [, change, text] of changes) {
    change(root);
    expect(await build()).toBe(text);
  }
});

test('a plugin that is an option is asked again when its file changes', async () => {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': settings,
    'index.mdx': '<Own />\n',
    'b.mdx': '',
    'a.txt': 'one',
  });
  const cacheDir = temporaryFolder();
  let count = 0;
  const Own = (): string => `[${++count} ${readFileSync(join(root, 'a.txt'), 'utf8')}]`;
  const plugins = [{ name: 'own', cacheKey: '1', watch: ['*.txt'], components: { Own } }];
  const build = async (): Promise<string | undefined> => {
    await buildSite({ root, outDir: join(root, 'dist'), cacheDir, plugins });
    return /\[\d+ \w+\]/.exec(readFileSync(join(root, 'dist/index.html'), 'utf8'))?.[0];
  };
  expect([await build(), await build()]).toEqual(['[1 one]', '[1 one]']);
  write(root, 'a.txt', 'two');
  expect(await build()).toBe('[2 two]');
});

test('dev follows each change, also after a file that the plugin cannot read', async () => {
  const root = site();
  const octavo = startOctavo(['dev', '--port', '0'], { cwd: root, env: { XDG_CACHE_HOME: temporaryFolder() } });
  onTestFinished(() => octavo.kill('SIGTERM'));
  const [url] = await octavo.until(/http:\/\/localhost:\d+\//);
  const shown = async (): Promise<string | undefined> => textOf(await (await fetch(url)).text());
  expect(await shown()).toBe('[{"one.json":1}none3]');
  for (const [, change, text] of changes) {
    change(root);
    await expect.poll(shown, { timeout: 20_000 }).toBe(text);
  }
  write(root, '../data/one.json', '{"name":');
  await expect.poll(shown, { timeout: 20_000 }).toBe('[]');
  await octavo.until(/plugins\/values\.mjs:\d+:\d+ {2}The plugins cannot be read: /);
  write(root, '../data/one.json', '4');
  await expect.poll(shown, { timeout: 20_000 }).toBe('[{"one.json":4}edited8]');
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test.each(["'terms.json'", "['terms.json', '']", '[/json$/]', "{ files: ['terms.json'] }"])(
  'the value %s is an error at the plugin',
  async (value) => {
    const root = site();
    writeFiles(root, {
      'octavo.config.mjs': `export default { plugins: [\n  { name: 'bad', watch: ${value} },\n] };\n`,
    });
    const { status, stdout } = await runOctavo(['check', '--json', '--quiet'], root);
    const { errors } = JSON.parse(stdout) as { errors: unknown[] };
    const message =
      '"watch" of the plugin "bad" is not a list of paths from the docs folder, such as ["terms.yaml", "../src/**/*.ts"].';
    expect(errors).toMatchObject([{ code: 'plugin-invalid', message, file: 'octavo.config.mjs', line: 2 }]);
    expect(status).toBe(1);
  },
);
