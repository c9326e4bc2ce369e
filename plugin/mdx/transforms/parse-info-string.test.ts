import { expect, test } from 'vitest';
import { parseInfoString } from './parse-info-string.js';

test.each([
  ['', {}],
  ['js', { language: 'js' }],
  ['Python My title', { language: 'Python', title: 'My title' }],
  ['js src/app/"main".js', { language: 'js', title: 'src/app/"main".js' }],
  ['js title="a b" {2}', { language: 'js', title: 'a b', highlight: '2' }],
  ['json title=Response', { language: 'json', title: 'Response' }],
  ['ts filename="a.ts"', { language: 'ts', title: 'a.ts' }],
  ['js "My title" {1,3-5}', { language: 'js', title: 'My title', highlight: '1,3-5' }],
  ['js{1,3}', { language: 'js', highlight: '1,3' }],
  ['js highlight={1-2} focus={[3, 4]}', { language: 'js', highlight: '1-2', focus: '3,4' }],
  ['js highlight="1,2"', { language: 'js', highlight: '1,2' }],
  ['bash icon="terminal" wrap Run it', { language: 'bash', icon: 'terminal', wrap: true, title: 'Run it' }],
  ['python Python icon=Python', { language: 'python', title: 'Python', icon: 'Python' }],
  ['ts lines showLineNumbers expandable nocopy', { language: 'ts', lines: true, expandable: true, nocopy: true }],
  ['ts lines={false} theme={"system"} twoslash', { language: 'ts', lines: false }],
  ['title="No language"', { title: 'No language' }],
  ['title="~/.aws/credentials', { title: '~/.aws/credentials' }],
  ['{2}', { highlight: '2' }],
  ['c++ JavaScript & TypeScript highlight={6}', { language: 'c++', title: 'JavaScript & TypeScript', highlight: '6' }],
])('reads the info string `%s`', (info, expected) => {
  expect(parseInfoString(info)).toEqual(expected);
});
