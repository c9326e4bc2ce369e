import { expect, test } from 'vitest';
import type { FilledRequest } from '../model/request/build-request.js';
import { withVariables } from './with-variables.js';

const request: FilledRequest = {
  method: 'POST',
  server: 'https://{{host}}',
  path: '/a',
  headers: [['X-A', '{{a}}']],
  parameters: [{ parameter: { name: 'q', in: 'query' }, value: ['{{ a }}', { b: '{{a}}{{missing}}' }, 1] }],
  body: { mediaType: 'application/json', value: '{"x":"{{quoted}}"}' },
  authorization: { headers: [['Authorization', 'Bearer {{a}}']], query: [], cookies: [] },
};

test('a variable has its value in every part of the request', () => {
  const variables = new Map([
    ['host', 'api.test'],
    ['a', '1'],
    ['quoted', 'say "hi"'],
  ]);
  expect(withVariables(request, variables)).toMatchObject({
    server: 'https://api.test',
    headers: [['X-A', '1']],
    parameters: [{ value: ['1', { b: '1{{missing}}' }, 1] }],
    body: { value: '{"x":"say \\"hi\\""}' },
    authorization: { headers: [['Authorization', 'Bearer 1']] },
  });
});

test('files stay as they are', () => {
  const file = new Blob(['{{a}}']);
  const body = { mediaType: 'multipart/form-data', value: { file } };
  expect(withVariables({ ...request, body }, new Map([['a', '1']])).body!.value).toEqual({ file });
});
