/**
 * Each hook of a plugin, failing in each way, with the command line and in dev: an error names the plugin, the pages that do not
 * need it are built, and the dev server stays.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runOctavo } from './cli/run-octavo.js';
import { startOctavo } from './cli/start-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const pages = {
  'docs.json': {
    name: 'Acme',
    theme: 'mint',
    colors: { primary: '#336699' },
    navigation: {
      groups: [
        { group: 'Docs', pages: ['index', 'b'] },
        { group: 'API', openapi: 'api.json' },
      ],
    },
  },
  'index.mdx': '---\ntitle: Start\n---\n\nFirst words.\n',
  'b.mdx': '---\ntitle: B\n---\n\nSecond words.\n\n<Stat />\n',
  'api.json': { collection: true },
  'plugins/client.js': 'export {};\n',
};

/** The plugin with a hook that runs `body`, which only fails for what concerns the page `b`. */
const hooks: Readonly<Record<string, (body: string) => string>> = {
  components: (body) => `components: { Stat() { ${body} } }`,
  markdown: (body) =>
    `components: { Stat: { render: (p, page, { h }) => h('b-stat'), markdown: { 'b-stat'() { ${body} return ''; } } } }`,
  remark: (body) => `remark: [() => (tree, file) => { if (isB(file.path)) { ${body} } }]`,
  'asynchronous remark': (body) => `remark: [() => async (tree, file) => { await 1; if (isB(file.path)) { ${body} } }]`,
  rehype: (body) => `rehype: [() => (tree, file) => { if (isB(file.path)) { ${body} } }]`,
  visitors: (body) => `visitors: [{ visit(tree, { page }) { if (isB(page.file)) { ${body} } } }]`,
  head: (body) => `head({ file }) { if (isB(file)) { ${body} } }`,
  parts: (body) => `parts: { footer: { after({ file }) { if (isB(file)) { ${body} } } } }`,
  pageData: (body) => `pageData({ file }) { if (isB(file)) { ${body} } }`,
  facts: (body) => `facts(page, { file }) { if (isB(file)) { ${body} } }`,
  outputs: (body) => `outputs: [{ paths: 'own.txt', files() { ${body} return []; } }]`,
  rules: (body) => `rules: [{ name: 'own', check({ file }) { if (isB(file)) { ${body} } return []; } }]`,
  matches: (body) => `formats: [{ name: 'Own', matches() { ${body} }, toOpenApi: (value) => value }]`,
  toOpenApi: (body) =>
    `formats: [{ name: 'Own', matches: () => true, toOpenApi() { ${body} return { openapi: '3.1.0', info: { title: 'Own', version: '1' }, paths: {} }; } }]`,
  vite: (body) => `client: './plugins/client.js', vite: { plugins: [{ name: 'bad', transform() { ${body} } }] }`,
};

const failures: Readonly<Record<string, string>> = {
  throws: 'throw new Error("broken");',
  'never ends': 'while (true);',
  'ends the process': 'process.kill(process.pid, "SIGKILL");',
  exits: 'process.exit(0);',
  prints: 'console.log("{ printed"); process.stdout.write("} printed");',
  'returns a wrong type': 'return Symbol("wrong");',
};

/** Hooks whose result is not used, so that none is wrong. */
const withoutResult = ['visitors', 'matches', 'vite'];

const config = (hook: string, failure: string): string =>
  `const isB = (file) => /\\bb\\.mdx$/.test(String(file));\nexport default { plugins: [{ name: 'bad', ${hooks[hook]!(failures[failure]!)} }] };\n`;

describe.each(Object.keys(hooks))('%s', (hook) => {
  test.each(Object.keys(failures))('a hook that %s', async (failure) => {
    const root = writeFiles(temporaryFolder(), { ...pages, 'octavo.config.mjs': config(hook, failure) });
    const command = hook === 'rules' ? 'check' : 'build';
    // A busy machine may need longer for everything else.
    const limit = failure === 'never ends' ? ['--page-timeout', '2'] : [];
    const { status, stdout } = await runOctavo([command, '--json', '--no-cache', ...limit], root);
    const { errors } = JSON.parse(stdout) as { errors: { message: string; file: string; line: number }[] };
    const isHarmless = failure === 'prints' || (failure === 'returns a wrong type' && withoutResult.includes(hook));
    const ofPlugin = errors.filter(({ message }) => message.includes('"bad"'));
    // Without a format, the file is not a specification, which is another error.
    expect([status, ofPlugin.length > 0]).toEqual([errors.length > 0 ? 1 : 0, !isHarmless]);
    for (const { file, line } of ofPlugin) expect([existsSync(join(root, file)), line >= 1]).toEqual([true, true]);
    expect(existsSync(join(root, 'dist/index.html'))).toBe(command === 'build');
  });
});

test('the dev server stays, and shows the pages that do not need the hook', async () => {
  const root = writeFiles(temporaryFolder(), { ...pages, 'octavo.config.mjs': config('head', 'prints') });
  const env = { XDG_CACHE_HOME: temporaryFolder() };
  const octavo = startOctavo(['dev', '--port', '0', '--page-timeout', '2'], { cwd: root, env });
  const [url] = await octavo.until(/http:\/\/localhost:\d+\//);
  const textOf = async (path: string): Promise<string> => (await fetch(`${url}${path}`)).text();
  expect(await textOf('')).toContain('First words.');
  for (const hook of Object.keys(hooks)) {
    for (const failure of Object.keys(failures)) {
      writeFiles(root, { 'octavo.config.mjs': config(hook, failure) });
      for (const path of ['b', 'own.txt', 'missing']) await textOf(path);
      await expect.poll(() => textOf(''), { message: `${hook} ${failure}` }).toContain('First words.');
    }
  }
  octavo.kill('SIGTERM');
  await octavo.ended;
});
