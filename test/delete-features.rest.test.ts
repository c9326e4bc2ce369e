/**
 * Octavo without one of its features, without any, or without an API format: a copy of the sources in which the folder and its entries in
 * the tables are deleted. It compiles, builds a site that uses the feature, and reports where the site asks for it.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { table } from '../scripts/layers.mjs';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { startOctavo } from './cli/start-octavo.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = join(temporaryFolder(), 'octavo');
const sources = ['plugin', 'elements', 'runtime', 'playground', 'scripts', 'test', 'demo', 'dist'];
const files = readdirSync(root).filter((file) => /^(?:[\w.]+\.(?:json|ts|mjs)|[A-Z]+(?:\.md)?)$/.test(file));
const list = join(copy, 'plugin/site-build/builtins.ts');
const features = readdirSync(join(root, 'plugin/features'));

/** A site that uses each feature. */
const site = writeFiles(join(temporaryFolder(), 'site'), {
  'docs.json': {
    name: 'Acme',
    navigation: { pages: ['index', 'changes'] },
    search: { prompt: 'Find', adapter: 'pagefind' },
    feedback: { thumbsRating: true },
    thumbnails: { appearance: 'dark' },
    integrations: { plausible: { domain: 'example.com' } },
    check: { rules: {} },
    contextual: { options: ['copy'] },
    markdown: { instructions: 'Be exact.' },
    styling: { latex: true },
    api: { playground: { proxy: 'https://proxy.example.com/' } },
  },
  'index.mdx':
    "---\ntitle: Start\n---\n\nimport { Counter } from '/snippets/counter.jsx';\n\nFirst words: $x$.\n\n<Counter />\n",
  'changes.mdx':
    '---\ntitle: Changes\nrss: true\napi: GET https://api.example.com/changes\n---\n\n<Update label="May 2026">Second words.</Update>\n',
  'snippets/counter.jsx':
    "import { useState } from 'react';\n\nexport const Counter = () => {\n  const [count, setCount] = useState(0);\n  return <button onClick={() => setCount(count + 1)}>{count}</button>;\n};\n",
  'octavo.config.mjs':
    "export default { plugins: [{ name: 'greeting', head: (_, { h }) => h('meta', { name: 'greeting', content: 'hello' }) }] };\n",
});

/** Where the site asks for a feature. Others are not asked for: nothing that a page shows depends on them. */
const requests: Readonly<Record<string, string>> = {
  agents: 'docs.json:32:3',
  analytics: 'docs.json:19:3',
  checks: 'docs.json:24:3',
  feedback: 'docs.json:13:3',
  islands: 'snippets/counter.jsx:1:1',
  math: 'docs.json:36:5',
  'page-menu': 'docs.json:27:3',
  pagefind: 'docs.json:11:16',
  playground: 'docs.json:39:5',
  previews: 'docs.json:16:3',
  search: 'docs.json:9:3',
};

