/** API pages without an OpenAPI file. */
import { expect } from 'vitest';
import { startLocalServer } from '../../fixtures/local-server.js';
import type { SettingCase } from '../setting-case.js';

const endpoint = '---\ntitle: Users\napi: GET /users/{id}\n---\n\nWords.\n';
const files = { 'api/users.mdx': endpoint, 'guide.mdx': endpoint };
const optional = { 'api/users.mdx': `${endpoint}\n<ParamField query="limit" type="number" />\n` };
const page = 'api/users/index.html';

/** A specification with one operation. Its response has the schema at `$ref`. */
const referring = ($ref: string): string => {
  const responses = { 200: { description: 'OK', content: { 'application/json': { schema: { $ref } } } } };
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Moons' },
    paths: { '/moons': { get: { operationId: 'listMoons', responses } } },
  });
};
const schema = JSON.stringify({ type: 'object', properties: { crater: { type: 'string' } } });
const documented = '---\ntitle: Moons\nopenapi: GET /moons\n---\n';
const schemas = await startLocalServer((_, response) => response.end(schema));

const authorization = 'octavo-param-field[id^=authorization-]';

export const cases: SettingCase[] = [
  {
    key: 'api.files',
    shows: 'fields of a schema beside the docs folder, in the same repository, are shown',
    config: { api: { openapi: 'moons.json', files: 'repository' } },
    files: {
      '../.git/HEAD': '',
      'moons.json': referring('../schema.json'),
      '../schema.json': schema,
      'moons.mdx': documented,
    },
    see: (reader) =>
      reader.facts('moons/index.html', { 'octavo-response-field > * > [data-component-part=field-name]': 'crater' }),
  },
  {
    key: 'api.hosts',
    shows: 'fields of a schema on another host are shown',
    config: { api: { openapi: 'moons.json', hosts: [schemas.host] } },
    files: { 'moons.json': referring(`${schemas.origin}/schema.json`), 'moons.mdx': documented },
    see: (reader) =>
      reader.facts('moons/index.html', { 'octavo-response-field > * > [data-component-part=field-name]': 'crater' }),
  },
  {
    key: 'api.baseUrl',
    shows: 'of several base addresses one can be chosen, and is remembered on other pages',
    config: { api: { baseUrl: ['https://one.example.com/', 'https://two.example.com'] } },
    files,
    see: async (reader) => {
      await reader.facts(page, {
        'octavo-endpoint select option': ['https://one.example.com', 'https://two.example.com'],
      });
      await reader.open('/api/users/');
      await reader.page.getByLabel('Base URL').selectOption('https://two.example.com');
      await reader.open('/guide/');
      await reader.eventually(() => reader.page.getByLabel('Base URL').inputValue()).toBe('https://two.example.com');
    },
  },
  {
    key: 'api.mdx.server',
    shows: 'the base address stands before the path',
    config: { api: { mdx: { server: 'https://one.example.com' } } },
    files,
    see: (reader) => reader.facts(page, { 'octavo-endpoint > [slot=base]': 'https://one.example.com', select: 0 }),
  },
  {
    key: ['api.auth.method', 'api.auth.inputPrefix'],
    shows: 'the header that authorizes is a field, with what it looks like',
    config: { api: { auth: { method: 'bearer', inputPrefix: 'ak_' } } },
    files,
    see: (reader) =>
      reader.facts(page, {
        [`${authorization} [data-component-part=field-name]`]: 'Authorization',
        [`${authorization} p > code`]: 'Bearer ak_<token>',
      }),
  },
  {
    key: ['api.auth.method', 'api.auth.name'],
    shows: 'a key has the header of that name',
    config: { api: { auth: { method: 'key', name: 'X-Acme-Key' } } },
    files,
    see: (reader) => reader.facts(page, { [`${authorization} [data-component-part=field-name]`]: 'X-Acme-Key' }),
  },
  {
    key: ['api.mdx.auth.method', 'api.mdx.auth.name', 'api.mdx.auth.inputPrefix'],
    shows: 'user and password have the names that are given',
    config: { api: { mdx: { auth: { method: 'basic', name: 'mail:secret', inputPrefix: 'x' } } } },
    files,
    see: (reader) =>
      reader.facts(page, {
        [`${authorization} [data-component-part=field-name]`]: 'Authorization',
        [`${authorization} p > code`]: 'Basic <xmail:secret in Base64>',
      }),
  },
  {
    key: 'api.playground.mode',
    shows: 'hidden endpoints are not shown',
    config: { api: { playground: { mode: 'hide' } } },
    files,
    see: (reader) => reader.facts(page, { 'octavo-endpoint': 0 }),
  },
  {
    key: 'api.playground.display',
    shows: 'endpoints can be left out',
    config: { api: { playground: { display: 'none' } } },
    files,
    see: (reader) => reader.facts(page, { 'octavo-endpoint': 0 }),
  },
  {
    key: ['api.playground.proxy', 'api.playground.credentials', 'api.examples.prefill'],
    shows: 'the playground has the proxy, sends cookies and starts with examples',
    config: {
      api: { playground: { proxy: 'https://proxy.test/?url=', credentials: true }, examples: { prefill: true } },
    },
    files,
    see: (reader) =>
      reader.facts(page, { 'octavo-playground[proxy="https://proxy.test/?url="][credentials][prefill=all]': 1 }),
  },
  {
    key: ['name', 'server', 'variables', 'headers'].map((key) => `api.playground.environments[].${key}`),
    shows: 'readers can choose an environment',
    config: {
      api: {
        playground: {
          environments: [
            { name: 'Sandbox', server: 'https://sandbox.test', variables: { region: 'eu' }, headers: { 'X-A': '1' } },
          ],
        },
      },
    },
    files,
    async see(reader) {
      for (const text of ['Sandbox', 'https://sandbox.test', 'region', 'X-A'])
        await reader.facts(page, { [`octavo-playground[environments*="${text}"]`]: 1 });
    },
  },
  {
    key: 'api.examples.defaults',
    shows: 'samples contain optional parameters without an example',
    config: { api: { examples: { defaults: 'all' } } },
    files: optional,
    see: (reader) => {
      expect(reader.file(page)).toContain('octavo-request-example');
      expect(reader.file(page)).toContain('limit=');
      return Promise.resolve();
    },
  },
  {
    key: 'api.request.example.showOptionalParams',
    shows: 'samples contain optional parameters',
    config: { api: { request: { example: { showOptionalParams: true } } } },
    files: optional,
    see: (reader) => {
      expect(reader.file(page)).toContain('octavo-request-example');
      expect(reader.file(page)).toContain('limit=');
      return Promise.resolve();
    },
  },
];
