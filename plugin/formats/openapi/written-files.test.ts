/** Specifications as authors write them, which the standard does not describe. */
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { onlyOperation, problemLine, readWritten } from '../../../test/fixtures/written-specification.js';
import type { Specifications } from '../api/specifications.js';
import type { SpecificationModel } from './page-model.js';
import { Report } from '../../core/errors/errors.js';
import { loadSite } from '../../site-build/load-site.js';

test('reads all paths and components from files of their own', async () => {
  const { operations, errors } = await readWritten({
    'openapi.yaml': `openapi: 3.0.3
paths: { $ref: paths/index.yaml }
webhooks: { $ref: hooks.yaml }
components:
  schemas: { $ref: schemas.yaml }
  securitySchemes: { $ref: schemes.yaml }
security: [{ key: [] }]
`,
    'paths/index.yaml': `/moons: { $ref: moons.yaml }`,
    'paths/moons.yaml': `get: { responses: { 200: { content: { application/json: { schema: { $ref: '../openapi.yaml#/components/schemas/Moon' } } } } } }`,
    'hooks.yaml': `risen: { post: { responses: {} } }`,
    'schemas.yaml': `Moon: { type: object, properties: { name: { type: string } } }`,
    'schemes.yaml': `key: { type: apiKey, in: header, name: X-Key }`,
  });
  expect(errors).toEqual([]);
  expect(operations.map(({ model }) => [model.kind, model.path])).toEqual([
    ['operation', '/moons'],
    ['webhook', 'risen'],
  ]);
  expect(operations[0]!.model).toMatchObject({
    schemas: { Moon: { properties: { name: { type: 'string' } } } },
    schemes: { key: { name: 'X-Key' } },
  });
});

test('reports paths that refer to a missing file', async () => {
  const { operations, errors } = await readWritten({ 'openapi.yaml': `openapi: 3.0.3\npaths: { $ref: paths.yaml }\n` });
  expect(operations).toEqual([]);
  expect(errors.map(problemLine)).toEqual([
    'openapi.yaml:2:1 openapi-ref Cannot resolve the reference "paths.yaml": the file does not exist. Correct the $ref, or add what it refers to.',
  ]);
});

test('reads YAML whose brackets and quoted lines are not indented', async () => {
  const operation = await onlyOperation({
    'openapi.yaml': `openapi: 3.0.0
paths:
  /containers:
    get:
      description: 'Starts here
and goes on

  here, isn''t it:
yes'
      parameters:
        - name: ports
          in: query
          schema: { type: object }
          example: {
          "80/tcp": {}
          }
      responses: {}
`,
  });
  expect(operation.description).toBe("Starts here and goes on\nhere, isn't it: yes");
  expect(operation.parameters[0]).toMatchObject({ name: 'ports', examples: [{ value: { '80/tcp': {} } }] });
});

test('the page of an operation in a file of its own has the content of that file', async () => {
  const root = temporaryFolder();
  writeFiles(root, {
    'openapi.yaml': `openapi: 3.1.0
paths:
  /moons: { $ref: moons.yaml }
  /rings: { $ref: rings.yaml }
  /old-rings: { $ref: rings.yaml }
`,
    'moons.yaml': 'get: { summary: List moons, responses: {} }',
    'rings.yaml': 'get: { summary: List rings, responses: {} }',
    'index.mdx': 'Text',
    'docs.json': JSON.stringify({
      name: 'Moons',
      theme: 'mint',
      colors: { primary: '#336699' },
      navigation: { pages: ['index', { group: 'API', openapi: 'openapi.yaml' }] },
    }),
  });
  let specifications!: Specifications;
  const onSpecifications = (read: Specifications): void => void (specifications = read);
  const { pages } = (await loadSite({ root }, new Report(), { onSpecifications }))!;
  const shown = pages.flatMap(async ({ path, api }) => {
    const model = api && ((await specifications.modelOf(api)) as SpecificationModel);
    return model?.kind === 'operation' ? `${path}: ${model.operation.path}, ${model.operation.title}` : path;
  });
  expect(await Promise.all(shown)).toEqual([
    'index',
    'api-reference/list-moons: /moons, List moons',
    'api-reference/list-rings: /rings, List rings',
    'api-reference/list-rings-1: /old-rings, List rings',
    'api-reference/overview',
  ]);
});

test('warns about a specification without operations where the settings name it', async () => {
  const root = temporaryFolder();
  writeFiles(root, {
    'schemas.yaml': 'openapi: 3.1.0\ncomponents: { schemas: { Moon: { type: object } } }\n',
    'index.mdx': 'Text',
    'docs.json': `{
  "name": "Moons",
  "theme": "mint",
  "colors": { "primary": "#336699" },
  "navigation": { "pages": ["index", { "group": "API", "openapi": "schemas.yaml" }] }
}`,
  });
  const { apiProblems } = (await loadSite({ root }, new Report()))!;
  expect(apiProblems!.warnings.map(problemLine)).toEqual([
    'docs.json:5:67 openapi-empty The specification "schemas.yaml" has no operations, so it has no pages. Add operations under "paths" or "webhooks", or remove the specification from the navigation.',
  ]);
});

test('reports specifications also where no page is left', async () => {
  const codesWith = async (text: string): Promise<string[]> => {
    const root = temporaryFolder();
    writeFiles(root, {
      'api.json': text,
      'docs.json': {
        name: 'Moons',
        colors: { primary: '#336699' },
        theme: 'mint',
        navigation: { tabs: [{ tab: 'API', openapi: 'api.json' }] },
      },
    });
    const report = new Report();
    expect(await loadSite({ root }, report)).toBeUndefined();
    return [...report.errors, ...report.warnings].map(({ code }) => code);
  };
  expect(await codesWith('{ "openapi": "3.1.0", "paths": {} }')).toContain('openapi-empty');
  expect(await codesWith('{ "openapi": ')).toContain('openapi-syntax');
});
