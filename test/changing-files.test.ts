/** Files that disappear, come back or are locked while a site is built or served. */
import { spawn } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { relativePath } from '../plugin/core/text/slash-path.js';
import { octavo } from '../plugin/index.js';
import { buildSite, type BuildResult } from '../plugin/site-build/build-site.js';
import { startDev } from './browser/open-in-dev.js';
import { bin } from './cli/bin.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { traceIn } from './fuzz/findings.js';

const temporary = temporaryFolder();
const docs = {
  'docs.json': { name: 'Changing', theme: 'mint', colors: { primary: '#0D9373' }, navigation: { pages: ['a', 'z'] } },
  'a.mdx': 'First.\n\n![one](/one.svg)\n',
  'one.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>one</title></svg>',
  'z.mdx': 'Last.\n',
};
let count = 0;

/** Builds a site. `onPage` is called between the scan and the pages that follow the first one. */
async function build(onPage: (root: string) => void, root = writeFiles(join(temporary, `${++count}`, 'docs'), docs)) {
  const outDir = join(dirname(root), 'out');
  const plugin =
    () =>
    (_tree: unknown, { path }: { path?: string }) => {
      if (path === undefined || path.endsWith('a.mdx')) onPage(root);
    };
  const result: BuildResult = await buildSite({
    root,
    outDir,
    cacheDir: false,
    plugins: [{ name: 'test', remark: [plugin] }],
  });
  const { errors, warnings } = result.report;
  return { root, outDir, problems: [...errors, ...warnings].map(({ file, line, code }) => `${file}:${line} ${code}`) };
}

describe('a build', () => {
  test('writes the site without a page that disappears after the scan', async () => {
    const { outDir, problems } = await build((root) => rmSync(join(root, 'z.mdx'), { force: true }));
    expect(problems).toEqual(['docs.json:10 page-missing']);
    expect(readdirSync(outDir)).not.toContain('z');
    expect(readFileSync(join(outDir, 'a/index.html'), 'utf8')).not.toContain('href="/z/"');
  });

  test('reports an image that disappears after the scan where a page shows it', async () => {
    const { outDir, problems } = await build((root) => rmSync(join(root, 'one.svg'), { force: true }));
    expect(problems).toEqual(['a.mdx:3 asset-missing']);
    expect(readdirSync(outDir)).toEqual(expect.arrayContaining(['a', 'z']));
  });

  test('keeps the old site and names the file if one disappears in every attempt', async () => {
    const { root, outDir } = await build(() => {});
    const images = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${number}.svg`);
    writeFiles(root, {
      'a.mdx': `Changed.\n\n${images.map((image) => `![one](/${image})\n`).join('')}`,
      ...Object.fromEntries(images.map((image) => [image, docs['one.svg']])),
    });
    const { problems } = await build(() => rmSync(join(root, images.shift()!), { force: true }), root);
    expect(problems.filter((problem) => problem.endsWith('file-gone'))).toHaveLength(1);
    expect(readFileSync(join(outDir, 'a/index.html'), 'utf8')).toContain('First.');
  });

  test('that a signal ends leaves nothing behind, and prints no stack trace', async () => {
    const pages = Array.from({ length: 300 }, (_, index) => [`page-${index}.mdx`, 'Words.\n'.repeat(50)]);
    const folder = join(temporary, 'signal');
    const root = writeFiles(join(folder, 'docs'), { ...docs, ...Object.fromEntries(pages) });
    const child = spawn(process.execPath, [bin, 'build', root, '--out', join(folder, 'out'), '--no-cache']);
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (printed += text.toString()));
    const ended = new Promise((resolve) => child.once('close', resolve));
    await expect.poll(() => readdirSync(folder).some((name) => name.includes('tmp'))).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(143);
    expect(traceIn(printed)).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['docs']);
  });
});

describe('the dev server', () => {
  // Vite takes these characters for parts of a URL. Windows has no such names.
  const root = join(temporary, process.platform === 'win32' ? 'C#' : 'C#?x', 'served');
  let server: ViteDevServer;
  let url: string;

  beforeAll(async () => {
    writeFiles(root, { ...docs, 'folder/b.mdx': 'Below.\n' });
    ({ server, url } = await startDev(root));
  });
  afterAll(() => server.close());

  const get = async (route: string): Promise<string> => {
    const response = await fetch(new URL(route, url), { headers: { accept: 'text/html' } });
    return `${response.status} ${await response.text()}`;
  };
  // Root reads every file, and Windows has no permissions of this kind.
  const canLock = ![undefined, 0].includes(process.getuid?.());

  test.runIf(canLock)('shows an error in the place of a page that cannot be read, until it can', async () => {
    chmodSync(join(root, 'z.mdx'), 0);
    await expect.poll(() => get('/z')).toContain('You have no permission to read this.');
    expect(await get('/a')).toMatch(/^200 .*First\./s);
    chmodSync(join(root, 'z.mdx'), 0o644);
    await expect.poll(() => get('/z')).toMatch(/^200 .*Last\./s);
    expect(await get('/z')).not.toContain('no permission');
  });

  test.runIf(canLock)('shows the other pages if a folder cannot be read', async () => {
    chmodSync(join(root, 'folder'), 0);
    await expect.poll(() => get('/folder/b')).toMatch(/^404 /);
    expect(await get('/a')).toMatch(/^200 .*First\./s);
    chmodSync(join(root, 'folder'), 0o777);
    await expect.poll(() => get('/folder/b')).toMatch(/^200 .*Below\./s);
  });

  test.runIf(canLock)('names settings that cannot be read, and recovers', async () => {
    chmodSync(join(root, 'docs.json'), 0);
    await expect.poll(() => get('/a')).toMatch(/^500 .*docs\.json:1:1 {2}You have no permission to read this\./s);
    chmodSync(join(root, 'docs.json'), 0o644);
    await expect.poll(() => get('/a')).toMatch(/^200 .*First\./s);
  });

  test('answers at once with what is in the folder', async () => {
    expect(await get('/z')).toMatch(/^200 /);
    rmSync(join(root, 'z.mdx'));
    expect(await get('/z')).not.toContain('page-internal');
    await expect.poll(() => get('/z')).toMatch(/^404 /);
    writeFiles(root, { 'z/index.mdx': 'Moved.\n' });
    await expect.poll(() => get('/z')).toMatch(/^200 .*Moved\./s);
  });
});

test('the dev server follows a file without Vite, unless an app imports it', async () => {
  const root = writeFiles(join(temporary, 'alone'), { ...docs, 'part.js': 'export default 1;\n' });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', watch: null },
    plugins: [octavo()],
  });
  await server.listen();
  const toVite: string[] = [];
  server.watcher.on('change', (path: string) => toVite.push(relativePath(root, path)));
  const page = async (): Promise<string> => (await fetch(new URL('/a', server.resolvedUrls!.local[0]))).text();
  await page();
  writeFiles(root, { 'a.mdx': 'Edited.\n' });
  await expect.poll(page).toContain('Edited.');
  expect(toVite).toEqual([]);
  await server.environments.client.transformRequest('/part.js');
  writeFiles(root, { 'part.js': 'export default 22;\n' });
  await expect.poll(() => toVite).toEqual(['part.js']);
  await server.close();
});
