/** The content of API pages from a specification. */
import { expect, test } from 'vitest';
import { jsonBody as body, operationHtml as page } from '../../../../test/fixtures/operation-html.js';
import { english } from '../../../languages/api-strings.js';
import { RepeatedFields } from '../../api/render/repeated-fields.js';

const id = (schema: object): object => ({ name: 'id', in: 'path', required: true, schema });

test('a first paragraph that is too long for the line below the title is in the content', async () => {
  const description = `Saves a moon${' and all of its craters'.repeat(20)}.\n\nThe second paragraph.`;
  expect(await page({ description })).toContain('Saves a moon and all');
  expect(await page({ description: 'Saves a moon.\n\nThe second paragraph.' })).not.toContain('Saves a moon');
});

test('a body without media types is not reported as tabs without a tab', async () => {
  expect(await page({ requestBody: { description: 'A moon.' } })).toContain('A moon.');
});

test('a parameter is listed although its schema is read-only, as a shared schema of ids may be', async () => {
  const parameters = [id({ type: 'string', readOnly: true })];
  expect(await page({ parameters })).toContain('id="path-id"');
  const properties = { name: { type: 'string' }, created: { type: 'string', readOnly: true } };
  const html = await page({ parameters, ...body({ type: 'object', properties }) });
  expect(html).toContain('id="body-name"');
  expect(html).not.toContain('id="body-created"');
});

test('fields with any name have a permalink of their own', async () => {
  const text = { type: 'string' };
  const labels = { type: 'object', additionalProperties: text, patternProperties: { '^x-': text } };
  for (const repeated of [undefined, new RepeatedFields()]) {
    const html = await page(body({ type: 'object', properties: { labels, notes: labels } }), repeated);
    for (const name of ['labels', 'notes']) {
      for (const inside of ['x', 'any-name']) expect(html).toMatch(new RegExp(` id="body-${name}-${inside}-?"`));
    }
  }
});

test('a field that was rendered for another page has the ids of its own', async () => {
  const repeated = new RepeatedFields();
  const operation = (name: string): object => ({
    parameters: [id({ type: 'string' })],
    ...body({
      type: 'object',
      properties: {
        [name]: { type: 'object', properties: { km: { type: 'number', minimum: 1, description: 'Its *size*.' } } },
        seen: { type: ['string', 'null'], enum: ['a', null] },
        created: { type: 'string', readOnly: true },
        kinds: { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'object' }] } },
      },
    }),
  });
  for (const name of ['moon', 'planet', 'moon']) {
    const html = await page(operation(name), repeated);
    expect(html).toBe(await page(operation(name)));
    expect(html).toContain(`id="body-${name}-km"`);
  }
});

test('properties are listed once where options only say which of them are required', async () => {
  const properties = { name: { type: 'string' }, number: { type: 'integer' } };
  const schema = { type: 'object', properties, anyOf: [{ required: ['name'] }, { required: ['number'] }] };
  const html = await page({ parameters: [id({ type: 'string' })], ...body(schema) });
  expect(html.match(/id="body-(?:name|number)"/g)).toEqual(['id="body-name"', 'id="body-number"']);
  expect(html).not.toContain('<octavo-tab');
});

test('several named examples of the body are all shown, and a single one only in the samples', async () => {
  const examples = { a: { summary: 'Small moon', value: { km: 1 } }, b: { value: { km: 2 } } };
  const content = (given: object): object => ({
    requestBody: { content: { 'application/json': { schema: { type: 'object' }, examples: given } } },
  });
  const html = await page(content(examples));
  expect(html).toContain('Small moon');
  expect(html).toContain('&quot;km&quot;: 2');
  const only = await page(content({ a: examples.a }));
  expect(only).toContain('<li><code>a</code>: Small moon</li>');
  expect(only.split('&quot;km&quot;: 1')).toHaveLength(2);
});

test('responses with the same long example share it', async () => {
  const properties = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`moon${index}`, { type: 'string' }]));
  const response = (schema: object): object => ({ description: 'A', content: { 'application/json': { schema } } });
  const titles = async (schema: object): Promise<string[]> => {
    const html = await page({
      responses: { 200: response(schema), 201: response(schema), 400: response({ type: 'object' }) },
    });
    const [example] = /<octavo-response-example.*<\/octavo-response-example>/s.exec(html)!;
    return Array.from(example.matchAll(/label="([^"]*)"/g), ([, title]) => title!);
  };
  expect(await titles({ type: 'object', properties })).toEqual(['200, 201', '400']);
  expect(await titles({ type: 'object', properties: { name: { type: 'string' } } })).toEqual(['200', '201', '400']);
});