/** Runs Node in the copy. Returns the exit code and what it prints. */
function node(...args: string[]): Promise<{ code: number; output: string }> {
  const { OCTAVO_TESTS: _, VITEST: __, ...env } = process.env;
  return new Promise((done) =>
    execFile(process.execPath, args, { cwd: copy, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    ),
  );
}

const bin = join(copy, 'dist/node/cli.js');
const cli = (...args: string[]) => node(bin, ...args);

/** Deletes features for the time of `run`. */
async function without(names: readonly string[], run: () => Promise<void>): Promise<void> {
  const whole = readFileSync(list, 'utf8');
  const folder = (name: string): string => join(copy, 'plugin/features', name);
  const aside = (name: string): string => join(copy, `${name}.aside`);
  let text = whole;
  for (const name of names) {
    renameSync(folder(name), aside(name));
    text = text.replace(new RegExp(`^ {2}'?${name}'?: (?:\\{(?: .*\\},|\\n[^]*?\\n {2}\\},)|async .*,)\\n`, 'gm'), '');
    expect(text).not.toContain(`features/${name}/`);
  }
  writeFileSync(list, text);
  try {
    expect(await node('node_modules/typescript/bin/tsc', '-p', 'plugin', '--noEmit')).toEqual({ code: 0, output: '' });
    // The specimen is a part of the checks.
    const steps = ['bundle-node', ...(names.includes('checks') ? [] : ['write-specimen'])];
    expect(await node('scripts/build.mjs', ...steps)).toMatchObject({ code: 0 });
    await run();
  } finally {
    for (const name of names) renameSync(aside(name), folder(name));
    writeFileSync(list, whole);
  }
}

beforeAll(() => {
  for (const name of [...sources, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

describe.each(features)('without %s', (name) => {
  test('a site is built and served, and what asks for the feature is reported', async () => {
    await without([name], async () => {
      const out = join(site, 'out');
      const { code, output } = await cli('build', site, '--out', out, '--no-cache', '--site', 'https://example.com');
      expect([code, output]).toEqual([0, expect.stringContaining('Built 2 pages')]);
      const reported = [...output.matchAll(/^warning {2}(\S+) .*(?:no feature "\w+"|is not a known setting)/gm)].map(
        ([, place]) => place,
      );
      expect(reported).toEqual(requests[name] === undefined ? [] : [requests[name]]);
      const changes = readFileSync(join(out, 'changes/index.html'), 'utf8');
      expect(changes).toContain('Second words.');
      expect(changes).toContain('octavo-endpoint');
      expect(changes.includes('<octavo-playground')).toBe(name !== 'playground');
      expect(changes.includes('tryit-button')).toBe(name !== 'playground');
      const page = readFileSync(join(out, 'index.html'), 'utf8');
      expect(page.includes('octavo-find')).toBe(name !== 'search');
      expect(page.includes('<math>')).toBe(name !== 'math');
      const offline = await cli('build', site, '--offline', '--out', join(site, 'offline'), '--no-cache');
      expect(offline.code).toBe(name === 'offline' ? 1 : 0);
      const checked = await cli('check', site, '--no-cache', '--compat', '--external');
      const options = [...checked.output.matchAll(/^error .*no feature "([\w-]+)"/gm)].map(([, feature]) => feature);
      expect(options).toEqual(['compat', 'external-links'].includes(name) ? [name] : []);
      const dev = startOctavo([], { cwd: site, command: [process.execPath, bin, 'dev', '--port', '0'] });
      const [url] = await dev.until(/http:\/\/localhost:\d+/);
      expect(await (await fetch(`${url}/changes`)).text()).toContain('Second words.');
      dev.kill('SIGKILL');
      await dev.ended;
    });
  });
});

test.each(['asyncapi', 'graphql'])('without the format %s, the documentation is built', async (name) => {
  const formats = join(copy, 'plugin/site-build/api-formats.ts');
  const whole = readFileSync(formats, 'utf8');
  const folder = join(copy, 'plugin/formats', name);
  const settings = join(copy, 'demo/docs.json');
  const used = readFileSync(settings, 'utf8');
  const unused = JSON.stringify(JSON.parse(used, (key, value: unknown) => (key === name ? undefined : value)));
  expect(unused.length).toBeLessThan(JSON.stringify(JSON.parse(used)).length);
  renameSync(folder, join(copy, name));
  writeFileSync(settings, unused);
  writeFileSync(formats, whole.replace(new RegExp(`^import .*/${name}\\.js';\\n`, 'm'), '').replace(`, ${name}`, ''));
  try {
    expect(readFileSync(formats, 'utf8')).not.toContain(name);
    expect(await node('node_modules/typescript/bin/tsc', '-p', 'plugin', '--noEmit')).toEqual({ code: 0, output: '' });
    expect(await node('scripts/build.mjs', 'bundle-node')).toMatchObject({ code: 0 });
    const { code, output } = await cli('build', join(copy, 'demo'), '--out', join(copy, 'out'), '--no-cache');
    expect([code, output]).toEqual([0, expect.stringMatching(/Built \d+ pages/)]);
  } finally {
    renameSync(join(copy, name), folder);
    writeFileSync(settings, used);
    writeFileSync(formats, whole);
  }
});

test('without features, the tests of the rooms below them pass, and a site is built', async () => {
  await without(features, async () => {
    const above = table.layers.findIndex((layer) => layer.name === 'features');
    const rooms = table.layers.slice(0, above).flatMap((layer) => layer.rooms);
    const tests = await node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...rooms);
    const summary = tests.output.split('\n').filter((line) => !line.includes('✓'));
    expect([tests.code, summary.join('\n')]).toEqual([0, expect.stringMatching(/Tests .*passed/)]);
    const { code, output } = await cli('build', site, '--out', join(site, 'out'), '--no-cache');
    expect([code, output]).toEqual([0, expect.stringContaining('Built 2 pages')]);
    expect(existsSync(join(site, 'out/llms.txt'))).toBe(false);
    const demo = await cli('build', join(copy, 'demo'), '--out', join(copy, 'out'), '--no-cache');
    expect([demo.code, demo.output]).toEqual([0, expect.stringMatching(/Built \d+ pages/)]);
  });
});
