import { describe, expect, test } from 'vitest';
import { startState } from '../model/form-state.js';
import type { OperationModel } from '../model/operation.js';
import { maskedState } from './mask-state.js';
import { hasSecretName, isSecretName } from './secret-names.js';
import { sharedIn, shareLink } from './share-link.js';
import { withShared } from './open-link.js';
import { sharedForm, type SharedForm } from './shared-form.js';

test.each(
  'password client_secret X-API-Key apiKey accessToken X-Auth-Token Authorization token sessionId signing_key pin'.split(
    ' ',
  ),
)('%s is the name of a secret', (name) => {
  expect(isSecretName(name)).toBe(true);
});

test.each('pageToken next_token max_tokens key keyword id author tokenize primary_key opinion'.split(' '))(
  '%s is not the name of a secret',
  (name) => {
    expect(isSecretName(name)).toBe(false);
  },
);

test('finds names of secrets in text', () => {
  expect(hasSecretName('<user><password>x</password></user>')).toBe(true);
  expect(hasSecretName('<user><name>x</name></user>')).toBe(false);
});

const model: OperationModel = {
  id: 'add',
  kind: 'operation',
  method: 'POST',
  path: '/users/{id}',
  title: 'Add',
  tags: [],
  servers: [
    { url: 'https://a.test' },
    {
      url: 'https://{region}.b.test/{path}',
      variables: { region: { default: 'eu', enum: ['eu', 'us'] }, path: { default: 'v1' } },
    },
  ],
  parameters: [
    { name: 'id', in: 'path', schema: { type: 'string' } },
    { name: 'q', in: 'query', schema: { type: 'string' } },
    { name: 'pass', in: 'query', schema: { type: 'string', format: 'password' } },
    { name: 'X-Key', in: 'header', schema: { type: 'string' } },
    { name: 'X-Custom', in: 'header', schema: { type: 'string' } },
  ],
  body: {
    contents: [
      {
        mediaType: 'application/json',
        schema: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            password: { type: 'string' },
            inner: { type: 'array', items: { properties: { code: { type: 'string', format: 'password' } } } },
          },
        },
      },
      { mediaType: 'application/xml' },
    ],
  },
  responses: [{ status: '200', headers: [], links: [], contents: [{ mediaType: 'application/json' }] }],
  security: [[{ scheme: 'key', scopes: [] }], []],
  schemes: { key: { type: 'apiKey', in: 'header', name: 'X-Custom' } },
  schemas: {},
  callbacks: [],
  codeSamples: [],
};

const value = { name: 'Ada', password: 'hidden-1', inner: [{ code: 'hidden-2' }] };
const start = startState(model);
const filled = {
  ...start,
  server: 1,
  variables: { region: 'us' },
  values: {
    'path:id': 'a/b',
    'query:q': 'with hidden-3 inside',
    'query:pass': 'hidden-4',
    'header:X-Key': 'shown',
    'header:X-Custom': 'hidden-5',
  },
  body: { content: 0, view: 'form' as const, value, text: JSON.stringify(value) },
  security: 1,
};

describe('a link to a filled request', () => {
  const link = shareLink('https://docs.test/page#old', sharedForm(model, filled, ['hidden-3']));

  test('has no secrets', () => {
    expect(link).toMatch(/^https:\/\/docs\.test\/page#octavo-request=/);
    expect(decodeURIComponent(link)).not.toMatch(/hidden|old/);
  });

  test('fills the form', () => {
    const state = withShared(model, start, sharedIn(new URL(link).hash)!);
    expect(state).toMatchObject({
      server: 1,
      variables: { region: 'us' },
      values: { 'path:id': 'a/b', 'header:X-Key': 'shown' },
      body: { content: 0, value: { name: 'Ada', inner: [{}] } },
      accept: 'application/json',
      security: 1,
    });
  });

  test('leaves a text with secrets out', () => {
    const body = { content: 1, view: 'text' as const, value: '<token>x</token>', text: '<token>x</token>' };
    const shared = sharedForm(model, { ...filled, body }, []);
    expect(shared).toMatchObject({ mediaType: 'application/xml' });
    expect(shared.body).toBe(undefined);
  });

  test('cannot make another server of a variable, or add what the operation does not have', () => {
    const state = withShared(model, start, {
      operation: 'POST /users/{id}',
      server: 'https://{region}.b.test/{path}',
      variables: { region: 'evil.test/#', path: '../x', other: 'x' },
      values: { 'header:Evil': 'x' },
      accept: 'evil',
      security: 7,
      body: 'x',
      mediaType: 'text/evil',
    });
    expect(state).toEqual({ ...start, server: 1, variables: {}, values: {} });
  });

  test('has no effect where its values are of other types', () => {
    const parts = ['server', 'variables', 'values', 'mediaType', 'accept', 'security'];
    const object = { toString: 1, valueOf: 1 };
    const wrong = Object.fromEntries(parts.map((part) => [part, object])) as unknown as SharedForm;
    expect(withShared(model, start, { ...wrong, operation: 'POST /users/{id}' })).toEqual({ ...start, values: {} });
    expect(withShared(model, start, { operation: '', security: 'length' as unknown as number }).security).toBe(0);
  });

  test.each(['', '#octavo-request=', '#octavo-request=%', '#octavo-request=null', '#octavo-request={}', '#section'])(
    'no request is in %j',
    (fragment) => {
      expect(sharedIn(fragment)).toBe(undefined);
    },
  );
});

describe('a link that is too large', () => {
  const large = {
    wide: { tags: Array<string>(1_001).fill('x') },
    deep: Array.from({ length: 31 }).reduce<unknown>((value) => [value], 'x'),
  };

  test.each(Object.entries(large))('is ignored, and copied without its %s body', (_, body) => {
    const form = { operation: 'POST /users/{id}', values: { 'path:id': 'a' }, body };
    expect(sharedIn(`#octavo-request=${encodeURIComponent(JSON.stringify(form))}`)).toBe(undefined);
    const { hash } = new URL(shareLink('https://docs.test/', form));
    expect(sharedIn(hash)).toEqual({ operation: 'POST /users/{id}', values: { 'path:id': 'a' } });
  });
});

describe('code samples', () => {
  test('hide the secrets that the reader typed', () => {
    const masked = maskedState(model, start, filled);
    expect(JSON.stringify(masked)).not.toMatch(/hidden-[1245]/);
    expect(masked.body!.value).toMatchObject({ name: 'Ada', password: 'YOUR_SECRET' });
  });

  test('show the values of the author', () => {
    expect(maskedState(model, filled, filled).values).toEqual(filled.values);
  });
});
