/** Specifications whose requests are hard to write: encodings of forms, contents of parameters, XML, and large numbers. */

const text = { type: 'string' };

const operation = (summary: string, more: object): object => ({
  summary,
  responses: { 200: { description: 'All is **well**.' } },
  ...more,
});

const body = (mediaType: string, content: object): object => ({
  requestBody: { required: true, content: { [mediaType]: content } },
});

const part = {
  type: 'object',
  required: ['plain', 'list', 'repeated', 'object', 'json', 'spaced', 'big'],
  properties: {
    plain: { ...text, example: 'a & b' },
    list: { type: 'array', items: text, example: ['x', 'y z'] },
    repeated: { type: 'array', items: text, example: ['1', '2'] },
    object: { type: 'object', properties: { k: text }, example: { k: 'v' } },
    json: { type: 'array', items: { type: 'integer' }, example: [1, 2] },
    spaced: { type: 'array', items: text, example: ['s', 't'] },
    big: { type: 'integer', format: 'int64', example: '@9223372036854775807@' },
    file: { type: 'string', format: 'binary' },
  },
};

const encoding = {
  plain: { contentType: 'text/markdown', headers: { 'X-Part': { schema: { ...text, default: 'p' } } } },
  list: { style: 'form', explode: false },
  repeated: { style: 'form', explode: true },
  object: { contentType: 'application/json' },
  json: { contentType: 'application/json' },
  spaced: { style: 'spaceDelimited', explode: false },
};

const pet = {
  type: 'object',
  required: ['id', 'tags', 'note'],
  xml: { name: 'pet', namespace: 'https://pets.test', prefix: 'p' },
  properties: {
    id: { type: 'integer', format: 'int64', example: '@9007199254740993@', xml: { attribute: true } },
    tags: { type: 'array', items: { ...text, xml: { name: 'tag' } }, xml: { wrapped: true }, example: ['a', '<b>'] },
    note: { ...text, example: 'x < y & z' },
  },
};

/** Numbers between `@` keep their digits. */
const exact = (document: object): string => JSON.stringify(document).replaceAll(/"@(\d+)@"/g, '$1');

export function modernSpecification(server: string): string {
  return exact({
    openapi: '3.1.0',
    info: { title: 'Wire', version: '1' },
    servers: [{ url: `${server}/{version}`, variables: { version: { default: 'v1', enum: ['v1', 'v2'] } } }],
    paths: {
      '/multipart': { post: operation('Multipart', body('multipart/form-data', { schema: part, encoding })) },
      '/urlencoded': {
        post: operation('Urlencoded', body('application/x-www-form-urlencoded', { schema: part, encoding })),
      },
      '/xml': { put: operation('Xml', body('application/xml', { schema: pet })) },
      '/json': { put: operation('Json', body('application/json', { schema: pet })) },
      '/content/{id}': {
        get: operation('Content', {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: '@9223372036854775807@' },
            {
              name: 'filter',
              in: 'query',
              required: true,
              content: {
                'application/json': { schema: { type: 'object' }, example: { a: ['@12345678901234567890@'] } },
              },
            },
            {
              name: 'X-Filter',
              in: 'header',
              required: true,
              content: { 'application/json': { schema: { type: 'object' }, example: { b: 'ä' } } },
            },
            { name: 'deep', in: 'query', style: 'deepObject', required: true, schema: {}, example: { x: 1, y: [2] } },
          ],
        }),
      },
    },
  });
}

const list = (name: string, collectionFormat: string): object => ({
  name,
  in: 'formData',
  type: 'array',
  items: text,
  collectionFormat,
  required: true,
  'x-example': ['m', 'n o'],
});

export function olderSpecification(server: string): string {
  const { host } = new URL(server);
  const form = ['csv', 'multi', 'pipes', 'ssv', 'tsv'].map((format) => list(format, format));
  const big = {
    name: 'big',
    in: 'formData',
    type: 'integer',
    format: 'int64',
    required: true,
    'x-example': '@9007199254740993@',
  };
  return exact({
    swagger: '2.0',
    info: { title: 'Older', version: '1' },
    host,
    basePath: '/v0',
    schemes: ['http'],
    paths: {
      '/form': {
        post: operation('Older form', { consumes: ['application/x-www-form-urlencoded'], parameters: [...form, big] }),
      },
      '/upload': {
        post: operation('Older upload', {
          consumes: ['multipart/form-data'],
          parameters: [...form, big, { name: 'file', in: 'formData', type: 'file' }],
        }),
      },
    },
  });
}
