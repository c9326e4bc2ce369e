import { expect, test } from 'vitest';
import { watchPattern } from './watched-files.js';

test.each([
  ['terms.txt', ['/site/docs/terms.txt'], ['/site/docs/terms.txt2', '/site/docs/a/terms.txt', '/site/terms.txt']],
  [
    '../data',
    ['/site/data/a.json', '/site/data/a/b.json'],
    ['/site/data2/a.json', '/site/data/.a', '/site/data/node_modules/a.js'],
  ],
  ['../data/', ['/site/data/a.json', '/site/data/a/b.json'], ['/site/data2/a.json']],
  ['../src/*.ts', ['/site/src/a.ts', '/site/src/a+b.ts'], ['/site/src/a/b.ts', '/site/src/a.tsx', '/site/src/.a.ts']],
  ['../src/**/*.ts', ['/site/src/a.ts', '/site/src/a/b/c.ts'], ['/site/src/a.js', '/site/src/node_modules/a/b.ts']],
  ['../pack*/docs', ['/site/packages/docs/a.md', '/site/pack/docs/a/b.md'], ['/site/packages/docs2', '/site/x/docs/a']],
  ['../**', ['/site/a.ts', '/site/docs/a/b'], ['/other/a.ts', '/site/.git/config']],
  ['.data/*.json', ['/site/docs/.data/a.json'], ['/site/docs/.data/.a.json']],
  ['/other/a.txt', ['/other/a.txt'], ['/site/docs/other/a.txt']],
  ['[a]/{b}*.md', ['/site/docs/[a]/{b}c.md'], ['/site/docs/a/bc.md']],
])('%s matches files and no others', (pattern, files, others) => {
  const { matches } = watchPattern('/site/docs', pattern);
  expect(files.filter((file) => !matches(file))).toEqual([]);
  expect(others.filter((file) => matches(file))).toEqual([]);
});
