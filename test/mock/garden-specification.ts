/** A specification whose operations have different kinds of requests. */

const text = { type: 'string' };
const list = { type: 'array', items: text, minItems: 2, example: ['a b', 'c&d'] };
const done = { responses: { 200: { description: 'Done', content: { 'application/json': { schema: {} } } } } };
const query = (name: string, more: object): object => ({ name, in: 'query', required: true, schema: list, ...more });
const path = (name: string, schema: object): object => ({ name, in: 'path', required: true, schema });
const body = (mediaType: string, schema: object, more = {}): object => ({
  requestBody: { required: true, content: { [mediaType]: { schema, ...more } } },
});

const plant = {
  type: 'object',
  required: ['name', 'height', 'tags', 'soil'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { ...text, example: 'Löwenzahn "wild"' },
    height: { type: 'number', minimum: 1 },
    tags: list,
    soil: { type: 'object', required: ['ph'], properties: { ph: { type: 'number', maximum: 0.5 } } },
  },
};
const form = { type: 'object', required: ['name', 'kind'], properties: { name: plant.properties.name, kind: text } };

const paths = {
  '/plants': {
    get: {
      summary: 'Search plants',
      operationId: 'search-plants',
      parameters: [
        query('tags', {}),
        query('kinds', { explode: false }),
        query('words', { style: 'spaceDelimited', explode: false }),
        query('pipes', { style: 'pipeDelimited', explode: false }),
        query('filter', {
          style: 'deepObject',
          explode: true,
          schema: { type: 'object', required: ['min'], properties: { min: { ...text, example: 'é/?' } } },
        }),
      ],
      ...done,
    },
    post: {
      summary: 'Plant',
      operationId: 'plant',
      security: [{ token: [] }],
      ...body('application/json', plant),
      ...done,
    },
  },
  '/plants/{id}': {
    parameters: [path('id', { type: 'integer', minimum: 7 })],
    get: { summary: 'Get a plant', operationId: 'get-a-plant', ...done },
    put: {
      summary: 'Replace a plant',
      operationId: 'replace-a-plant',
      ...body('application/merge+json', plant),
      ...done,
    },
    delete: {
      summary: 'Remove a plant',
      operationId: 'remove-a-plant',
      security: [{ key: [], user: [] }],
      ...done,
    },
  },
  '/beds/{name}': {
    get: {
      summary: 'Get a bed',
      operationId: 'get-a-bed',
      parameters: [
        path('name', { ...text, example: 'a/b ü' }),
        { name: 'X-Trace', in: 'header', required: true, schema: { ...text, example: 'x, y' } },
      ],
      ...done,
    },
  },
  '/plans': {
    get: {
      summary: 'Find plans',
      operationId: 'find-plans',
      parameters: [{ name: 'where', in: 'query', required: true, content: { 'application/json': { schema: plant } } }],
      ...done,
    },
    post: {
      summary: 'Draw a plan',
      operationId: 'draw-a-plan',
      ...body('application/x-www-form-urlencoded', form),
      ...done,
    },
  },
  '/notes': {
    post: {
      summary: 'Write a note',
      operationId: 'write-a-note',
      ...body('text/plain', { ...text, example: 'a\nb' }),
      ...done,
    },
  },
  '/letters': {
    post: { summary: 'Send a letter', operationId: 'send-a-letter', ...body('multipart/form-data', form), ...done },
  },
};

const components = {
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer' },
    user: { type: 'http', scheme: 'basic' },
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  },
};

/** `origin`: of the server of the API. */
export function gardenSpecification(origin: string): object {
  return { openapi: '3.1.0', info: { title: 'Garden', version: '1' }, servers: [{ url: origin }], paths, components };
}