test('examples are in a menu where their names do not fit in a row of tabs', async () => {
  const named = (names: string[]): object => ({
    responses: Object.fromEntries(
      names.map((name, index) => [
        200 + index,
        {
          description: 'OK',
          content: { 'application/json': { examples: { a: { value: 1, summary: name }, b: { value: 2 } } } },
        },
      ]),
    ),
  });
  expect(await page(named(['First']))).not.toContain('dropdown');
  expect(await page(named(['A successful answer with a device']))).toContain('dropdown');
});

test('one allowed value is called a value, however the schema says it', async () => {
  const properties = { one: { const: 'moon' }, other: { enum: ['star'] }, third: { enum: ['a', 'b'] } };
  const html = await page(body({ type: 'object', properties }));
  expect(html).toContain('Value: <code>moon</code>');
  expect(html).toContain('Value: <code>star</code>');
  expect(html).toContain('Options: <code>a</code>');
});

test('a value that may be null has its type', async () => {
  const properties = {
    text: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    list: { oneOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'null' }] },
    both: { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
    twice: { anyOf: [{ type: ['string', 'null'] }, { type: 'null' }] },
  };
  const html = await page(body({ type: 'object', properties }));
  const types = [...html.matchAll(/slot="type">([^<]*)</g)].map(([, type]) => type);
  expect(types.slice(-4)).toEqual(['string | null', 'integer[] | null', 'string | integer | null', 'string | null']);
});

test('only lists say that their items are unique', async () => {
  const unique = async (schema: object): Promise<boolean> =>
    (await page({ parameters: [id({ uniqueItems: true, ...schema })] })).includes(english.unique);
  expect(await unique({ type: 'array', items: { type: 'string' } })).toBe(true);
  expect(await unique({ type: 'string' })).toBe(false);
});

test('a callback has its title, its address, its parameters and the responses that the API expects', async () => {
  const parameters = [{ name: 'X-Signature', in: 'header', schema: { type: 'string' } }];
  const post = { summary: 'Moon saved', parameters, responses: { 204: { description: 'Received' } } };
  const html = await page({ callbacks: { onSave: { '{$request.body#/url}': { post } } } });
  expect(html).toContain('<h3>Moon saved</h3>');
  expect(html).toContain('POST {$request.body#/url}');
  expect(html).toContain('id="callback-header-x-signature"');
  expect(html).toContain('<code>204</code> Received');
});

test('a schema without a name is listed in full', async () => {
  const many = (start: string, count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${start}${index}`, { type: 'string' }]));
  const nested = { type: 'object', properties: many('inner', 500) };
  const response = { type: 'object', properties: { id: { type: 'string' }, after: nested } };
  const html = await page({
    parameters: [id({ type: 'string' })],
    ...body({ type: 'object', properties: { first: nested, last: { type: 'string' } } }),
    responses: { 200: { description: 'Saved', content: { 'application/json': { schema: response } } } },
  });
  for (const name of ['body-first-inner499', 'body-last', '200-id', '200-after-inner499'])
    expect(html).toContain(`id="${name}"`);
});

test('a response refers to the fields of the body for a long schema that both directions have in full', async () => {
  const fields = (count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`crater${index}`, { type: 'string' }]));
  const isShort = async (properties: object): Promise<boolean> => {
    const schema = { $ref: '#/components/schemas/Moon' };
    const responses = { 200: { description: 'Saved', content: { 'application/json': { schema } } } };
    const schemas = { Moon: { type: 'object', properties: { ...properties, name: { type: 'string' } } } };
    const html = await page({ ...body(schema), responses, schemas });
    expect(html).toContain('id="body-name"');
    return !html.includes('id="200-name"') && html.includes('<a href="#body"><code>Body</code></a>');
  };
  expect(await isShort(fields(110))).toBe(true);
  expect(await isShort({ surface: { type: 'object', properties: fields(110) }, id: {}, age: {} })).toBe(true);
  expect(await isShort(fields(30))).toBe(false);
  expect(await isShort({ ...fields(110), id: { type: 'string', readOnly: true } })).toBe(false);
});

test('files have their type and media types, and are in the sample', async () => {
  const file = { type: 'string', format: 'binary' };
  const properties = { photo: file, more: { type: 'array', items: file }, note: { type: 'string' } };
  const schema = { type: 'object', required: ['photo'], properties };
  const encoding = { photo: { contentType: 'image/png, image/jpeg' } };
  const html = await page({ requestBody: { content: { 'multipart/form-data': { schema, encoding } } } });
  expect(html).toMatch(/photo[^]*>file<[^]*<code>image\/png, image\/jpeg<\/code>[^]*>file\[\]</);
  const text = html.replace(/<[^>]+>/g, '');
  expect(text).toContain(`--form 'photo=@&quot;photo&quot;;type=image/png'`);
  expect(text).not.toContain('more=@');
  const bytes = await page({ requestBody: { content: { 'image/png': {} } } });
  expect(bytes.replace(/<[^>]+>/g, '')).toContain(`--data-binary '@file'`);
});

test('a certificate is not a header, and other schemes of HTTP show what the header looks like', async () => {
  const schemes = { cert: { type: 'mutualTLS' }, digest: { type: 'http', scheme: 'Digest' } };
  const html = await page({ security: [{ cert: [], digest: [] }], securitySchemes: schemes });
  expect(html).toContain(`<code>cert</code>: ${english.mutualTLS}`);
  expect(html.match(/<octavo-param-field id="authorization-[^"]*"/g)).toEqual([
    '<octavo-param-field id="authorization-authorization"',
  ]);
  expect(html).toContain('<code>Digest &lt;credentials&gt;</code>');
});

/** A reference to a named schema. */
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

test('each subtype is listed once, in its own tab, with the properties of the parent that lists it', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Pet${index}`);
  const fields = (index: number): object =>
    Object.fromEntries(['name', 'age', 'size'].map((key) => [`${key}${index}`, { type: 'string' }]));
  const subtype = (index: number): object => ({
    allOf: [ref('Pet'), { properties: { ...fields(index), next: ref(names[(index + 1) % names.length]!) } }],
  });
  const parent = {
    type: 'object',
    properties: { kind: { type: 'string' } },
    oneOf: names.map(ref),
    discriminator: { propertyName: 'kind' },
  };
  const schemas = { Pet: parent, ...Object.fromEntries(names.map((name, index) => [name, subtype(index)])) };
  const html = await page({ ...body(ref('Pet')), schemas });
  for (const [index, name] of names.entries()) {
    expect(html).toContain(`id="tab-${name.toLowerCase()}"`);
    expect(html.match(new RegExp(` id="body-[^"]*-name${index}"`, 'g'))).toEqual([
      ` id="body-${index + 1}-name${index}"`,
    ]);
    expect(html).toContain(`Value: <code>${name}</code>`);
  }
  expect(html).toContain('The same fields as those of <a href="#tab-pet1"><code>Pet1</code></a>');
  expect(await page({ ...body(ref('Pet7')), schemas })).toMatch(
    /id="body-kind".*id="body-name7".*id="body-next-name8"/s,
  );
});

