/** The pages that the pages of operations link to. */
import { expect, test } from 'vitest';
import { documentHtml } from '../../../../test/fixtures/document-html.js';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object): object => ({ 'application/json': { schema } });

test('an overview has the introduction, terms, servers, credentials, tags with their operations, and errors', async () => {
  const failed = { 404: { description: 'No such **moon**.', content: json(ref('Problem')) } };
  const pages = await documentHtml({
    info: {
      title: 'Moons',
      version: '1.5',
      summary: 'In short.',
      description: 'All of *it*.',
      termsOfService: 'https://example.com/terms',
      contact: { name: 'Luna', url: 'https://example.com/luna', email: 'luna@example.com' },
      license: { name: 'MIT', identifier: 'MIT-0' },
    },
    externalDocs: { url: 'https://example.com/docs', description: 'The book' },
    servers: [
      { url: 'https://{zone}.example.com', variables: { zone: { default: 'eu', description: 'Where it is.' } } },
    ],
    tags: [
      { name: 'sky', summary: 'The sky', description: 'Above us.' },
      { name: 'moons', parent: 'sky', externalDocs: { url: 'https://example.com/moons' } },
    ],
    security: [{ key: [] }],
    paths: {
      '/moons': {
        get: { tags: ['moons'], summary: 'List moons', deprecated: true, responses: failed },
        post: { tags: ['sky'], summary: 'Add a moon', responses: { ...failed, 200: { description: 'Added.' } } },
      },
      '/secret': { get: { summary: 'Secret', 'x-internal': true, responses: failed } },
    },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Moon', description: 'Ask Luna.' } },
      schemas: { Problem: { type: 'object', properties: { code: { type: 'string' } } } },
    },
  });
  const html = pages.get('overview')!;
  const texts = [
    'All of <em>it</em>',
    '1.5',
    'https://example.com/terms',
    'Luna',
    'mailto:luna@example.com',
    'MIT-0',
    'The book',
  ];
  for (const text of [
    ...texts,
    'Where it is.',
    'X-Moon',
    'Ask Luna.',
    'Above us.',
    'href="/a.json"',
    'https://example.com/moons',
  ])
    expect(html).toContain(text);
  expect(html).toContain('<h3 id="group-sky">The sky</h3>');
  expect(html).toContain('<h4 id="group-moons">moons</h4>');
  expect(html).toContain(
    'data-method="get">GET</span> <span><a href="moons/list-moons">List moons</a> (deprecated)</span> <code>/moons</code>',
  );
  expect(html).toMatch(
    /No such <strong>moon<\/strong>.*href="[^"]*#response-404"><code>Problem<\/code>.*Operations \(2\)/s,
  );
  expect(html).not.toContain('Secret');
  expect(pages.get('sky/add-a-moon')).toContain(
    '<p>Part of <a href="overview">Moons 1.5</a> · <a href="overview#group-sky">The sky</a>.</p>',
  );
});

test('the overview of many operations has a page for each tag, and for errors', async () => {
  const operation = (index: number): object => ({
    tags: [index % 2 === 0 ? 'even' : 'odd'],
    summary: `Operation ${index}`,
    responses: { 500: { description: 'Failed.' } },
  });
  const paths = Object.fromEntries(Array.from({ length: 302 }, (_, index) => [`/${index}`, { get: operation(index) }]));
  const pages = await documentHtml({ info: { title: 'Moons', version: '1' }, paths });
  expect(pages.get('overview')).toContain('<h3 id="group-even"><a href="overview/even">even</a></h3>');
  expect(pages.get('overview')).toContain('<a href="errors">Errors</a>');
  expect(pages.get('overview')).not.toContain('Operation 1');
  expect(pages.get('overview/odd')).toContain('Operation 1<');
  expect(pages.get('overview/odd')).not.toContain('Operation 2<');
  expect(pages.get('errors')).toContain('Operations (302)');
  expect(pages.get('even/operation-2')).toContain('<a href="overview/even">even</a>');
});

