import { expect, test } from 'vitest';
import { problemLine, readWritten } from '../../../../test/fixtures/written-specification.js';

const specification = {
  openapi: '3.1.0',
  paths: {
    '/a': { get: { summary: 'A', tags: ['one'], parameters: [{ name: 'q', in: 'query' }] } },
    '/b': { get: { 'x-internal': true } },
    '/c': { get: {}, post: {} },
  },
};

test('updates, appends and removes what the targets select', async () => {
  const { operations, errors, warnings } = await readWritten(
    {
      'openapi.json': specification,
      'overlay.yaml': `overlay: 1.0.0
actions:
  - { target: '$.paths["/a"].get', update: { summary: New, tags: [two] } }
  - { target: '$.paths["/a"].get.parameters', update: { name: page, in: query } }
  - { target: '$.paths.*.*[?@.name=="q"]', remove: true }
  - { target: '$.paths.*.get.parameters[?@.name=="q"]', remove: true }
  - { target: '$.paths[?@.get["x-internal"]]', remove: true }
  - { target: '$.paths["/c"]["get","post"]', remove: true }
  - { target: $.paths, update: { /d: { $ref: more.yaml#/d } } }
`,
      'more.yaml': 'd: { get: { summary: D } }',
    },
    { overlays: ['overlay.yaml'] },
  );
  expect(errors).toEqual([]);
  expect(warnings.map(problemLine)).toEqual([
    'overlay.yaml:5:7 openapi-overlay The target $.paths.*.*[?@.name=="q"] of this action matches nothing. Correct the target, or remove the action.',
  ]);
  expect(operations.map(({ model }) => model.title)).toEqual(['New', 'D']);
  expect(operations[0]!.model.tags).toEqual(['one', 'two']);
  expect(operations[0]!.model.parameters.map(({ name }) => name)).toEqual(['page']);
});

test('reports a problem of what an overlay adds in the overlay', async () => {
  const { errors } = await readWritten(
    {
      'openapi.json': specification,
      'overlay.yaml':
        'actions:\n  - target: $.paths["/a"].get\n    update:\n      parameters:\n        - in: query\n  - target: $[\n',
    },
    { overlays: ['overlay.yaml', 'missing.yaml'] },
  );
  expect(errors.map(problemLine)).toMatchInlineSnapshot(`
    [
      ":1:1 openapi-missing Cannot read the overlay "missing.yaml": the file does not exist. Paths start at the docs folder. Check the spelling of the path.",
      "overlay.yaml:5:11 openapi-parameter This parameter has no name: "name" is missing. Add "name".",
      "overlay.yaml:6:5 openapi-overlay The target $[ is not a valid JSONPath expression. Write an expression such as $.paths["/users"].get.",
    ]
  `);
});
