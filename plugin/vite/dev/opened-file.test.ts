import { expect, test } from 'vitest';
import { opensForeignFile } from './opened-file.js';

const folders = ['/site/docs', '/site/app'];

test('the editor opens files of the docs and of the app', () => {
  for (const file of ['/site/docs/index.mdx', '/site/app/src/a.ts:3:4', '%2Fsite%2Fdocs%2Fa%20b.mdx'])
    expect(opensForeignFile(`/base/__open-in-editor?file=${file}`, folders)).toBe(false);
  expect(opensForeignFile('/guide?file=/etc/passwd', folders)).toBe(false);
});

test('the editor opens no other file', () => {
  for (const file of ['/etc/passwd', '/site/docs/../secret', '/site/docs2/a', '%2Fetc%2Fpasswd', '../../etc/passwd'])
    expect(opensForeignFile(`/__open-in-editor?x=1&file=${file}`, folders)).toBe(true);
});
