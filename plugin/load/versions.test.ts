import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/cli/temporary-folder.js';
import { installedVersions, renderingVersions } from './versions.js';

const root = temporaryFolder();

test('finds packages as Node does, with all that they depend on', () => {
  writeFiles(root, {
    'flat/node_modules/a/package.json': { version: '1.0.0', dependencies: { b: '*', c: '*' } },
    'flat/node_modules/a/node_modules/b/package.json': { version: '2.0.0' },
    'flat/node_modules/b/package.json': { version: '3.0.0', optionalDependencies: { '@x/native': '*', absent: '*' } },
    'flat/node_modules/c/package.json': { version: '4.0.0', dependencies: { a: '*', b: '*' } },
    'flat/node_modules/@x/native/package.json': { version: '5.0.0' },
  });
  expect(installedVersions(['a'], join(root, 'flat/docs'))).toEqual({
    '@x/native': '5.0.0',
    a: '1.0.0',
    b: '2.0.0 3.0.0',
    c: '4.0.0',
  });
});

test('follows the links of a store', () => {
  writeFiles(root, {
    'store/a@1/node_modules/a/package.json': { version: '1.0.0', dependencies: { b: '*' } },
    'store/a@1/node_modules/b/package.json': { version: '2.0.0' },
    'linked/node_modules/b/package.json': { version: '9.0.0' },
  });
  symlinkSync(join(root, 'store/a@1/node_modules/a'), join(root, 'linked/node_modules/a'), 'junction');
  expect(installedVersions(['a'], join(root, 'linked'))).toEqual({ a: '1.0.0', b: '2.0.0' });
});

test('knows every package that renders', () => {
  const names = Object.keys(renderingVersions());
  for (const name of ['octavo', 'shiki', '@shikijs/langs', '@shikijs/themes', 'satteri', 'temml', 'lit-html', 'vite'])
    expect(names).toContain(name);
});
