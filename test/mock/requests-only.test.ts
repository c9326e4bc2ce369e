import { expect, test } from 'vitest';
import { requestsOnly } from './requests-only.js';

const planet = {
  type: 'object',
  properties: { moons: { type: 'array', items: { $ref: '#/components/schemas/Moon' } } },
};
const moon = { type: 'object', properties: { planet: { $ref: '#/components/schemas/Planet' } } };
const page = { name: 'page', in: 'query', schema: { type: 'integer' } };
const token = { type: 'http', scheme: 'bearer' };

const specification = {
  openapi: '3.1.0',
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/planets': {
      summary: 'All planets',
      parameters: [{ $ref: '#/components/parameters/page~1number' }],
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Planet' } } } },
        responses: {
          201: {
            description: 'Created',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Log' } } },
          },
          204: { description: 'Nothing' },
          404: { $ref: '#/components/responses/Missing' },
        },
        callbacks: { done: { '{$url}': { post: { requestBody: { $ref: '#/components/requestBodies/Done' } } } } },
      },
    },
  },
  components: {
    parameters: { 'page/number': page },
    requestBodies: { Done: { content: {} } },
    responses: { Missing: { description: 'Missing', content: { 'text/plain': { schema: { type: 'string' } } } } },
    schemas: { Planet: planet, Moon: moon, Log: { type: 'object' } },
    securitySchemes: { token },
  },
};

const pathsOf = (result: object) =>
  (result as { paths: Record<string, Record<string, Record<string, unknown>>> }).paths;

test('keeps requests as they are, and the components that they refer to, also in circles', () => {
  const result = requestsOnly(specification);
  const { summary, parameters, post } = specification.paths['/planets'];
  expect(pathsOf(result)['/planets']).toMatchObject({ summary, parameters, post: { requestBody: post.requestBody } });
  expect(result).toMatchObject({ openapi: '3.1.0', servers: specification.servers });
  expect(result['components']).toEqual({
    parameters: { 'page/number': page },
    schemas: { Planet: planet, Moon: moon },
    securitySchemes: { token },
  });
});

test('leaves responses with nothing but their media types, and no callbacks', () => {
  const { post } = pathsOf(requestsOnly(specification))['/planets']!;
  expect(post!['responses']).toEqual({
    201: { description: '', content: { 'application/json': {} } },
    204: { description: '' },
    404: { description: '', content: { 'text/plain': {} } },
  });
  expect(post!['callbacks']).toBeUndefined();
});

test('joins operations at paths that differ only in a fragment', () => {
  const get = { responses: {} };
  const paths = { '/files': { get }, '/files#upload': { put: { responses: {} } } };
  const joined = pathsOf(requestsOnly({ paths }));
  expect(Object.keys(joined)).toEqual(['/files']);
  expect(Object.keys(joined['/files']!).sort()).toEqual(['get', 'put']);
});

test('keeps the definitions and parameters of Swagger 2.0 that requests refer to', () => {
  const parameters = [{ $ref: '#/parameters/body' }];
  const body = { in: 'body', name: 'body', schema: { $ref: '#/definitions/Planet' } };
  const result = requestsOnly({
    swagger: '2.0',
    paths: { '/planets': { post: { parameters, responses: { 200: { $ref: '#/responses/Done' } } } } },
    parameters: { body, unused: {} },
    definitions: { Planet: { type: 'object' }, Unused: { type: 'string' } },
    responses: { Done: { description: 'Done', schema: { $ref: '#/definitions/Unused' } } },
  });
  expect(result).toMatchObject({ parameters: { body }, definitions: { Planet: { type: 'object' } } });
  expect(Object.keys(result['definitions'] as object)).toEqual(['Planet']);
  expect(Object.keys(result['parameters'] as object)).toEqual(['body']);
  expect(result['responses']).toBeUndefined();
});

test('does not change the specification', () => {
  const copy = structuredClone(specification);
  requestsOnly(copy);
  expect(copy).toEqual(specification);
});
