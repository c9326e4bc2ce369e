import { expect, test } from 'vitest';
import { problemLine, readWritten } from '../../../../test/fixtures/written-specification.js';

const components = {
  securitySchemes: {
    key: { type: 'apiKey', in: 'header', name: 'X-Key', 'x-default': 'demo' },
    token: { type: 'http', scheme: 'Bearer', description: 'A token.' },
    login: {
      type: 'oauth2',
      flows: { authorizationCode: { authorizationUrl: '/a', tokenUrl: '/t', scopes: { read: 'Read' } }, 'x-flow': {} },
    },
    broken: { type: 'apiKey' },
  },
};

async function securityOf(security: unknown, rootSecurity?: unknown) {
  const { operations, warnings } = await readWritten({
    'openapi.json': { openapi: '3.1.0', security: rootSecurity, paths: { '/a': { get: { security } } }, components },
  });
  return { ...operations[0]!.model, warnings: warnings.map(problemLine) };
}

test('keeps AND, OR and optional security apart', async () => {
  const { security, schemes } = await securityOf([{ key: [], token: [] }, { login: ['read'] }, {}]);
  expect(security).toEqual([
    [
      { scheme: 'key', scopes: [] },
      { scheme: 'token', scopes: [] },
    ],
    [{ scheme: 'login', scopes: ['read'] }],
    [],
  ]);
  expect(schemes).toEqual({
    key: { type: 'apiKey', in: 'header', name: 'X-Key', default: 'demo' },
    token: { type: 'http', scheme: 'bearer', description: 'A token.' },
    login: {
      type: 'oauth2',
      flows: { authorizationCode: { authorizationUrl: '/a', tokenUrl: '/t', scopes: { read: 'Read' } } },
    },
  });
});

test('takes the security of the document unless the operation has its own, even if that is empty', async () => {
  expect((await securityOf(undefined, [{ key: [] }])).security).toEqual([[{ scheme: 'key', scopes: [] }]]);
  expect((await securityOf([], [{ key: [] }])).security).toEqual([]);
});

test('never makes credentials optional because a scheme is unknown or incomplete', async () => {
  const { security, warnings } = await securityOf([{ tokn: [] }, { broken: [] }, { key: [] }]);
  expect(security).toEqual([[{ scheme: 'key', scopes: [] }]]);
  expect(warnings).toMatchInlineSnapshot(`
    [
      "openapi.json:8:13 openapi-security There is no security scheme "tokn". Did you mean "token"?",
      "openapi.json:46:7 openapi-security This security scheme is incomplete; its type is "apiKey". Use one of the types apiKey, http, oauth2, openIdConnect, mutualTLS, with the keys that it requires.",
    ]
  `);
});

test('converts the schemes of Swagger 2.0', async () => {
  const { operations } = await readWritten({
    'swagger.json': {
      swagger: '2.0',
      securityDefinitions: {
        basic: { type: 'basic' },
        login: { type: 'oauth2', flow: 'accessCode', authorizationUrl: '/a', tokenUrl: '/t', scopes: {} },
      },
      paths: { '/a': { get: { security: [{ basic: [] }, { login: [] }] } } },
    },
  });
  expect(operations[0]!.model.schemes).toEqual({
    basic: { type: 'http', scheme: 'basic' },
    login: { type: 'oauth2', flows: { authorizationCode: { authorizationUrl: '/a', tokenUrl: '/t', scopes: {} } } },
  });
});

test('leaves out addresses that no browser may open, with a warning at each', async () => {
  const address = 'javascript:alert(1)//';
  const flow = { authorizationUrl: address, tokenUrl: address, refreshUrl: address, scopes: {} };
  const { operations, warnings } = await readWritten({
    'openapi.json': {
      openapi: '3.2.0',
      servers: [{ url: address }, { url: 'https://a.example' }],
      externalDocs: { url: address },
      paths: {
        '/a': {
          get: {
            security: [{ login: [] }],
            externalDocs: { url: address },
            requestBody: { content: { 'text/plain': { examples: { x: { externalValue: address } } } } },
          },
        },
      },
      components: {
        securitySchemes: {
          login: {
            type: 'oauth2',
            flows: { implicit: flow, deviceAuthorization: { deviceAuthorizationUrl: address } },
          },
          open: { type: 'openIdConnect', openIdConnectUrl: address },
        },
      },
    },
  });
  const { schemes, servers, externalDocs, body } = operations[0]!.model;
  expect(schemes['login']).toEqual({
    type: 'oauth2',
    flows: { implicit: { scopes: {} }, deviceAuthorization: { scopes: {} } },
  });
  expect(servers).toEqual([{ url: 'https://a.example' }]);
  expect(externalDocs).toBeUndefined();
  expect(JSON.stringify(body)).not.toContain('javascript');
  const unsafe = warnings.filter(({ code }) => code === 'address-unsafe');
  expect(unsafe.map(({ message }) => /"(\w+)" must/.exec(message)![1])).toEqual(
    expect.arrayContaining([
      'url',
      'externalValue',
      'authorizationUrl',
      'tokenUrl',
      'refreshUrl',
      'deviceAuthorizationUrl',
    ]),
  );
  expect(unsafe.every(({ line }) => line > 1)).toBe(true);
});
