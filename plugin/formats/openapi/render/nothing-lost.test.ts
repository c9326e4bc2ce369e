/** Facts of specifications that are easily lost: in other positions, beside each other, or behind several links. */
import { expect, test } from 'vitest';
import { documentHtml } from '../../../../test/fixtures/document-html.js';
import { jsonBody as body, operationHtml as page } from '../../../../test/fixtures/operation-html.js';
import { RepeatedFields } from '../../api/render/repeated-fields.js';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (content: object): object => ({ content: { 'application/json': content } });
const text = { type: 'string' };

test('the page of an operation links all models that it reaches, and names choices on other pages', async () => {
  const fields = Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [`field${index}`, { ...text, description: 'x'.repeat(60) }]),
  );
  const long = (more: object): object => ({ type: 'object', properties: { ...more, ...fields } });
  const schemas = {
    Planet: long({ moon: ref('Moon') }),
    Moon: long({
      crater: ref('Crater'),
      alias: ref('Alias'),
      kind: ref('Kind'),
      kinds: { type: 'array', items: ref('Kind') },
    }),
    Crater: long({ stone: ref('Stone') }),
    Stone: long({}),
    Alias: { description: 'Another name.', allOf: [ref('Stone')] },
    Kind: { oneOf: [{ type: 'object', properties: fields }, text] },
  };
  const get = { responses: { 200: { description: 'A', ...json({ schema: ref('Planet') }) } } };
  const pages = await documentHtml({ info: { title: 'A' }, paths: { '/planet': { get } }, components: { schemas } });
  const html = [...pages].find(([path]) => !/^(?:models|overview)/.test(path))![1];
  for (const name of ['moon', 'kind', 'crater', 'stone']) expect(html).toContain(`<a href="models/${name}">`);
  expect(html).toMatch(/<h2>Models<\/h2><p><a href="models\/crater"><code>Crater<\/code><\/a>, <a /);
  expect(pages.get('models/moon')).toMatch(/id="field-kind".*slot="type">Kind<.*slot="type">Kind\[\]</s);
  expect(pages.get('models/moon')).not.toContain('>any');
  expect(pages.get('models/moon')).toMatch(/id="field-alias".*Another name\..*<p>Fields: <a href="models\/stone">/s);
});

test('examples that neither the type nor the samples show are below the description', async () => {
  const html = await page(
    body({
      type: 'object',
      example: { name: 'Io' },
      properties: {
        name: { ...text, examples: ['Io', 'Europa', 'Callisto'] },
        tags: { type: 'array', items: { ...text, example: 'icy' } },
        orbit: { type: 'object', example: { km: 421700 } },
        note: { ...text, example: `A long note.${' More.'.repeat(30)}` },
      },
    }),
  );
  expect(html).toContain('<span slot="placeholder">example: <code>Io</code></span>');
  expect(html).toContain('<p>example: <code>Europa</code>, <code>Callisto</code></p>');
  expect(html).toContain(
    '<span slot="placeholder">example: <code>["icy"]</code></span>'.replaceAll('"icy"', '&quot;icy&quot;'),
  );
  expect(html).toMatch(/<p>example: <code>{&quot;km&quot;:421700}<\/code><\/p>|<details>.*421700/s);
  expect(html.split('A long note.')).toHaveLength(2);
  const sampled = await page(
    body({ type: 'object', properties: { orbit: { type: 'object', example: { km: 421700 } } } }),
  );
  expect(sampled.split('421700')).toHaveLength(2);
});

test('content, headers, links and examples can be in other positions', async () => {
  const shared = {
    content: {
      'application/json': {
        schema: { type: 'object', properties: { moon: text } },
        examples: { $ref: '#/components/schemas/x/examples' },
      },
    },
    headers: { 'X-Left': { schema: text, description: 'Left.' } },
    links: { next: { operationId: 'other', parameters: { id: '$response.body#/id' }, requestBody: '$request.body' } },
    examples: { first: { value: { moon: 'Io' } } },
  };
  const at = (key: string): object => ({ $ref: `#/components/schemas/x/${key}` });
  const response = { description: 'A', content: at('content'), headers: at('headers'), links: at('links') };
  const html = await page({ responses: { 200: response }, schemas: { x: shared } });
  for (const each of [
    'id="200-moon"',
    'Left.',
    '<code>$response.body#/id</code>',
    '<code>$request.body</code>',
    'first',
    'Io',
  ])
    expect(html).toContain(each);
});

test('a callback has its key, and examples of its body and its responses', async () => {
  const post = {
    requestBody: json({ schema: { type: 'object' }, example: { moon: 'Io' } }),
    responses: { 410: { description: 'Gone', ...json({ examples: { gone: { value: { code: 'GONE' } } } }) } },
  };
  const html = await page({ callbacks: { onSave: { '{$request.body#/url}': { post } } } });
  expect(html).toContain('<code>onSave</code>: <code>POST {$request.body#/url}</code>');
  expect(html).toContain('&quot;moon&quot;: &quot;Io&quot;');
  expect(html).toContain('&quot;code&quot;: &quot;GONE&quot;');
  expect(html).toContain('<li><code>gone</code></li>');
});

