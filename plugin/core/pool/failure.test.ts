import { afterEach, expect, test } from 'vitest';

import { startError } from './failure.js';

const missing = (file: string) =>
  startError({
    cause: 'ended',
    end: { code: 1, signal: null, stderr: `node:internal/modules\nError: Cannot find module '${file}'\n` },
  }).problem.hint;

afterEach(() => {
  delete process.versions['pnp'];
});

test('a process that cannot load a module from an archive of Yarn names the version of Node that can', () => {
  process.versions['pnp'] = '3';
  // Node 22.14 fails like 20, and 22.15 builds the site.
  expect(missing('/cache/shiki.zip/node_modules/shiki/langs.mjs')).toBe(
    'Before version 22.15, Node cannot load ES modules from the archives of Yarn Plug’n’Play. Use that version or a newer one, or write "nodeLinker: node-modules" into .yarnrc.yml.',
  );
  expect(missing('/project/langs.mjs')).toContain('child processes');
});

test('without Plug’n’Play, a module that is missing is no reason for another version of Node', () => {
  expect(missing('/cache/shiki.zip/langs.mjs')).toContain('child processes');
});
