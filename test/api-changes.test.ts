/** Comparing versions of random specifications, and `octavo check --api-changes`. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../plugin/core/errors/errors.js';
import { Specifications } from '../plugin/formats/api/specifications.js';
import { apiFormats } from '../plugin/site-build/api-formats.js';
import { runHere } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { changesBetween } from './fixtures/api-changes.js';
import { Random } from './fuzz/random.js';
import { relatedTypes, type TypeSchema } from './fuzz/related-types.js';
import { generateSpecification } from './fuzz/specification.js';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

test('a random document of any format has no changes since itself', async () => {
  const root = temporaryFolder();
  for (const seed of seeds) {
    const { key, text } = generateSpecification(new Random('same', seed));
    const source = key === 'graphql' ? `${seed}.graphql` : `${seed}.json`;
    writeFiles(root, { [source]: text });
    const all = new Specifications({ root, formats: apiFormats, defaults: { baseUrls: [] } });
    const { format, document } = await all.open({ format: key, source });
    const comparison = await format.loadComparison!();
    expect(comparison.compare(await all.readVersion(key, root, source), document).problems(), `seed ${seed}`).toEqual(
      [],
    );
  }
});

const reference = (name: string): TypeSchema => ({ $ref: `#/components/schemas/${name}` });

/** A specification whose operations send and receive all types. */
function specification(schemas: Record<string, TypeSchema>): object {
  const operation = (name: string): object => {
    const content = { 'application/json': { schema: reference(name) } };
    return { requestBody: { content }, responses: { 200: { description: 'OK', content } } };
  };
  const paths = Object.fromEntries(Object.keys(schemas).map((name) => [`/${name}`, { post: operation(name) }]));
  return { openapi: '3.1.0', paths, components: { schemas } };
}

const edits: readonly [change: string, edit: (properties: TypeSchema) => void][] = [
  ['! … "probe" was removed.', (properties) => delete properties['probe']],
  ['  … "added" was added.', (properties) => (properties['added'] = { type: 'string' })],
  ['! … "probe" now has the maxLength 3.', (properties) => (properties['probe'] = { type: 'string', maxLength: 3 })],
];

test('one change in a random type is one change of the specification', async () => {
  for (const seed of seeds) {
    const random = new Random('one', seed);
    const before = relatedTypes(random, random.below(2) === 0, reference);
    const name = random.pick(Object.keys(before));
    before[name] = { type: 'object', ...before[name], properties: { probe: { type: 'string' } } };
    const after = structuredClone(before);
    const [change, edit] = random.pick(edits);
    edit(after[name]!['properties'] as TypeSchema);
    const changes = await changesBetween(specification(before), specification(after));
    expect(
      changes.map((line) => line.replace(/Schema .* field /, '… ')),
      `seed ${seed} ${name}`,
    ).toEqual([change]);
  }
});

interface Output {
  errors: Problem[];
  notices: Problem[];
}

const moons = (parameters: object[], more: object = {}) => ({
  openapi: '3.1.0',
  servers: [{ url: 'https://moons.example' }],
  paths: { '/moons': { get: { parameters, responses: {} }, ...more } },
});
const limit = (required: boolean) => ({ name: 'limit', in: 'query', required, schema: { type: 'integer' } });

/** A folder with a site in `docs`, and with earlier versions beside it. */
function folder(sources: string[], files: Record<string, object | string>): string {
  const top = temporaryFolder();
  writeFiles(top, {
    ...files,
    'docs/index.mdx': '---\ntitle: Start\n---\n\nText.\n',
    'docs/docs.json': {
      name: 'Moons',
      theme: 'mint',
      colors: { primary: '#1d4ed8' },
      navigation: {
        groups: [{ group: 'Start', pages: ['index'] }, ...sources.map((openapi) => ({ group: openapi, openapi }))],
      },
    },
  });
  return top;
}

const compare = (top: string, old: string, ...args: string[]) =>
  runHere(['check', join(top, 'docs'), '--no-cache', '--api-changes', join(top, old), ...args]);

test('changes are problems with the levels of their rules', async () => {
  const top = folder(['api.json'], {
    'docs/api.json': moons([limit(true)], { post: { responses: {} } }),
    'old.json': moons([limit(false)]),
  });
  const { status, stdout } = await compare(top, 'old.json', '--json');
  const { errors, notices } = JSON.parse(stdout) as Output;
  expect([status, errors]).toEqual([
    1,
    [
      {
        code: 'api-breaking',
        message: 'GET /moons: the query parameter "limit" is now required.',
        hint: 'Give it a default, or make it optional.',
        file: 'api.json',
        line: expect.any(Number),
        column: expect.any(Number),
      },
    ],
  ]);
  expect(notices.filter(({ code }) => code === 'api-change')).toMatchObject([
    { message: 'POST /moons: the operation was added.' },
  ]);
  expect((await compare(top, 'old.json', '--rule', 'api-breaking=warning')).status).toBe(0);
});

test('of several specifications, the path of the earlier version chooses one', async () => {
  const top = folder(['v1/api.json', 'v2/api.json'], {
    'docs/v1/api.json': moons([]),
    'docs/v2/api.json': moons([limit(true)]),
    'old/v2/api.json': moons([]),
    'old.json': moons([]),
  });
  expect((await compare(top, 'old/v2/api.json')).status).toBe(1);
  const { status, stderr } = await compare(top, 'old.json');
  expect(status).toBe(2);
  expect(stderr).toContain('v1/api.json, v2/api.json');
  const missing = await compare(top, 'nothing.json');
  expect(missing.status).toBe(2);
  expect(missing.stderr).toContain('the file does not exist');
});
