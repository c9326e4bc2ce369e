/** Files with plugins that cannot be used, and plugins that fail in dev and in repeated builds. Other faults: `hostile-plugins.test.ts`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runOctavo } from './cli/run-octavo.js';
import { startOctavo } from './cli/start-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const settings = { name: 'Acme', theme: 'mint', colors: { primary: '#336699' }, navigation: { pages: ['index', 'b'] } };
const pages = {
  'docs.json': settings,
  'index.mdx': '---\ntitle: Start\n---\n\nText.\n\n<Stat />\n',
  'b.mdx': '---\ntitle: B\n---\n\nMore.\n',
};

/** A plugin `bad` with these hooks, beside a component that works. */
function config(hooks: string): string {
  return `export default { plugins: [{ name: 'good', components: { Stat: () => 'A stat' } }, { name: 'bad', ${hooks} }] };\n`;
}

async function build(text: string, command = 'build') {
  const root = writeFiles(temporaryFolder(), { ...pages, 'octavo.config.mjs': text });
  // A busy machine may need longer for everything else.
  const limit = /while \(true\)|new Promise/.test(text) ? ['--page-timeout', '2'] : [];
  const { status, stdout } = await runOctavo([command, '--json', '--no-cache', '--quiet', ...limit], root);
  type Found = { code: string; message: string; file: string; line: number };
  const { errors, warnings } = JSON.parse(stdout) as { errors: Found[]; warnings: Found[] };
  const has = (page: string): boolean => existsSync(join(root, 'dist', page, 'index.html'));
  return { status, errors, warnings, root, built: ['', 'b'].filter(has) };
}

const bad = '{ throw new Error("broken") }';
const kill = '{ process.kill(process.pid, "SIGKILL") }';

test.each([
  ['a file that cannot be parsed', 'export default {', 'plugins-unreadable', /^The plugins cannot be read: /],
  ['a file that throws', 'throw new Error("broken")', 'plugins-unreadable', /: broken$/],
  ['a file without plugins', 'export const a = 1', 'plugins-missing', /^octavo\.config\.mjs has no plugins\.$/],
  ['a package that is missing', 'import "remark-nothing"', 'plugins-unreadable', /'remark-nothing'/],
  ['a file that never ends', 'while (true);', 'plugin-timeout', /^octavo\.config\.mjs took longer than 2 seconds\.$/],
  ['a file that exits', 'process.exit(0)', 'plugins-unreadable', /process\.exit\(\)/],
  ['a file that ends the process', kill, 'plugin-exit', /^octavo\.config\.mjs ended the process/],
  ['an unknown hook', config('remarks: []'), 'plugin-invalid', /unknown hook "remarks"/],
  ['a hook that was removed', config('load() {}'), 'plugin-invalid', /unknown hook "load"/],
  ['head that is text', config('head: async () => "<meta>"'), 'plugin-result', /returned text instead of elements/],
  ['head with an element of the body', config('head: (p, { h }) => h("p")'), 'plugin-result', /returned <p>, which/],
  [
    'an output with another path',
    config(`outputs: [{ paths: 'a.txt', files: () => [{ path: '../b', content: '' }] }]`),
    'plugin-path',
    /"\.\.\/b"/,
  ],
  ['a module for the browser that is missing', config(`client: './none.js'`), 'plugin-client', /none\.js/],
])('%s costs only what it would add', async (_name, text, code, message) => {
  const { status, errors, built } = await build(text);
  expect(errors).toMatchObject([{ code, message: expect.stringMatching(message), file: 'octavo.config.mjs' }]);
  expect([status, built]).toEqual([1, ['', 'b']]);
});

test('a mistake in a plugin is at its name', async () => {
  const text = `const one = { name: 'one' };\nconst two = {\n  name: "two",\n  heads: 5,\n};\nexport default { plugins: [one, two] };\n`;
  const { errors } = await build(text);
  expect(errors).toMatchObject([{ code: 'plugin-invalid', file: 'octavo.config.mjs', line: 3, column: 3 }]);
});

test.each([
  ['nothing of a file that cannot be read', 'export default {', []],
  ['a component that no plugin has', 'export default { plugins: [{ name: "good" }] };', ['component-unknown']],
])('reports %s', async (_name, text, codes) => {
  const { warnings } = await build(text);
  expect(warnings.map(({ code }) => code)).toEqual(codes);
});

test('what plugins print is a log and no part of the JSON', async () => {
  const text = `console.log('{ at start'); ${config(`remark: [() => () => console.log('{ in a page')]`)}`;
  const { status, errors } = await build(text);
  expect([status, errors]).toEqual([0, []]);
});

