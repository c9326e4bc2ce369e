/** The other forms of a specification in a site. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../test/cli/temporary-folder.js';
import { exportFile } from '../../../addresses/specification-file.js';
import { buildSite } from '../../../site-build/build-site.js';

const files = {
  'index.mdx': 'Hi',
  'api/moons.yaml': "openapi: 3.1.0\ninfo: { title: Moons }\npaths: { /a: { $ref: 'a.yaml' } }",
  'api/a.yaml': 'get: { responses: { 200: { description: OK } } }',
  'api/single.yaml': 'openapi: 3.1.0\ninfo: { title: Single }\npaths: { /a: { get: { responses: {} } } }',
};

async function build(settings: object) {
  const root = temporaryFolder();
  const outDir = join(temporaryFolder(), 'out');
  const groups = [
    { group: 'Start', pages: ['index'] },
    { group: 'API', openapi: ['api/moons.yaml', { source: 'api/single.yaml', directory: 'single' }] },
  ];
  const config = { name: 'Moons', theme: 'mint', colors: { primary: '#336699' }, navigation: { groups }, ...settings };
  writeFiles(root, { ...files, 'docs.json': config });
  const { report } = await buildSite({ root, outDir, cacheDir: false });
  expect([...report.errors, ...report.warnings]).toEqual([]);
  return {
    has: (path: string) => existsSync(join(outDir, path)),
    read: (path: string) => readFileSync(join(outDir, path), 'utf8'),
  };
}

test('are files beside the specification, which the overview links to', async () => {
  const { has, read } = await build({});
  const links = (path: string) => read(path).match(/(?<=href=")[^"]*\.(?:json|yaml)(?=")/g);
  expect(links('api-reference/overview/index.html')).toEqual([
    '/api/moons.yaml',
    '/api/moons.bundled.json',
    '/api/moons.postman.json',
  ]);
  expect(links('single/overview/index.html')).toEqual(['/api/single.yaml', '/api/single.postman.json']);
  expect(read('api-reference/overview.md')).toContain('[moons.postman.json](/api/moons.postman.json)');
  expect(JSON.parse(read('api/moons.bundled.json'))).toMatchObject({ paths: { '/a': { get: {} } } });
  expect(JSON.parse(read('api/single.postman.json'))).toMatchObject({ info: { name: 'Single' } });
  expect(has('api/single.bundled.json')).toBe(false);
});

test('are left out where the settings say so', async () => {
  const { has, read } = await build({ api: { exports: false } });
  expect(has('api/moons.postman.json')).toBe(false);
  expect(read('api-reference/overview.md')).not.toContain('postman');
});

test('have an address of their own for a specification at a URL', () => {
  expect(exportFile('https://a.com:8080/v1/moons.yaml?v=2', 'bundled')).toBe(
    'a.com-8080/v1/moons.yaml-v-2.bundled.json',
  );
});
