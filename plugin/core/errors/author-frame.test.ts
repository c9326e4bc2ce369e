import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { authorFrame } from './author-frame.js';

const root = writeFiles(temporaryFolder(), { 'guide.mdx': '# Guide\n\nexport const Chart = () => null;\n' });
const stack = (...frames: string[]): string => ['Error: x', ...frames.map((frame) => `    at ${frame}`)].join('\n');

test('finds the innermost call in a file of the docs, below those of Node, packages and Octavo', () => {
  const frames = [
    'console.log (node:internal/console/constructor:384:61)',
    `log (${join(root, 'node_modules/logger/index.js')}:1:2)`,
    `Chart (${join(root, 'snippets/chart.jsx')}:12:9)`,
    `Object.other (${join(root, 'snippets/other.jsx')}:3:4)`,
  ];
  expect(authorFrame(stack(...frames), root)).toEqual({
    file: 'snippets/chart.jsx',
    line: 12,
    column: 9,
    name: 'Chart',
  });
});

test('reads frames without a function, with a query and with a file URL', () => {
  const file = join(root, 'a.js');
  expect(authorFrame(stack(`${file}:3:1`), root)).toMatchObject({ file: 'a.js', line: 3, name: '' });
  expect(authorFrame(stack(`async eval (${file}?t=1:4:1)`), root)).toMatchObject({ file: 'a.js', line: 4, name: '' });
  const url = pathToFileURL(file).href;
  expect(authorFrame(stack(`new Part (${url}:5:1)`), root)).toMatchObject({ line: 5, name: 'Part' });
});

test('finds the function of a page in its source', () => {
  expect(authorFrame(stack(`Chart (${join(root, 'guide.mdx')}:90:7)`), root)).toMatchObject({ line: 3, name: 'Chart' });
  expect(authorFrame(stack(`MDXContent (${join(root, 'guide.mdx')}:9:7)`), root)).toMatchObject({ line: 0, name: '' });
});

test('finds nothing in a stack without the docs', () => {
  expect(authorFrame(stack('node:internal/timers:1:1', '/elsewhere/a.js:1:1'), root)).toBeUndefined();
});