test('formats of objects and enums, null of a body, and unique items of what is no list', async () => {
  const kinds = {
    type: 'integer',
    format: 'int32',
    oneOf: [
      { const: 1, title: 'Rock' },
      { const: 2, title: 'Ice' },
    ],
  };
  const schema = {
    type: ['object', 'null'],
    properties: { map: { type: 'object', format: 'uri-map' }, kinds, name: { ...text, uniqueItems: true } },
  };
  const html = await page(body(schema));
  for (const each of [
    'object | null',
    'object&lt;uri-map&gt;',
    'enum&lt;integer&lt;int32&gt;&gt;',
    '<code>uniqueItems: true</code>',
  ])
    expect(html).toContain(each);
});

test('a schema allows some of the values that another one describes', async () => {
  const Kind = {
    type: 'string',
    oneOf: [
      { const: 'rock', description: 'Hard.' },
      { const: 'ice', description: 'Cold.' },
    ],
  };
  const html = await page({
    ...body({ type: 'object', properties: { kind: { enum: ['ice'], allOf: [ref('Kind')] } } }),
    schemas: { Kind },
  });
  expect(html).toContain('<p>Options:</p><ul><li><code>ice</code>: Cold.</li></ul>');
  expect(html).toContain('<details><summary>Values: 2</summary><ul><li><code>rock</code>: Hard.</li></ul></details>');
});

test('allowed values have the names of their constants and their descriptions, and an empty text is visible', async () => {
  const level = { enum: [0, 1, 2], 'x-enum-varnames': ['LOW', 'HIGH'], 'x-enum-descriptions': ['Few', 'Many'] };
  const html = await page(body({ type: 'object', properties: { level, mode: { enum: ['', 'x'] } } }));
  expect(html).toContain(
    '<li><code>0</code> <code>LOW</code>: Few</li><li><code>1</code> <code>HIGH</code>: Many</li>',
  );
  expect(html).toContain('<li><code>2</code></li>');
  expect(html).toContain('Options: <code>&quot;&quot;</code>, <code>x</code>');
});

test('the document in a text, and fields that depend on others, have their fields', async () => {
  const content = { type: 'object', properties: { deep: { ...text, description: 'In the text.' } } };
  const inner = { ...text, contentMediaType: 'application/json', contentSchema: content };
  const open = { type: 'object', if: { required: ['a'] }, else: { properties: { lounge: text } } };
  const given = body({ type: 'object', properties: { inner, open } });
  for (const repeated of [undefined, new RepeatedFields()]) {
    const html = await page(given, repeated);
    expect(html).toMatch(/>inner<.*>deep<.*In the text\./s);
    expect(html).toContain('>lounge<');
  }
});

test('an authorization server has the address of its metadata', async () => {
  const oauth = { type: 'oauth2', flows: {}, oauth2MetadataUrl: 'https://a.example/.well-known/oauth' };
  const html = await page({ security: [{ oauth: [] }], securitySchemes: { oauth } });
  expect(html).toContain('Discovery URL: <code>https://a.example/.well-known/oauth</code>');
});

test('each status has its meaning in view, and opens if there is more', async () => {
  const long = `See [the codes](https://example.com). ${'Many words. '.repeat(20)}`;
  const html = await page({
    responses: {
      200: { description: 'The `moon`.\n\nMore of it.', ...json({ schema: text }) },
      204: { description: 'Nothing has changed.' },
      404: { description: 'No such moon.', ...json({ schema: text }) },
      409: { summary: 'Conflict', description: 'Try again.' },
      500: { description: long },
    },
  });
  const row = (status: string): string => html.split(`<code>${status}</code>`)[1]!.split('</details>')[0]!;
  expect(html).toContain('<details open><summary><code>200</code> <span>The <code>moon</code>.</span></summary>');
  expect(row('200')).toMatch(/<div id="response-200">.*More of it\./s);
  expect(html).toContain('<p id="response-204"><code>204</code> <span>Nothing has changed.</span></p>');
  expect(html).toContain('<details><summary><code>404</code> <span>No such moon.</span></summary>');
  expect(row('409')).toMatch(/^ <span>Conflict<\/span>.*Try again\./s);
  expect(row('500')).toMatch(/^ <span>See the codes\. Many words\.[^<]*…<\/span>.*href="https:\/\/example.com"/s);
});

test('a field has its own description beside a choice, and values of several types look different', async () => {
  const schemas = { Account: { type: 'object', description: 'In general.', properties: { name: text } } };
  const moved = { description: 'Where it went.', oneOf: [ref('Account'), { type: 'null' }] };
  const mixed = { enum: ['red', false, 42, '42', null], default: null };
  const html = await page({
    schemas,
    ...body({ type: 'object', properties: { moved, mixed, empty: { ...text, default: '' } } }),
  });
  expect(html).toMatch(/>moved<.*Where it went\..*In general\./s);
  expect(html).toContain('<code>42</code>, <code>&quot;42&quot;</code>, <code>null</code>');
  expect(html).toMatch(/default: <code>null<.*default: <code>&quot;&quot;</s);
});

test('a parameter without a name is left out, and the rest of the page is there', async () => {
  const html = await page({
    parameters: [
      { in: 'query', schema: text },
      { name: 'size', in: 'query', schema: text },
    ],
  });
  expect(html).toContain('>size<');
});
