/** A page that a build writes and `<octavo-playground spec>` have the same form, and send the same requests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { corpus, realSites } from '../../../test/fixtures/real-sites.js';
import { readWritten } from '../../../test/fixtures/written-specification.js';
import { filledRequest, startState } from '../../../playground/model/form-state.js';
import { buildRequest } from '../../../playground/model/request/build-request.js';
import { requestModel } from '../api/render/request-model.js';
import type { OperationModel } from '../../../playground/model/operation.js';
import { SpecificationFiles } from '../../../playground/spec/specification-files.js';
import { loadOperation } from './load-operation.js';
import { specificationModel } from './page-model.js';
import { readSpecification } from './read-specification.js';
import type { Specification } from './types.js';

afterEach(() => vi.unstubAllGlobals());

const list = (name: string, more: string): string =>
  `{ name: ${name}, type: array, items: { type: string }, default: [x, y], ${more} }`;
const lists = (location: string): string[] =>
  ['csv', 'ssv', 'tsv', 'pipes', 'multi'].map((format) => list(format, `in: ${location}, collectionFormat: ${format}`));

const specifications = {
  'swagger.yaml': `
swagger: '2.0'
info: { title: Old, version: '1' }
host: api.test
basePath: /v2
schemes: [https]
consumes: [application/x-www-form-urlencoded]
produces: [application/json]
parameters: { shared: { name: shared, in: query, type: string, default: s }, field: { name: field, in: formData, type: string, default: f } }
paths:
  /form:
    parameters: [{ $ref: '#/parameters/shared' }]
    post: { parameters: [{ $ref: '#/parameters/field' }, ${lists('formData').join(', ')}], responses: {} }
  /multipart:
    post:
      consumes: [multipart/form-data]
      parameters: [{ name: file, in: formData, type: file }, { name: n, in: formData, type: integer, x-example: 4 }, ${list('tags', 'in: formData')}]
      responses: {}
  /query/{id}:
    get:
      parameters: [${lists('query').join(', ')}, { name: id, in: path, required: true, type: integer, x-example: 7 }, ${list('h', 'in: header')}]
      responses: { 200: { description: OK, schema: { type: object } } }
  /body:
    put:
      consumes: [application/json]
      parameters: [{ name: b, in: body, required: true, schema: { $ref: '#/definitions/Pet' } }]
      responses: {}
definitions: { Pet: { type: object, required: [name], properties: { name: { type: string, example: Rex }, age: { type: integer, default: 3 } } } }
`,
  'openapi.yaml': `
openapi: 3.0.3
info: { title: New, version: '1' }
servers: [{ url: 'https://{region}.test/v1/', variables: { region: { default: eu } } }]
security: [{ undeclared: [] }]
components:
  schemas: { Node: { type: object, required: [value], properties: { value: { type: string, default: one }, next: { $ref: '#/components/schemas/Node' } } } }
  parameters: { Page: { name: page, in: query, schema: { type: integer, default: 1 } } }
  examples: { Whole: { value: { a: 1 } } }
paths:
  /content:
    get:
      parameters:
        - { name: filter, in: query, required: true, content: { application/json: { schema: { type: object }, example: { a: [1, 2] } } } }
        - { name: other, in: query, content: { application/json: { schema: { type: object }, examples: { one: { $ref: '#/components/examples/Whole' } } } } }
        - { name: deep, in: query, style: deepObject, schema: { type: object }, example: { a: 1, b: 2 } }
        - { $ref: '#/components/parameters/Page' }
      responses: { 200: { description: OK, content: { application/json: {}, text/csv: {} } } }
  /node: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Node' } } } }, responses: {} } }
  /multipart:
    post:
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: { type: object, properties: { tags: { type: array, items: { type: string }, default: [a, b] }, info: { type: object, default: { k: 1 } } } }
            encoding: { tags: { style: form, explode: true }, info: { contentType: application/json } }
      responses: {}
`,
};

test.each(Object.entries(specifications))('%s', async (file, text) => {
  const specification = await readWritten({ [file]: text });
  expect(specification.operations.length).toBeGreaterThan(2);
  await expectSameRequests(specification, `https://docs.test/${file}`, () => text);
});

const realSpecifications = realSites.flatMap((site) =>
  readdirSync(join(corpus, site), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:json|ya?ml)$/.test(path) && !path.includes('node_modules'))
    .filter((path) =>
      /^\s*["']?(?:openapi|swagger)["']?:\s*["']?[23]\.\d/m.test(readFileSync(join(corpus, site, path), 'utf8')),
    )
    .map((path) => [site, path.replaceAll(sep, '/')] as const),
);

test.each(realSpecifications)('%s %s', async (site, path) => {
  const root = join(corpus, site);
  const specification = await readSpecification(path, { root });
  expect(specification.operations).not.toEqual([]);
  await expectSameRequests(specification, `https://docs.test/${path}`, (url) =>
    readFileSync(join(root, decodeURI(new URL(url).pathname)), 'utf8'),
  );
});

/** `textOf`: the content of the file at a URL. */
async function expectSameRequests(
  specification: Specification,
  url: string,
  textOf: (url: string) => string,
): Promise<void> {
  vi.stubGlobal('fetch', (file: string) => Promise.resolve(new Response(textOf(file))));
  for (const { model } of specification.operations.filter(({ model: { kind } }) => kind === 'operation')) {
    const loaded = await loadOperation(new SpecificationFiles(url), url, `${model.method} ${model.path}`);
    for (const prefill of ['none', 'required', 'all'] as const) {
      const requestOf = (each: OperationModel) =>
        buildRequest(
          filledRequest(each, startState(each, prefill), { headers: [], query: [], cookies: [] }, 'https://docs.test/'),
        );
      expect(requestOf(loaded)).toEqual(requestOf(model));
    }
    expect(formOf(loaded)).toEqual(formOf(modelOfPage(specification, model.id)));
  }
}

/** The model that the page of an operation contains. */
function modelOfPage(specification: Specification, id: string): OperationModel {
  const page = specificationModel(specification, { id, name: '' });
  if (page?.kind !== 'operation') throw new Error(`There is no page of ${id}.`);
  return requestModel({ ...page.operation, schemas: page.schemas });
}

/** All that the form shows. Its page has the samples of the author, and no address of the specification. */
function formOf(model: OperationModel): unknown {
  const { id: _, base: __, codeSamples: ___, ...form } = model;
  return JSON.parse(JSON.stringify(form));
}
