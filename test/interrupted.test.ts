/** The output folder after a build is killed, the disk is full or two builds run at once. `OCTAVO_KILLS` sets the number of kills. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin } from './cli/bin.js';
import { buildSite } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const kills = Number(process.env['OCTAVO_KILLS'] ?? 6);
const temporary = temporaryFolder();
const cache = join(temporary, 'cache');
const variants = ['one', 'two'] as const;
const complete = new Map<string, Record<string, string>>();
let longest = 0;

/** Writes a site whose pages, files and settings differ between variants. */
function writeSite(root: string, variant: string): string {
  rmSync(root, { recursive: true, force: true });
  const pages = Array.from({ length: 10 }, (_, index) => `page-${index}${index % 5 === 0 ? `-${variant}` : ''}`);
  return writeFiles(root, {
    'docs.json': {
      name: `Site ${variant}`,
      theme: 'mint',
      colors: { primary: '#0055aa' },
      navigation: { pages: ['index', ...pages] },
    },
    'index.mdx': variant,
    ...Object.fromEntries(
      pages.map((page) => [`${page}.mdx`, `## Part\n\n${variant}\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n`]),
    ),
    [`images/${variant}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg"><title>${variant}</title></svg>`,
  });
}

function tree(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]));
}

/** The variants whose complete site is in `folder`. */
function sitesIn(folder: string): string[] {
  const found = JSON.stringify(tree(folder));
  return variants.filter((variant) => JSON.stringify(complete.get(variant)) === found);
}

beforeAll(async () => {
  for (const variant of variants) {
    const started = performance.now();
    await buildSite(writeSite(join(temporary, 'docs'), variant), join(temporary, variant));
    longest = Math.max(longest, performance.now() - started);
    complete.set(variant, tree(join(temporary, variant)));
  }
});

test(`leaves the old or the new site if a build is killed at any of ${kills} moments`, async () => {
  const out = join(temporary, 'killed', 'out');
  cpSync(join(temporary, 'one'), out, { recursive: true });
  const root = join(temporary, 'docs');
  const states: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    writeSite(root, variants[(kill + 1) % 2]!);
    const build = spawn(process.execPath, [bin, 'build', root, '--out', out], {
      stdio: 'ignore',
      env: { ...process.env, XDG_CACHE_HOME: cache },
    });
    const ended = new Promise((resolve) => build.once('exit', resolve));
    await Promise.race([ended, setTimeout(longest * (0.2 + Math.random()))]);
    build.kill('SIGKILL');
    await ended;
    states.push(sitesIn(out).join());
  }
  expect(states.filter((state) => state !== 'one' && state !== 'two')).toEqual([]);
  writeSite(root, 'two');
  await buildSite(root, out);
  expect(sitesIn(out)).toEqual(['two']);
  expect(readdirSync(dirname(out))).toEqual(['out']);
});

test('fails and changes nothing if another build writes to the folder', async () => {
  const out = join(temporary, 'shared', 'out');
  cpSync(join(temporary, 'one'), out, { recursive: true });
  const lock = join(dirname(out), '.out.octavo-lock');
  writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname() }));
  const {
    status,
    result: { errors },
  } = await buildSite(writeSite(join(temporary, 'docs'), 'two'), out);
  expect([status, errors.map(({ code }) => code)]).toEqual([1, ['output-locked']]);
  expect(sitesIn(out)).toEqual(['one']);
  expect(existsSync(lock)).toBe(true);
});

test('completes or fails each build if several write to one folder at once', async () => {
  const out = join(temporary, 'raced', 'out');
  const roots = variants.map((variant) => writeSite(join(temporary, `docs ${variant}`), variant));
  const runs = await Promise.all([...roots, ...roots].map((root) => buildSite(root, out, '--no-cache')));
  const codes = runs.map(({ status, result: { errors } }) => [status, ...errors.map(({ code }) => code)].join(' '));
  expect(codes.filter((code) => code !== '0' && code !== '1 output-locked')).toEqual([]);
  expect(codes).toContain('0');
  expect(codes).toContain('1 output-locked');
  expect(sitesIn(out)).toHaveLength(1);
  expect(readdirSync(dirname(out))).toEqual(['out']);
});

/** A file system of 4 MB; `undefined` if the test cannot mount one. */
function smallDisk(): string | undefined {
  const folder = join(temporary, 'disk');
  mkdirSync(folder);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).status === 0;
  return mounted ? folder : undefined;
}

let disk: string | undefined;
afterAll(() => void (disk && spawnSync('umount', [disk])));

test('keeps the previous site on a full or read-only disk', async (context) => {
  disk = smallDisk();
  if (!disk) return context.skip('Mounting a file system is not permitted here.');
  const out = join(disk, 'out');
  const root = writeSite(join(temporary, 'docs'), 'one');
  expect((await buildSite(root, out)).status).toBe(0);
  const full = { message: `The disk is full, so the site could not be written to "${out}".`, code: 'output-failed' };
  for (const files of [
    { 'images/large.png': 'x'.repeat(5_000_000) },
    { 'page-1.mdx': `${'Words and words. '.repeat(1000)}\n\n`.repeat(130) },
  ]) {
    writeFiles(writeSite(root, 'two'), files);
    const {
      status,
      result: { errors },
    } = await buildSite(root, out);
    expect([status, errors]).toMatchObject([1, [full]]);
    expect(sitesIn(out)).toEqual(['one']);
    expect(readdirSync(disk)).toEqual(['out']);
  }
  spawnSync('mount', ['-o', 'remount,ro', disk]);
  const {
    status,
    result: { errors },
  } = await buildSite(writeSite(root, 'two'), out);
  expect([status, errors]).toMatchObject([1, [{ code: 'output-failed' }]]);
  expect(sitesIn(out)).toEqual(['one']);
});
