/** `npm create octavo` runs `octavo init` of the installed package. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

test('create-octavo creates a site in the folder that it gets', () => {
  const project = join(inject('installed'), 'create');
  const command = join(project, 'node_modules/create-octavo/index.js');
  mkdirSync(project);
  execFileSync(process.execPath, ['scripts/write-create-package.mjs']);
  cpSync('dist/create-octavo', join(project, 'node_modules/create-octavo'), { recursive: true });
  execFileSync(process.execPath, [command, 'my-docs'], { cwd: project });
  expect(existsSync(join(project, 'my-docs/docs.json'))).toBe(true);
  const [created, octavo] = ['create/node_modules/create-octavo', 'node_modules/octavo'].map(
    (folder) =>
      JSON.parse(readFileSync(join(inject('installed'), folder, 'package.json'), 'utf8')) as Record<string, any>,
  );
  expect(created?.['dependencies']).toEqual({ octavo: octavo?.['version'] });
  expect(() => execFileSync(process.execPath, [command, '--nope'], { cwd: project, stdio: 'pipe' })).toThrow('--nope');
});
