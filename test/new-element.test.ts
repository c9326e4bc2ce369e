/** `npm run new:element NAME` in a copy: its files compile, and its tests pass. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const copy = mkdtempSync(join(tmpdir(), 'octavo-new-element-'));
const read = (file: string): string => readFileSync(join(copy, file), 'utf8');

function run(command: string, ...options: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...options], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, OCTAVO_ROOT: copy, NO_COLOR: '1' },
  });
  return { status, output: stdout + stderr };
}

const create = (...names: string[]) => run(resolve('scripts/new-element.mjs'), ...names);

beforeAll(() => {
  const folders = [
    'elements',
    'runtime',
    'playground/testing',
    'test/browser',
    'test/fixtures/plain-page',
    'plugin/shell/styles',
  ];
  const compiled = [
    'dist/elements',
    'dist/runtime',
    'dist/plugin',
    'dist/test/browser',
    'dist/test/time-limits.mjs',
    'dist/light-styles.json',
  ];
  const files = [
    'package.json',
    'tsconfig.json',
    'web-test-runner.config.mjs',
    'test/time-limits.mjs',
    'demo/docs.json',
  ];
  for (const path of [...folders, ...compiled, ...files]) cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
});

test.each([[[]], [['Card']], [['a', 'b']], [['octavo-']]])('rejects %j as a name', (names) => {
  expect(create(...names)).toMatchObject({ status: 2, output: expect.stringContaining('Usage: npm run new:element') });
});

test('does not overwrite an existing element', () => {
  expect(create('card')).toMatchObject({ status: 1, output: expect.stringContaining('elements/card') });
});

describe('a new element', () => {
  beforeAll(() => expect(create('star-rating')).toMatchObject({ status: 0 }));

  test('is registered like the other elements', () => {
    expect(read('elements/index.ts')).toContain("export { StarRating } from './star-rating/star-rating.js';");
    expect(read('elements/pages.ts')).toContain(
      "export { record as 'star-rating' } from './star-rating/star-rating.page.js';",
    );
    expect(read('test/fixtures/plain-page/index.html')).toContain('<octavo-star-rating');
    expect(JSON.parse(read('demo/docs.json'))).toBeDefined();
    expect(read('demo/docs.json')).toContain('"components/star-rating"');
  });

  test('compiles', () => {
    expect(run(resolve('node_modules/typescript/bin/tsc'), '-b', 'elements')).toEqual({ status: 0, output: '' });
  });

  test('passes the test of its page component', () => {
    const { output, status } = run(
      resolve('node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      copy,
      'elements/star-rating/star-rating.page.test.ts',
    );
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringMatching(/2 passed/) });
  });

  test('passes its test in a browser', () => {
    const { output, status } = run(
      resolve('node_modules/@web/test-runner/dist/bin.js'),
      '--files',
      'dist/elements/star-rating/star-rating.test.js',
    );
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringMatching(/6 passed/) });
  });
});

test('an element that comes before others keeps the base class first', () => {
  expect(create('glossary')).toMatchObject({ status: 0 });
  const [first, ...others] = read('elements/index.ts').match(/(?<=^export \{.*)'.+'/gm)!;
  expect(first).toBe("'./octavo-element.js'");
  const index = others.indexOf("'./glossary/glossary.js'");
  expect(others[index - 1]! < others[index]! && others[index]! < others[index + 1]!).toBe(true);
});