test.each<[name: string, schema: (others: object[], own: object) => object]>([
  ['extend', (others, own) => ({ allOf: [...others, own] })],
  ['are options of', (others, own) => ({ oneOf: [...others, own] })],
  ['are options, beside properties, of', (others, own) => ({ ...own, anyOf: others })],
  [
    'require',
    (others, own) => ({
      properties: { own, ...Object.fromEntries(others.entries()) },
      required: others.map((_, index) => `${index}`),
    }),
  ],
  ['are lists of', (others) => ({ oneOf: others.map((items) => ({ type: 'array', items })) })],
  ['are maps of', (others, own) => ({ ...own, additionalProperties: { anyOf: others } })],
  ['are not', (others, own) => ({ ...own, not: { anyOf: others } })],
])('the page of 30 schemas that %s each other has each type, and an end', async (_, schemaOf) => {
  const names = Array.from({ length: 30 }, (__, index) => `Type${index}`);
  const schemas = Object.fromEntries(
    names.map((name, index) => {
      const own = { type: 'object', properties: { [`own${index}`]: { type: 'string' } } };
      return [name, schemaOf(names.filter((other) => other !== name).map(ref), own)];
    }),
  );
  const responses = { 200: { description: 'A', content: { 'application/json': { schema: ref('Type0') } } } };
  const html = await page({ ...body(ref('Type0')), responses, schemas });
  expect(html).toMatch(/<h2>Body<.h2>.*<h2>Responses<.h2>/s);
  expect(html.length).toBeLessThan(2_000_000);
});

test('a list of named options has them, and a schema that is too far away for the page has its type', async () => {
  const kinds = { type: 'array', items: ref('Kind') };
  const html = await page({
    parameters: [id({ type: 'string' }), { name: 'kinds', in: 'query', schema: kinds }],
    ...body({ type: 'object', properties: { first: ref('S0') } }),
    schemas: {
      Kind: { type: 'string', enum: ['rock', 'ice'] },
      ...Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [
          `S${index}`,
          { allOf: [{ type: 'object', properties: Object.fromEntries([[`field${index}`, ref(`S${index + 1}`)]]) }] },
        ]),
      ),
      S200: { type: 'string' },
    },
  });
  expect(html).toContain('Options: <code>rock</code>, <code>ice</code>');
  expect(html).not.toContain('slot="type">any<');
});