test('in dev, the site is loaded again when a file changes that a plugin watches', async () => {
  const elsewhere = writeFiles(temporaryFolder(), { 'title.txt': 'One' });
  const hook = `pageData(page, site, { watch, command }) {
    watch(${JSON.stringify(join(elsewhere, 'title.txt'))});
    return { meta: { title: command + readFileSync(${JSON.stringify(join(elsewhere, 'title.txt'))}, 'utf8') } };
  }`;
  const text = `import { readFileSync } from 'node:fs';\n${config(hook)}`;
  const root = writeFiles(temporaryFolder(), { ...pages, 'octavo.config.mjs': text });
  const octavo = startOctavo(['dev', '--port', '0'], { cwd: root, env: { XDG_CACHE_HOME: temporaryFolder() } });
  const [url] = await octavo.until(/http:\/\/localhost:\d+\//);
  const title = async (): Promise<string> => /<title>(\w+)/.exec(await (await fetch(`${url}b`)).text())?.[1] ?? '';
  expect(await title()).toBe('devOne');
  writeFiles(elsewhere, { 'title.txt': 'Second' });
  await expect.poll(title, { timeout: 20_000 }).toBe('devSecond');
  octavo.kill('SIGTERM');
  await octavo.ended;
});

test('the next build finds the error of a part again', async () => {
  const root = writeFiles(temporaryFolder(), { ...pages, 'octavo.config.mjs': config(`parts: { footer() ${bad} }`) });
  const env = { XDG_CACHE_HOME: temporaryFolder() };
  const results = [];
  for (let times = 0; times < 2; times++) results.push(await startOctavo(['build'], { cwd: root, env }).ended);
  for (const { status, stderr } of results) expect([status, stderr]).toEqual([1, expect.stringContaining('broken')]);
});

test('in dev, saving the file updates the site, and an error in it does not end the server', async () => {
  const root = writeFiles(temporaryFolder(), {
    ...pages,
    'octavo.config.mjs': config('head: (p, { h }) => h("meta", { name: "one" })'),
  });
  const octavo = startOctavo(['dev', '--port', '0'], { cwd: root, env: { XDG_CACHE_HOME: temporaryFolder() } });
  const [url] = await octavo.until(/http:\/\/localhost:\d+\//);
  const shows = async (text: string): Promise<boolean> => (await (await fetch(`${url}b`)).text()).includes(text);
  expect(await shows('one')).toBe(true);
  writeFiles(root, { 'octavo.config.mjs': config('head: (p, { h }) => h("meta", { name: "two" })') });
  await expect.poll(() => shows('two'), { timeout: 20_000 }).toBe(true);
  writeFiles(root, { 'octavo.config.mjs': 'export default {' });
  let isPrinted = false;
  void octavo.until(/The plugins cannot be read/).then(() => (isPrinted = true));
  await expect.poll(async () => (await shows('')) && isPrinted, { timeout: 20_000 }).toBe(true);
  writeFiles(root, { 'octavo.config.mjs': config('head: (p, { h }) => h("meta", { name: "three" })') });
  await expect.poll(() => shows('three'), { timeout: 20_000 }).toBe(true);
  octavo.kill('SIGTERM');
  await octavo.ended;
  expect(readFileSync(join(root, 'octavo.config.mjs'), 'utf8')).toContain('three');
});

test('a hook that never ends in its second task is named', async () => {
  const api = `{ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: {} }`;
  const format = `matches: (file) => /^(?:one|two)/.test(file), toOpenApi: (value, file) => file === 'two.json' ? new Promise(() => {}) : ${api}`;
  const root = writeFiles(temporaryFolder(), {
    ...pages,
    'docs.json': {
      ...settings,
      navigation: { groups: ['one.json', 'two.json'].map((openapi) => ({ group: openapi, openapi })) },
    },
    'one.json': { own: 1 },
    'two.json': { own: 2 },
    'octavo.config.mjs': config(`formats: [{ name: 'Own', ${format} }]`),
  });
  const started = performance.now();
  const { stdout } = await runOctavo(['build', '--json', '--no-cache', '--page-timeout', '2'], root);
  const { errors } = JSON.parse(stdout) as { errors: { code: string; message: string }[] };
  const late = errors.filter(({ code }) => code === 'plugin-timeout');
  expect(late).toMatchObject([{ message: expect.stringContaining('"formats" of the plugin "bad"') }]);
  expect(performance.now() - started).toBeLessThan(30_000);
});
