/** The page with the changes of a document since earlier versions, in a site. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../test/cli/temporary-folder.js';
import { buildSite } from '../../../site-build/build-site.js';

const operation = (fields: object) => ({
  responses: { 200: { description: 'OK', content: { 'application/json': { schema: fields } } } },
});
const moon = { $ref: '#/components/schemas/Moon' };

function specification(version: string, paths: object, properties: object = {}) {
  return {
    openapi: '3.1.0',
    info: { title: 'Moons', version },
    paths,
    components: { schemas: { Moon: { type: 'object', properties } } },
  };
}

const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
const text = { type: 'string' };
const files = {
  'index.mdx': 'Hi',
  'v1.json': specification('1.0', { '/moons': { get: operation(moon) }, '/old': { get: operation({}) } }, { a: text }),
  'v2.json': specification('2.0', { '/moons': { get: operation(moon), post: operation(moon) } }, { a: text }),
  'moons.json': specification('3.0', {
    '/moons': { get: { ...operation(moon), parameters: [{ ...limit, required: true }] }, post: operation(moon) },
  }),
  'v1.yaml':
    'asyncapi: 3.0.0\ninfo: { title: Sky, version: "1" }\nchannels: { risen: { address: /r }, gone: { address: /g } }',
  'sky.yaml': 'asyncapi: 3.0.0\ninfo: { title: Sky, version: "1" }\nchannels: { risen: { address: /risen } }',
  'v1.graphql': 'type Query { moon: Moon, old: Int }\ntype Moon { id: ID, size: Int }',
  'moons.graphql': 'type Query { moon: Moon, added: Int }\ntype Moon { id: ID }',
};

async function build(groups: readonly object[], settings: object = {}) {
  const root = temporaryFolder();
  const outDir = join(temporaryFolder(), 'out');
  const navigation = { groups: [{ group: 'Start', pages: ['index'] }, ...groups] };
  const config = { name: 'Moons', theme: 'mint', colors: { primary: '#336699' }, navigation, ...settings };
  writeFiles(root, { ...files, 'docs.json': config });
  const { report } = await buildSite({ root, outDir, cacheDir: false });
  return {
    report,
    has: (path: string) => existsSync(join(outDir, path)),
    read: (path: string) => readFileSync(join(outDir, path), 'utf8'),
  };
}

const group = (source: object) => ({ group: 'API', ...source });

test('lists the changes of each version by operation and schema, breaking ones first', async () => {
  const { read, report } = await build([
    group({ openapi: { source: 'moons.json', previous: ['v2.json', 'v1.json'] } }),
  ]);
  expect([...report.errors, ...report.warnings]).toEqual([]);
  expect(read('api-reference/changes.md')).toBe(`# Changes

> Moons

## 2.0 → 3.0

- **Breaking:** 2
- **Changed:** 2

### Changed

#### [\`GET /moons\`](/api-reference/get-moons/)

- **Breaking** The query parameter \`limit\` was added and is required.

### Models

#### \`Moon\`

- **Breaking** The field \`a\` was removed.

**Used by (2)**

- [\`GET /moons\`](/api-reference/get-moons/)
- [\`POST /moons\`](/api-reference/post-moons/)

## 1.0 → 2.0

- **Breaking:** 1
- **Removed:** 1
- **Added:** 1

### Removed

- \`GET /old\`

### Added

- [\`POST /moons\`](/api-reference/post-moons/)
`);
  expect(read('api-reference/overview.md')).toContain('- **Version:** `3.0`, [Changes](/api-reference/changes/)');
  const sidebar = read('index.html').match(/(?<=href=")\/api-reference\/(?:overview|changes)/g);
  expect([...new Set(sidebar)]).toEqual(['/api-reference/overview', '/api-reference/changes']);
});

test('lists the changes of channels, and of fields and types of GraphQL, by their files', async () => {
  const { read } = await build([
    group({ asyncapi: { source: 'sky.yaml', previous: ['v1.yaml'] } }),
    group({ graphql: { source: 'moons.graphql', previous: ['v1.graphql'] } }),
  ]);
  const content = (path: string) => read(path).slice(read(path).indexOf('## '));
  expect(content('api-reference/changes.md')).toBe(`## v1.yaml → sky.yaml

- **Breaking:** 2
- **Removed:** 1
- **Changed:** 1

### Removed

- \`channel gone\`

### Changed

#### [\`channel risen\`](/api-reference/websockets/risen/)

- **Breaking** The address changed from \`/r\` to \`/risen\`.
`);
  expect(content('graphql-reference/changes.md')).toBe(`## v1.graphql → moons.graphql

- **Breaking:** 2
- **Removed:** 1
- **Added:** 1
- **Changed:** 1

### Removed

- \`Query.old\`

### Added

- [\`Query.added\`](/graphql-reference/queries/added/)

### Changed

#### [\`Moon\`](/graphql-reference/types/moon/)

- **Breaking** Moon.size was removed.
`);
});

test('says that nothing has changed; a version that cannot be read is an error', async () => {
  const same = await build([group({ openapi: { source: 'moons.json', previous: ['/moons.json'] } })]);
  expect(same.read('api-reference/changes.md')).toContain('## /moons.json → moons.json\n\nNo changes.');
  const missing = await build([group({ openapi: { source: 'moons.json', previous: ['v9.json'] } })]);
  expect(missing.report.errors.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'docs.json Cannot read the specification "v9.json": the file does not exist.',
  ]);
  expect(missing.has('api-reference/changes/index.html')).toBe(false);
});

test('has a page that the navigation leaves out where it lists pages, in the language of its section', async () => {
  const openapi = { source: 'moons.json', previous: ['v2.json'] };
  const { read } = await build([], {
    navigation: { languages: [{ language: 'de', groups: [group({ openapi, pages: ['index', 'GET /moons'] })] }] },
  });
  expect(read('api-reference/changes.md')).toMatch(/^# Änderungen\n/);
  expect(read('index.html')).not.toContain('/api-reference/changes');
});
