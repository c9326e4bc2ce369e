/** Everything that a specification says is on the page of its operation. */
import { expect, test } from 'vitest';
import { jsonBody as body, operationHtml as page } from '../../../../test/fixtures/operation-html.js';
import { exactNumber } from '../../../../playground/model/values/exact-json.js';
import { RepeatedFields } from '../../api/render/repeated-fields.js';

test('descriptions of everything that a value refers to, extends or lists are on the page, each once', async () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Order: {
      type: 'object',
      description: 'Of the order.',
      properties: { lines: { type: 'array', items: ref('Line') } },
    },
    Line: { allOf: [ref('Base')], type: 'object', description: 'Of the line.', properties: { card: ref('Card') } },
    Base: { type: 'object', description: 'Of the base.', properties: { id: {} } },
    Card: { description: 'Of the card.', oneOf: [ref('Visa'), { description: 'Of another card.', type: 'string' }] },
    Visa: { type: 'object', description: 'Of Visa.', properties: { pan: { type: 'string' } } },
  };
  for (const repeated of [undefined, new RepeatedFields()]) {
    const html = await page({ ...body(ref('Order')), schemas }, repeated);
    for (const name of ['the order', 'the line', 'the base', 'the card', 'another card', 'Visa'])
      expect(html.split(`Of ${name}.`)).toHaveLength(2);
  }
});

test('all allowed values are on the page, those beyond a screenful behind their number', async () => {
  const values = Array.from({ length: 100 }, (_, index) => `v${index}`);
  const html = await page(body({ type: 'object', properties: { plain: { enum: values } } }));
  expect(html).toMatch(
    /<code>v59<\/code><\/p><details><summary>\+ 40<\/summary><p><code>v60<\/code>.*<code>v99<\/code>/s,
  );
});

test('a callback has the fields of its responses', async () => {
  const content = { 'application/json': { schema: { type: 'object', properties: { seen: { type: 'boolean' } } } } };
  const post = {
    requestBody: { description: 'Sent later.', content },
    responses: { 200: { description: 'Got it.', content } },
  };
  const html = await page({ callbacks: { done: { '{$request.query.url}': { post } } } });
  expect(html).toContain('Sent later.');
  expect(html.split('>seen<').length).toBeGreaterThan(2);
});

test('servers, their variables, scopes and the form of tokens have their descriptions', async () => {
  const region = { default: 'eu', enum: ['eu', 'us'], description: 'Where data stays.' };
  const servers = [{ url: 'https://{region}.example.com', description: 'For all.', variables: { region } }];
  const flow = { tokenUrl: 'https://example.com/token', scopes: { read: 'Look at fish.', write: '' } };
  const securitySchemes = {
    oauth: { type: 'oauth2', flows: { clientCredentials: flow } },
    jwt: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT in base64' },
  };
  const security = [{ oauth: ['read', 'write'], jwt: [] }];
  const html = await page({ servers, security, securitySchemes });
  for (const text of [
    'For all.',
    'Where data stays.',
    'https://{region}.example.com',
    'Look at fish.',
    'JWT in base64',
  ])
    expect(html).toContain(text);
  expect(await page({ servers: [{ url: 'https://example.com' }] })).not.toContain('<h2>Servers');
});

test('named examples have their texts', async () => {
  const examples = {
    eu: { summary: 'Europe', description: 'Data stays there.', value: 'eu-1' },
    us: { value: 'us-9' },
  };
  const html = await page({ parameters: [{ name: 'region', in: 'query', schema: { type: 'string' }, examples }] });
  expect(html).toContain('<li><code>eu-1</code>: Europe: Data stays there.</li><li><code>us-9</code>: us</li>');
});

test('numbers of any length and form are as the author writes them, also in samples', async () => {
  const numbers = ['9223372036854775807', '9007199254740993', '1.50', '1E400', '-0.10'].map((digits) =>
    exactNumber(digits),
  );
  const [maximum, id, price, far, least] = numbers;
  const schema = { type: 'number', maximum, minimum: least, default: price, enum: [price, id] };
  const properties = { price: { type: 'number', example: price }, far: { type: 'number', const: far } };
  const html = await page({
    ...body({ type: 'object', required: ['far'], properties }),
    parameters: [{ name: 'id', in: 'query', required: true, schema, example: id }],
    responses: { 200: { description: 'A', content: { 'application/json': { example: { id, list: [price] } } } } },
  });
  for (const text of [
    '-0.10 ≤ x ≤ 9223372036854775807',
    '<code>1.50</code>, <code>9007199254740993</code>',
    '?id=9007199254740993',
    '"price": 1.50,\n',
    '"far": 1E400',
    '"id": 9007199254740993,',
  ])
    expect(html.replaceAll('&quot;', '"').replace(/<span[^>]*>|<\/span>/g, '')).toContain(text);
  expect(html.replace(/<script.*?<\/script>/gs, '')).not.toContain('\uE000');
});

