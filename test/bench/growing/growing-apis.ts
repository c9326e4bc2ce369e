/** API descriptions that grow. */
import { lines, list, record, site, type Files, type GrowingInput } from './growing-site.js';

/** A site with a reference of one OpenAPI description. */
function api(paths: object, schemas: object = {}): Files {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Moons', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths,
    components: { schemas },
  };
  return site(
    'Hello.',
    { navigation: { groups: [{ group: 'API', openapi: 'openapi.json' }] } },
    {
      'openapi.json': JSON.stringify(document),
    },
  );
}

const operation = (schema: object): object => ({
  get: {
    summary: 'Read',
    responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
  },
});

const text = { type: 'string', description: 'A text.' };
const objectWith = (properties: object): object => ({ type: 'object', properties });
const refTo = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

export const apiInputs: GrowingInput[] = [
  {
    name: 'operations',
    size: 50,
    write: (n) => api(record(n, (i) => [`/moons/${i}`, operation(text)])),
  },
  {
    name: 'operations without an address',
    size: 50,
    write: (n) => api(record(n, (i) => [`/moons/{id${i}}`, operation(text)])),
  },
  {
    name: 'fields of a schema',
    size: 250,
    write: (n) => api({ '/a': operation(objectWith(record(n, (i) => [`f${i}`, text]))) }),
  },
  {
    name: 'values of an enum',
    size: 1000,
    write: (n) => api({ '/a': operation({ type: 'string', enum: list(n, (i) => `value-${i}`) }) }),
  },
  {
    name: 'schemas',
    size: 100,
    write: (n) =>
      api(
        { '/a': operation(objectWith(record(n, (i) => [`f${i}`, refTo(`S${i}`)]))) },
        record(n, (i) => [`S${i}`, objectWith({ a: text })]),
      ),
  },
  {
    name: 'schemas in a chain',
    size: 50,
    write: (n) =>
      api(
        { '/a': operation(refTo('S0')) },
        record(n, (i) => [`S${i}`, objectWith({ next: refTo(`S${(i + 1) % n}`), a: text })]),
      ),
  },
  {
    name: 'allOf in a chain',
    size: 25,
    write: (n) =>
      api(
        { '/a': operation(refTo('S0')) },
        record(n, (i) => [
          `S${i}`,
          i === n - 1 ? objectWith({ z: text }) : { allOf: [refTo(`S${i + 1}`), objectWith({ [`f${i}`]: text })] },
        ]),
      ),
  },
  {
    name: 'branches of oneOf',
    size: 50,
    write: (n) => api({ '/a': operation({ oneOf: list(n, (i) => objectWith({ [`f${i}`]: text })) }) }),
  },
  {
    name: 'levels of fields',
    size: 10,
    write: (n) =>
      api({ '/a': operation(list(n, (i) => i).reduce<object>((inner, i) => objectWith({ [`f${i}`]: inner }), text)) }),
  },
  {
    name: 'parameters',
    size: 100,
    write: (n) =>
      api({
        '/a': {
          get: {
            summary: 'A',
            parameters: list(n, (i) => ({ name: `p${i}`, in: 'query', schema: text })),
            responses: {},
          },
        },
      }),
  },
  {
    name: 'responses',
    size: 50,
    write: (n) =>
      api({ '/a': { get: { summary: 'A', responses: record(n, (i) => [String(200 + i), { description: 'x' }]) } } }),
  },
  {
    name: 'references to schemas that do not exist',
    size: 100,
    write: (n) => api({ '/a': operation(objectWith(record(n, (i) => [`f${i}`, refTo(`No${i}`)]))) }),
  },
  {
    name: 'messages of AsyncAPI',
    size: 50,
    write: (n) =>
      site(
        'Hello.',
        { navigation: { groups: [{ group: 'API', asyncapi: 'asyncapi.json' }] } },
        {
          'asyncapi.json': JSON.stringify({
            asyncapi: '3.0.0',
            info: { title: 'Moons', version: '1' },
            channels: record(n, (i) => [
              `c${i}`,
              { address: `c/${i}`, messages: { m: { payload: objectWith({ a: text }) } } },
            ]),
            operations: record(n, (i) => [`o${i}`, { action: 'send', channel: { $ref: `#/channels/c${i}` } }]),
          }),
        },
      ),
  },
  {
    name: 'types of GraphQL',
    size: 50,
    write: (n) =>
      site(
        'Hello.',
        { navigation: { groups: [{ group: 'API', graphql: 'schema.graphql' }] } },
        {
          'schema.graphql': `type Query {\n${lines(n, (i) => `  q${i}: T${i}`)}\n}\n${lines(n, (i) => `type T${i} { a: String }`)}`,
        },
      ),
  },
];
