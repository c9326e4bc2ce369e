import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTwoslash } from './twoslash.js';

/** A docs folder with a package in the place of twoslash: it returns `nodes`, or fails as requested. */
function folder(body: string): string {
  const root = mkdtempSync(join(tmpdir(), 'octavo-twoslash-'));
  const place = join(root, 'node_modules', 'twoslash');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), '{ "name": "twoslash", "type": "module", "exports": "./index.js" }');
  writeFileSync(join(place, 'index.js'), `export const createTwoslasher = () => ${body};`);
  return root;
}

test('asks for the packages by name where there are none', () => {
  const { typed, problem } = createTwoslash(mkdtempSync(join(tmpdir(), 'octavo-twoslash-')))('a', 'typescript');
  expect(typed).toBeUndefined();
  expect(problem).toMatchObject({ code: 'twoslash-missing', hint: expect.stringContaining('twoslash typescript@5') });
});

test('gives types, answers and expected errors, and warns of others', () => {
  const nodes = [
    { type: 'hover', line: 0, character: 6, length: 1, text: 'const a: number' },
    { type: 'query', line: 0, character: 6, length: 1, text: 'const a: number' },
    { type: 'completion', line: 1, character: 3, length: 0, completions: [{ name: 'push' }], completionsPrefix: 'pu' },
    { type: 'error', line: 1, character: 0, length: 1, code: 1, text: 'expected' },
    { type: 'error', line: 2, character: 0, length: 1, code: 2, text: 'not so' },
  ];
  const twoslash = createTwoslash(
    folder(`(code, extension) => ({ code: extension, nodes: ${JSON.stringify(nodes)} })`),
  );
  const { typed, problem } = twoslash('// @errors: 1 3\nconst a = 1', 'tsx');
  expect(typed).toEqual({
    code: 'tsx',
    types: [{ line: 0, start: 6, end: 7, text: 'const a: number' }],
    notes: [
      { line: 0, kind: 'type', text: 'const a: number' },
      { line: 1, kind: 'completion', text: 'push' },
      { line: 1, kind: 'error', text: 'expected' },
    ],
  });
  expect(problem).toMatchObject({ code: 'twoslash-error', message: 'The code does not compile: not so (2)' });
});

test('a compiler that does not fit, and code that it cannot read, are problems', () => {
  const failing = createTwoslash(folder('{ throw new Error("no createSourceFile\\n at x") }'));
  expect(failing('a', 'typescript').problem).toMatchObject({ message: expect.stringMatching(/no createSourceFile$/) });
  const refusing = createTwoslash(folder('() => { throw new Error("bad query") }'));
  expect(refusing('a', 'typescript').problem).toMatchObject({ code: 'twoslash-failed' });
});

test('other languages have no types', () => {
  expect(createTwoslash('/nowhere')('a', 'python').problem).toMatchObject({ code: 'twoslash-language' });
});