test('numbers where text is expected, and options of choices, have the digits of the author', async () => {
  const [version, other] = [exactNumber('1.0'), exactNumber('2.50')];
  const servers = [
    { url: 'https://a.com/v{version}', variables: { version: { default: version, enum: [version, other] } } },
  ];
  const value = { oneOf: [{ type: 'string' }, { type: 'number' }] };
  const html = await page({
    servers,
    ...body({ type: 'object', required: ['value'], properties: { value }, example: { value: other } }),
  });
  expect(html).toContain('<code>1.0</code>, <code>2.50</code>');
  expect(html).toContain('https://a.com/v1.0/moons');
  expect(html.replaceAll('&quot;', '"').replace(/<span[^>]*>|<\/span>/g, '')).toContain('"value": 2.50');
  expect(html).not.toMatch(/v\uE000/);
});

test('each media type of a response has its examples, and XML one from the schema', async () => {
  const schema = {
    type: 'array',
    xml: { name: 'rows', wrapped: true },
    items: { type: 'integer', xml: { name: 'row' } },
  };
  const content = {
    'text/csv': { example: 'a,b' },
    'application/json': { example: [7] },
    'application/xml': { schema },
  };
  const html = await page({
    responses: {
      200: { description: 'A', content },
      404: { description: 'B', content: { 'application/xml': { schema } } },
    },
  });
  for (const title of ['200', '200 text/csv', '404']) expect(html).toContain(`"${title}"`);
  expect(html).toContain('rows');
  // JSON first.
  expect(html).toContain('Accept: application/json');
});

test('parts of a schema that describe the same property are shown together', async () => {
  const member = { type: 'array', description: 'Who belongs to it.', items: { type: 'string', maxLength: 9 } };
  const parts = [{ properties: { members: member } }, { properties: { members: { type: 'array', minItems: 1 } } }];
  const html = await page(body({ type: 'object', allOf: parts }));
  expect(html).toContain('string[]');
  expect(html).toContain('Who belongs to it.');
  expect(html).toContain('Items: <code>≥ 1</code>');
  expect(html).toContain('<li><code>string</code><p>Length: <code>≤ 9</code></p></li>');
});

test('options without fields have their values and limits', async () => {
  const anyOf = [
    { type: 'string', pattern: '^C' },
    { type: 'string', enum: ['none'] },
  ];
  const html = await page(body({ type: 'object', properties: { id: { anyOf } } }));
  expect(html).toContain('<li><code>string</code><p>Pattern: <code>^C</code></p></li>');
  expect(html).toMatch(/<li><code>enum&lt;string&gt;<\/code><p>[^<]*<code>none<\/code><\/p><\/li>/);
});

test('variables of servers with the same name and other values are all shown', async () => {
  const server = (url: string, region: string) => ({ url, variables: { region: { default: region, enum: [region] } } });
  const html = await page({ servers: [server('https://{region}.a', 'eu'), server('https://{region}.b', 'us')] });
  expect(html).toMatch(/<code>eu<\/code>.*<code>us<\/code>/s);
});

const conditional = `{
  "if": { "properties": { "card": { "const": "gold" } } },
  "then": { "properties": { "lounge": { "type": "string" } } },
  "else": { "properties": { "queue": { "type": "string" } } }
}`;

test('keywords of JSON Schema are on the page', async () => {
  const text = { type: 'string' };
  const schema = {
    type: 'object',
    additionalProperties: false,
    dependentRequired: { card: ['zip'] },
    properties: {
      card: text,
      pair: { type: 'array', prefixItems: [text, { type: 'integer' }], items: false },
      bag: { type: 'array', contains: { const: 'pearl' }, minContains: 2 },
      map: { type: 'object', propertyNames: { pattern: '^[a-z]+$' } },
      never: false,
      file: { type: 'string', contentEncoding: 'base64', not: { const: 'x' } },
    },
    ...(JSON.parse(conditional) as object),
  };
  const shown = (await page(body(schema))).replaceAll('&quot;', '"');
  for (const written of [
    'additionalProperties: false',
    'dependentRequired: {"card":["zip"]}',
    'contains: {"const":"pearl"}',
  ])
    expect(shown).toContain(`<code>${written}</code>`);
  for (const written of [
    'minContains: 2',
    'propertyNames: {"pattern":"^[a-z]+$"}',
    'contentEncoding: base64',
    'not: {"const":"x"}',
  ])
    expect(shown).toContain(`<code>${written}</code>`);
  for (const type of [
    '[string, integer]',
    'never',
    '>lounge<',
    '>queue<',
    'if: {"properties":{"card":{"const":"gold"}}}',
  ])
    expect(shown).toContain(type);
});
