/** The command line as users run it: in a separate process, from `dist/`. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin } from '../cli/bin.js';
import { runOctavo } from '../cli/run-octavo.js';
import { startOctavo } from '../cli/start-octavo.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';

const cwd = temporaryFolder();
const env = { XDG_CACHE_HOME: temporaryFolder() };
writeFiles(cwd, {
  'docs/docs.json': { name: 'Planets', navigation: { pages: ['index', 'moons'] } },
  'docs/index.mdx': '---\ntitle: Planets\n---\n\nHello. [Dead](/pluto)\n',
  'docs/moons.mdx': '---\ntitle: Moons\n---\n\nHello.\n',
  'clean/docs.json': { name: 'Planets', navigation: { pages: ['index'] } },
  'clean/index.mdx': '---\ntitle: Planets\n---\n\nHello.\n',
});
const run = (...args: string[]): ReturnType<typeof runOctavo> => runOctavo(args, cwd);

/** A port that is in use. */
const blocker = createServer();
let takenPort: string;
beforeAll(async () => {
  await new Promise<void>((listening) => void blocker.listen(0, listening));
  takenPort = String((blocker.address() as AddressInfo).port);
});
afterAll(() => void blocker.close());

test('prints the version, and help for each command', async () => {
  const [overview, build, sameBuild, version] = await Promise.all([
    run(),
    run('build', '--help'),
    run('help', 'build'),
    run('--version'),
  ]);
  expect(overview).toMatchObject({ status: 0, stderr: '' });
  expect(overview.stdout).toContain('octavo COMMAND --help');
  expect(build).toMatchObject({ status: 0, stderr: '' });
  expect(build.stdout).toContain('--strict');
  expect(build.stdout).not.toContain('--port');
  expect(sameBuild.stdout).toBe(build.stdout);
  expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
});

test('prints invalid usage only to stderr and exits with code 2, also with --json', async () => {
  const runs = [run('biuld'), run('build', '--prot', '1', '--json'), run('build', 'docs', '--out', '.', '--json')];
  for (const { status, stdout, stderr } of await Promise.all(runs)) {
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^octavo: .+\n {2}.+\n$/);
  }
});

