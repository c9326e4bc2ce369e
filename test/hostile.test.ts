/** No page can end, hang or silence a build, a check or a dev server, or affect another page. */
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../plugin/core/errors/errors.js';
import { octavo } from '../plugin/index.js';
import { eachPlace } from '../plugin/config/messages/problem-places.js';
import { defaultPool } from '../plugin/core/pool/pool-options.js';
import { bin } from './cli/bin.js';
import { runOctavo } from './cli/run-octavo.js';
import type { JsonResult, Run } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { goodPages, hostilePages, hostileSite } from './hostile/pages.js';
import { limit, limits } from './time-limits.mjs';

const octavoFolder = fileURLToPath(new URL('../', import.meta.url));
describe.each([
  // The only pages that must exceed their time limit.
  ['pages that never end', true, limit(2)],
  ['other pages', false, limits.test()],
] as const)('octavo build with %s', (title, isEndless, pageTimeout) => {
  const pages = Object.entries(hostilePages).filter(([, page]) => (page.isEndless ?? false) === isEndless);
  const root = join(temporaryFolder(), 'docs');
  const out = join(root, '../out');
  let run: Run;
  let result: JsonResult;
  beforeAll(async () => {
    writeFiles(root, hostileSite(pages.map(([name]) => name)));
    // Less memory, to run out of it sooner.
    process.env['NODE_OPTIONS'] = '--max-old-space-size=300';
    const seconds = String(Math.ceil(pageTimeout / 1000));
    run = await runOctavo(['build', root, '--out', out, '--json', '--no-cache', '--page-timeout', seconds]);
    delete process.env['NODE_OPTIONS'];
    result = JSON.parse(run.stdout) as JsonResult;
  });
  const of = (problems: Problem[], name: string): object[] =>
    eachPlace(problems)
      .filter(({ file, message }) => file === `${name}.mdx` || expectedFile(name) === file || message.includes(name))
      .map(({ code, file, line }) => ({ code, file, line }));
  const html = (name: string): string => readFileSync(join(out, name, 'index.html'), 'utf8');

  test('exits with code 1 and prints one JSON object to stdout, without a stack trace', () => {
    expect(run.status).toBe(1);
    expect(run.stdout.trim().split('\n')).toHaveLength(1);
    expect(run.stderr).not.toMatch(/^\s+at /m);
  });

  test.each(Object.keys(goodPages))('%s is built', (name) => {
    expect(html(name)).toContain('Good words.');
  });

  test.each(pages)('%s costs one located error, or nothing', (name, { error, warning }) => {
    const located = (problem: typeof error): object[] => (problem ? [{ file: `${name}.mdx`, ...problem }] : []);
    expect(of(result.errors, name)).toEqual(located(error));
    expect(of(result.warnings, name)).toEqual(located(warning));
    expect(error ? '<main' : html(name)).toContain('<main');
  });

  test('prints the output of page code once to stderr, with its location', () => {
    const printed = run.stderr.split('\n').filter((line) => /printed|written/.test(line));
    expect(printed).toEqual(
      isEndless ? [] : ['snippets/print.jsx:2 (Print)  printed', 'snippets/print.jsx:3 (Print)  written'],
    );
  });
});

function expectedFile(name: string): string | undefined {
  return hostilePages[name]?.error?.file ?? hostilePages[name]?.warning?.file;
}

test('a page that freezes the globals does not change the pages after it', async () => {
  const names = Array.from({ length: 24 }, (_, index) => `own${index}`);
  const root = writeFiles(join(temporaryFolder(), 'docs'), {
    'docs.json': {
      name: 'Frozen',
      theme: 'mint',
      colors: { primary: '#336699' },
      navigation: { pages: ['frozen', ...names] },
    },
    'frozen.mdx': '{Object.freeze(globalThis) && 1}\n',
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, `{(globalThis.${name} = 'Words.')}\n`])),
  });
  const run = await runOctavo(['build', root, '--out', join(root, '../out'), '--json', '--no-cache']);
  expect((JSON.parse(run.stdout) as JsonResult).errors).toEqual([]);
});

test('octavo check --compat reports the same errors, and the features of the other pages', async () => {
  const root = writeFiles(join(temporaryFolder(), 'docs'), hostileSite(['crash/warning', 'end/exit']));
  const run = await runOctavo(['check', root, '--compat', '--json', '--no-cache']);
  const { errors, compat } = JSON.parse(run.stdout) as JsonResult & { compat: { components: { name: string }[] } };
  expect(run.status).toBe(1);
  expect(errors.map(({ code }) => code).sort()).toEqual(['mdx-syntax', 'page-throws']);
  expect(compat.components.map(({ name }) => name)).toContain('Note');
});

