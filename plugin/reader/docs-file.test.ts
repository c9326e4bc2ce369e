import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyError, fileState, readFolder, readText, readUtf8, realPath } from './docs-file.js';
import type { OctavoError } from '../core/errors/errors.js';

const root = mkdtempSync(join(tmpdir(), 'octavo-author-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'folder'));
writeFileSync(join(root, 'page.mdx'), 'Words.');
symlinkSync(join(root, 'circle'), join(root, 'circle'));

test.each([
  ['missing', 'gone.mdx'],
  ['in a missing folder', 'gone/page.mdx'],
  ['a folder', 'folder'],
  ['below a file', 'page.mdx/page.mdx'],
  ['a symbolic link to itself', 'circle'],
  ['a name that no file can have', 'x'.repeat(300)],
])('a file that is %s is gone', (_, file) => {
  expect(readText(root, file)).toBeUndefined();
});

test('a folder that is missing or a file is gone', () => {
  expect(readFolder(root, 'gone')).toBeUndefined();
  expect(readFolder(root, 'page.mdx')).toBeUndefined();
  expect(readFolder(root, '')?.map(({ name }) => name)).toContain('page.mdx');
});

test('looking at what is not there never fails', () => {
  for (const file of ['gone', 'circle', 'page.mdx/x', 'x'.repeat(300)]) {
    expect(fileState(join(root, file))).toBeUndefined();
    expect(realPath(join(root, file))).toBeUndefined();
  }
});

test('a copy fails because of its file only if that is gone', () => {
  const missing = Object.assign(new Error(), { code: 'ENOENT', path: join(root, 'gone.svg') });
  expect((copyError(root, 'gone.svg', missing) as OctavoError).problem).toMatchObject({
    code: 'file-gone',
    file: 'gone.svg',
  });
  const full = Object.assign(new Error(), { code: 'ENOSPC', path: join(root, 'page.mdx') });
  expect(copyError(root, 'page.mdx', full)).toBe(full);
});

// A file whose content the system refuses to everybody, also to root.
test.runIf(process.platform === 'linux')('a file that cannot be read is a located error', () => {
  let error: unknown;
  try {
    readText('/proc/self', 'mem');
  } catch (thrown) {
    error = thrown;
  }
  expect((error as OctavoError).problem).toMatchObject({
    code: 'file-unreadable',
    message: expect.stringContaining('EIO') as string,
    file: 'mem',
  });
});

test.each([
  ['Windows-1252', Buffer.from('Text\nCaf\xe9 is \xfcber', 'latin1'), 2, 4],
  ['UTF-16', Buffer.from('\uFEFFText', 'utf16le'), 1, 1],
  ['cut off', Buffer.from('Text é').subarray(0, 6), 1, 6],
])('a page in %s is an error at the first character that cannot be read', (_, bytes, line, column) => {
  writeFileSync(join(root, 'encoded.mdx'), bytes);
  expect(() => readUtf8(root, 'encoded.mdx')).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ code: 'file-encoding', line, column }) as unknown }),
  );
});

test('a page with characters of all lengths, also the one that replaces others, is UTF-8', () => {
  writeFileSync(join(root, 'encoded.mdx'), 'a é 截 😀 \uFFFD');
  expect(readUtf8(root, 'encoded.mdx')).toBe('a é 截 😀 \uFFFD');
});