test('prints version, result and warnings; --strict fails on warnings, --quiet prints only problems', async () => {
  const out = join(cwd, 'site');
  const loud = await run('build', 'docs', '--out', out);
  const [strict, quiet, silent] = await Promise.all([
    run('build', 'docs', '--out', out, '--strict'),
    run('check', 'docs', '--quiet'),
    run('check', 'clean', '--quiet', '--strict'),
  ]);
  expect(loud.status).toBe(0);
  expect(loud.stdout).toMatch(/^octavo v\S+ build\nBuilt 2 pages in \d+\.\d\d s → site\n1 warning\n$/);
  expect(loud.stderr).toMatch(/^warning {2}index\.mdx:5:8 {2}/);
  expect(strict.status).toBe(1);
  expect(strict.stdout).toMatch(/\n1 warning \(with --strict, warnings fail\)\n$/);
  expect(quiet).toEqual({ status: 0, stdout: '', stderr: loud.stderr });
  expect(silent).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('counts the pages that were read, and those of them that were built', async () => {
  const root = join(temporaryFolder(), 'docs');
  const settings = { name: 'Planets', navigation: { pages: ['index', 'mars', 'broken'] } };
  const pages = { 'index.mdx': 'Hello.\n', 'mars.mdx': 'Red.\n', 'broken.mdx': '<Card>\n' };
  writeFiles(root, { ...pages, 'docs.json': settings });
  const countsOf = async (): Promise<string[]> => {
    const runs = [run('check', root), run('build', root, '--out', join(root, '../site'))];
    return (await Promise.all(runs)).map(({ stdout }) => /^(?:Checked|Built) .*pages?/m.exec(stdout)![0]);
  };
  expect(await countsOf()).toEqual(['Checked 3 pages', 'Built 2 of 3 pages']);
  // An error in the settings: pages are still checked, and no file is written.
  writeFiles(root, { 'docs.json': { ...settings, redirects: [{ source: '/a', destination: 3 }] } });
  expect(await countsOf()).toEqual(['Checked 3 pages', 'Built 0 of 3 pages']);
});

test('suggests a docs folder nearby if there is no docs.json', async () => {
  const [build, json, dev] = await Promise.all([run('build', '.'), run('check', '.', '--json'), run('dev', '.')]);
  expect([build.status, json.status, dev.status]).toEqual([1, 1, 1]);
  expect(build.stderr).toContain('  Run "octavo build docs".');
  const { errors } = JSON.parse(json.stdout) as { errors: object[] };
  expect(errors).toMatchObject([{ code: 'config-missing', hint: expect.stringContaining('octavo check docs') }]);
  expect(dev).toMatchObject({ stdout: '', stderr: expect.stringContaining('Run "octavo dev docs".') });
  // Without a folder, the commands find it themselves.
  expect((await run('check', '--quiet')).status).toBe(0);
});

test('prints colors only where they are wanted, and clears the cache', async () => {
  const options = { cwd, env: { XDG_CACHE_HOME: temporaryFolder(), FORCE_COLOR: '1' } };
  const { stderr } = await startOctavo(['check', 'docs'], options).ended;
  expect(stderr).toMatch(/^\u001B\[33mwarning\u001B\[39m {2}\u001B\[36mindex/);
  expect((await startOctavo(['cache', 'clear'], options).ended).stdout).toMatch(/^Removed \d.+B:\n {2}/);
  expect((await startOctavo(['cache', 'clear'], options).ended).stdout).toBe('The cache is empty.\n');
});

test('does not fail if the reader of its output stops early', async () => {
  const octavo = startOctavo(['check', 'docs'], { cwd, env });
  octavo.closeStdout();
  const { status, stderr } = await octavo.ended;
  expect(status).toBe(0);
  expect(stderr).not.toContain('EPIPE');
});

const noSignals = 'Windows ends a process without a signal that it could handle';

test('leaves no files behind if a build is interrupted', async ({ skip }) => {
  skip(process.platform === 'win32', noSignals);
  const root = writeFiles(join(temporaryFolder(), 'docs'), {
    'docs.json': { name: 'Planets', navigation: { pages: ['index', 'slow'] } },
    'index.mdx': '---\ntitle: Planets\n---\n\nHello.\n',
    'slow.mdx': `import { late } from './late.js';\n\n{late}\n`,
    'late.js': 'await new Promise((resolve) => setTimeout(resolve, 60_000));\nexport const late = 1;\n',
  });
  const octavo = startOctavo(['build', root], { cwd, env });
  const staged = async (): Promise<void> => {
    while (readdirSync(root).every((name) => !name.startsWith('.dist')))
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await Promise.race([staged(), octavo.ended]);
  octavo.kill('SIGINT');
  expect((await octavo.ended).status).toBe(130);
  expect(readdirSync(root).filter((name) => name.includes('dist'))).toEqual([]);
});

describe.each(['dev', 'preview'] as const)('octavo %s', (command) => {
  beforeAll(() => (command === 'preview' ? run('build', 'docs') : undefined));

  test('uses the next free port, prints its URLs, opens the browser and ends on a signal', async ({ skip }) => {
    skip(process.platform === 'win32', noSignals);
    // Instead of a browser, Vite starts a script with the address as its last argument.
    const browser = join(temporaryFolder(), 'browser.js');
    writeFileSync(browser, 'console.log(`opened ${process.argv.at(-1)}`);');
    const args = [command, 'docs', '--host', '--port', takenPort, '--base', '/x/', '--open', '/moons'];
    const octavo = startOctavo(args, { cwd, env: { ...env, BROWSER: browser } });
    await octavo.until(new RegExp(`^octavo v\\S+ ${command}\\n`));
    await octavo.until(new RegExp(`Port ${takenPort} is in use`));
    const [, url = ''] = await octavo.until(/Local: +(http:\S+\/x\/)\n/);
    await octavo.until(/Network: +http:\S+\/x\/|Network: +use --host/);
    expect(new URL(url).port).not.toBe(takenPort);
    const [, opened] = await octavo.until(/opened (\S+)\n/);
    expect(opened).toBe(`${url}moons`);
    octavo.kill('SIGINT');
    expect((await octavo.ended).status).toBe(130);
  });
});

test('reports in one line why a server cannot listen', async () => {
  const { status, stderr } = await run('dev', 'docs', '--host', '192.0.2.1');
  expect(status).toBe(1);
  expect(stderr).toBe(
    'octavo: This machine does not have the address 192.0.2.1.\n  Use one of its own addresses, or --host without a value.\n',
  );
});

test('dev prints the problems of a page with colors only where they are wanted', async ({ skip }) => {
  skip(process.platform === 'win32', noSignals);
  const octavo = startOctavo(['dev', 'docs', '--port', '0'], { cwd, env: { ...env, FORCE_COLOR: '1' } });
  const [, port = ''] = await octavo.until(/localhost:(?:\u001B\[\d+m)*(\d+)/);
  await fetch(`http://localhost:${port}/`);
  const [printed] = await octavo.until(/\S*warning\S* +\S*index\.mdx:5:8/);
  expect(printed).toMatch(/^\u001B\[33mwarning\u001B\[39m {2}\u001B\[36mindex\.mdx:5:8$/);
  octavo.kill('SIGINT');
  await octavo.ended;
});

const script = ['/usr/bin/script', '/bin/script'].find((file) => process.platform === 'linux' && existsSync(file));

test.skipIf(!script)('dev has keyboard shortcuts in a terminal', async () => {
  const command = [script!, '-qec', `${process.execPath} ${bin} dev docs --port 0`, '/dev/null'] as const;
  const octavo = startOctavo([], { cwd, env, command });
  await octavo.until(/to show help/);
  octavo.write('h\n');
  await octavo.until(/to open in browser/);
  octavo.write('q\n');
  expect((await octavo.ended).status).toBe(0);
});