test('vite build writes the other pages and fails', async () => {
  const docs = hostileSite(['crash/warning', 'end/exit', 'print/component']);
  const root = writeFiles(
    join(temporaryFolder(), 'project'),
    Object.fromEntries(Object.entries(docs).map(([path, content]) => [`docs/${path}`, content])),
  );
  writeFileSync(
    join(root, 'vite.config.mjs'),
    "import { octavo } from 'octavo';\nexport default { plugins: [octavo()] };",
  );
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(octavoFolder, join(root, 'node_modules', 'octavo'), 'junction');
  const vite = join(octavoFolder, 'node_modules/vite/bin/vite.js');
  const run = await new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [vite, 'build'], { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    );
  });
  expect(run.code).toBe(1);
  expect(run.stderr).toContain('crash/warning.mdx:1:');
  expect(run.stderr).toContain('snippets/settings.js:2:');
  expect(run.stderr).toContain('snippets/print.jsx:2 (Print)  printed');
  expect(run.stdout).not.toContain('printed');
  expect(readFileSync(join(root, 'dist/good/code/index.html'), 'utf8')).toContain('Good words.');
});

describe('dev', () => {
  const root = join(temporaryFolder(), 'docs');
  let server: ViteDevServer;
  beforeAll(async () => {
    defaultPool.isInProcess = false;
    writeFiles(root, hostileSite(['crash/warning', 'hang/loop', 'end/abort']));
    const plugins = [octavo({ pageTimeout: limits.test() / 1000 })];
    server = await createServer({ root, configFile: false, logLevel: 'silent', server: { port: 0 }, plugins });
    await server.listen();
  });
  afterAll(() => server.close());
  const open = async (path: string): Promise<{ status: number; text: string; codes: string[] }> => {
    const response = await fetch(new URL(path, server.resolvedUrls!.local[0]), { headers: { accept: 'text/html' } });
    const text = await response.text();
    const state = /id="octavo-dev">([^<]*)</.exec(text)?.[1] ?? '{"errors":[]}';
    const codes = (JSON.parse(state) as { errors: Problem[] }).errors.map(({ code }) => code);
    return { status: response.status, text, codes };
  };

  test('shows the error of a page that crashes, serves other pages while one hangs, and retries after an edit', async () => {
    let isHanging = true;
    const hanging = open('/hang/loop').finally(() => (isHanging = false));
    expect(await open('/good/static')).toMatchObject({ status: 200, codes: [] });
    expect(await open('/crash/warning')).toMatchObject({ status: 200, codes: ['mdx-syntax'] });
    expect(await open('/end/abort')).toMatchObject({ status: 200, codes: ['page-exit'] });
    expect((await open('/good/module')).text).toContain('Good words.');
    expect(isHanging).toBe(true);
    // Save repeatedly: the server watches files only after its first response.
    const save = (): boolean => {
      writeFiles(root, { 'hang/loop.mdx': 'Good words.\n' });
      return isHanging;
    };
    await expect.poll(save, { interval: 500 }).toBe(false);
    expect((await hanging).text).toContain('Good words.');
    expect((await open('/hang/loop')).text).toContain('Good words.');
  });
});

test.each(['SIGKILL', 'SIGINT'] as const)(
  'leaves no process with a page that never ends running after %s',
  async (signal) => {
    const folder = temporaryFolder();
    const pidFile = join(folder, 'pid');
    const settings = { name: 'Loop', theme: 'mint', colors: { primary: '#336699' }, navigation: { pages: ['index'] } };
    const code = `writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); for (;;);`;
    writeFiles(folder, {
      'docs/docs.json': settings,
      'docs/index.mdx': `import { writeFileSync } from 'node:fs';\n\n{(() => { ${code} })()}\n`,
    });
    const main = spawn(process.execPath, [bin, 'build', join(folder, 'docs'), '--no-cache'], { stdio: 'ignore' });
    const pid = (): number => Number(readFileSync(pidFile, { encoding: 'utf8', flag: 'a+' }));
    await expect.poll(pid).toBeGreaterThan(0);
    main.kill(signal);
    const isAlive = (): boolean => {
      try {
        return process.kill(pid(), 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isAlive).toBe(false);
  },
);
