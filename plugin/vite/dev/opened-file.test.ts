import { expect, test } from 'vitest';
import { opensForeignFile } from './opened-file.js';

const folders = ['/site/docs', '/site/app'];

test('the editor opens files of the docs and of the app', () => {
  for (const file of [
    '/site/docs/index.mdx',
    '/site/app/src/a.ts:3:4',
    '%2Fsite%2Fdocs%2Fa%20b.mdx',
    'file:///site/app/a',
  ])
    expect(opensForeignFile(`/?file=${file}`, folders)).toBe(false);
});

test('the editor opens no other file', () => {
  const files = '/etc/passwd /site/docs/../secret /site/docs2/a %2Fetc%2Fpasswd ../../etc/passwd file:///etc/passwd';
  const addresses = 'file:///site/docs/%2e%2e/%2e%2e/etc/passwd file:///site/docs/%2f file://host/a';
  for (const file of ['', ...files.split(' '), ...addresses.split(' ')])
    expect(opensForeignFile(`/?x=1&file=${file}`, folders)).toBe(true);
});