/** A schema with so many fields that only a few such schemas fit on a page. */
const large = (more: object = {}, start = 'field'): object => ({
  type: 'object',
  properties: {
    ...Object.fromEntries(
      Array.from({ length: 150 }, (_, at) => [`${start}${at}`, { type: 'string', description: 'x'.repeat(50) }]),
    ),
    ...more,
  },
});

const documentOf = (schemas: object, schema: object): object => ({
  info: { title: 'Moons', version: '1' },
  paths: { '/moons': { get: { summary: 'List', responses: { 200: { description: 'A', content: json(schema) } } } } },
  components: { schemas },
});

test('schemas that do not fit on the page of an operation are links to pages of their own, and nothing is lost', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `M${index}`);
  const schemas = Object.fromEntries(
    names.map((name, index) => [
      name,
      large(index < 11 ? { next: ref(`M${index + 1}`), all: { type: 'array', items: ref('M0') } } : {}, `${name}-`),
    ]),
  );
  const pages = await documentHtml(documentOf(schemas, ref('M0')));
  const list = pages.get('list')!;
  expect(list).toContain('>M0-149<');
  expect(list).toMatch(/<p>Fields: <a href="models\/m\d"><code>M\d<\/code><\/a><\/p>/);
  // Each schema is on a page, and a page with more links is reached from one with fewer.
  const reached = new Set(['list']);
  for (const path of reached)
    for (const [, next] of pages.get(path)!.matchAll(/href="(models\/[^"#]+)"/g)) reached.add(next!);
  const all = [...reached].map((path) => pages.get(path)!).join('');
  for (const name of names) expect(all).toContain(`>${name}-149<`);
  expect([...pages.keys()].filter((path) => path.startsWith('models/') && !reached.has(path))).toEqual([]);
  for (const path of reached) expect(pages.get(path)!.length).toBeLessThan(400_000);
  expect(pages.get('overview')).toMatch(/<h2>Models<\/h2><ul><li><a href="models\//);
});

test('a model has its values in both directions, its examples, and what refers to it', async () => {
  const big = ['Big1', 'Big2', 'Big3', 'Big4', 'Big5'];
  const schemas = {
    Order: large({
      ...Object.fromEntries(big.map((name) => [name, ref(name)])),
      lines: { type: 'array', items: ref('Line') },
      payment: ref('Payment'),
    }),
    ...Object.fromEntries(big.map((name) => [name, large({}, `${name}-`)])),
    Line: { type: 'object', properties: { payment: { allOf: [ref('Payment')], description: 'Paid later.' } } },
    Payment: {
      ...large({
        id: { type: 'string', readOnly: true },
        secret: { type: 'string', writeOnly: true },
        parent: ref('Payment'),
      }),
      description: 'A payment.',
      example: { id: 'p1' },
    },
  };
  const pages = await documentHtml(documentOf(schemas, { type: 'array', items: ref('Order') }));
  const html = pages.get('models/payment')!;
  for (const text of ['>id<', '>secret<', 'read-only', 'write-only', 'p1', '<a href="list">List</a>'])
    expect(html).toContain(text);
  expect(html).toContain('<div>A payment.</div><p><a href="#page-title"><code>Payment</code></a> (recursive)</p>');
  expect(html.split('A payment.')).toHaveLength(2);
});

test('small schemas are on the page of each operation, and have no pages', async () => {
  const schemas = {
    A: { type: 'object', properties: { b: ref('B') } },
    B: { type: 'object', properties: { c: { type: 'string' } } },
  };
  const pages = await documentHtml(documentOf(schemas, ref('A')));
  expect([...pages.keys()]).toEqual(['list', 'overview']);
  expect(pages.get('overview')).not.toContain('Models');
});

test('objects inside of themselves without a name end', async () => {
  const schemas = {
    Tree: {
      type: 'object',
      properties: {
        leaf: { type: 'string' },
        child: { allOf: [ref('Tree'), { properties: { deep: { type: 'string' } } }] },
      },
    },
  };
  const html = (await documentHtml(documentOf(schemas, ref('Tree')))).get('list')!;
  expect(html).toContain('(recursive)');
  expect(html.split('>deep<').length).toBe(2);
});
