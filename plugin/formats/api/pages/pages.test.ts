/** Pages of operations: addresses, navigation, front matter. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { Report } from '../../../core/errors/errors.js';
import { loadSite } from '../../../site-build/load-site.js';
import type { LoadedSite } from '../../../load/loaded-site.js';
import type { NavItem } from '../../../core/model/types.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'octavo-api-'));
});

type Operation = Record<string, unknown>;

function specification(paths: Record<string, Record<string, Operation>>, more: object = {}): string {
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Moons', version: '1' }, paths, ...more });
}

const responses = { 200: { description: 'OK' } };
const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];

async function load(navigation: object, files: Record<string, string>, settings: object = {}) {
  const colors = { primary: '#336699' };
  write('docs.json', JSON.stringify({ name: 'Moons', theme: 'mint', colors, navigation, ...settings }));
  for (const [file, text] of Object.entries(files)) write(file, text);
  const report = new Report();
  const loaded = (await loadSite({ root }, report))!;
  return { loaded, report, problems: loaded.apiProblems ?? { errors: [], warnings: [] } };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** `Group(path, path)`. */
function outline(items: readonly NavItem[]): string {
  return items.map((item) => (item.type === 'page' ? item.path : `${item.title}(${outline(item.items)})`)).join(' ');
}

const pageAt = ({ pages }: LoadedSite, path: string) => pages.find((page) => page.path === path)!;

describe('a section with a specification', () => {
  test('has a page for each operation, in groups by tag, at the addresses that links expect', async () => {
    const spec = specification(
      {
        '/moons/{id}': {
          get: { tags: ['Moon Data'], summary: 'Get a moon (by id)', parameters, responses },
          delete: { tags: ['Moon Data'], parameters, responses },
        },
        '/rings': {
          get: { tags: ['rings'], summary: 'List rings', responses },
          post: { tags: ['rings'], summary: 'List rings', deprecated: true, responses },
        },
        '/health': { get: { summary: 'Health', responses } },
      },
      { tags: [{ name: 'rings', 'x-group': 'Rings of planets' }] },
    );
    const { loaded, report, problems } = await load(
      { pages: ['index'], groups: [{ group: 'API', openapi: '/moons.json' }] },
      { 'index.mdx': 'Hello', 'moons.json': spec },
    );
    expect([...report.errors, ...report.warnings, ...problems.errors, ...problems.warnings]).toEqual([]);
    expect(outline(loaded.site.navigation.items)).toBe(
      'index API(api-reference/overview api-reference/health Moon Data(api-reference/moon-data/get-a-moon-by-id api-reference/moon-data/delete-moons) Rings of planets(api-reference/rings/list-rings api-reference/rings/list-rings-1))',
    );
    expect(pageAt(loaded, 'api-reference/rings/list-rings-1')).toMatchObject({
      route: '/api-reference/rings/list-rings-1',
      meta: { title: 'List rings', deprecated: true, openapi: 'POST /rings' },
      hidden: false,
      api: { source: '/moons.json', label: 'POST', name: '/rings', canTry: true },
    });
  });

  test('reports tags that no specification of the group has, where the settings name them', async () => {
    const specOf = (tag: string): string => specification({ '/a': { get: { tags: [tag], summary: tag, responses } } });
    const files = { 'index.mdx': 'Hi', 'a.json': specOf('Moons'), 'b.json': specOf('Rings') };
    const group = { group: 'API', openapi: ['a.json', 'b.json'], includeTags: ['Rings', 'Mons', 'Zzzzzz', 'Moons'] };
    const { loaded, problems } = await load({ groups: [{ group: 'Start', pages: ['index'] }, group] }, files);
    expect(loaded.pages.map(({ path }) => path)).toContain('api-reference/moons/moons');
    const source = readFileSync(join(root, 'docs.json'), 'utf8');
    expect(problems.warnings.map(({ code, message, hint, column }) => [code, message, hint, column])).toEqual([
      [
        'tag-missing',
        'No operation of the specification has the tag "Mons".',
        'Did you mean "Moons"?',
        source.indexOf('"Mons"') + 1,
      ],
      [
        'tag-missing',
        'No operation of the specification has the tag "Zzzzzz".',
        'Use a tag of the specification, or remove it.',
        source.indexOf('"Zzzzzz"') + 1,
      ],
    ]);
  });

  test('has short addresses for long summaries', async () => {
    const summary = `This event [occurs](https://example.com) ${'when something happens '.repeat(20)}`;
    const { loaded } = await load(
      { openapi: 'a.json' },
      { 'a.json': specification({ '/a': { get: { summary, responses } } }) },
    );
    expect(loaded.pages.map(({ path }) => path)).toEqual([
      'api-reference/this-event-occurshttpsexamplecom-when-something-happens-when-something-happens',
      'api-reference/overview',
    ]);
  });

  test('can be the whole site', async () => {
    const spec = specification({ '/a': { get: { summary: 'A', responses } } });
    const { loaded, report } = await load({ tabs: [{ tab: 'API', openapi: 'a.json' }] }, { 'a.json': spec });
    expect(report.errors).toEqual([]);
    expect(loaded.pages.map(({ route }) => route)).toEqual(['/api-reference/a', '/api-reference/overview']);
  });

  test('leaves out what the extensions leave out, and puts pages where they want them', async () => {
    const operation = (summary: string, more: object): Operation => ({ summary, responses, ...more });
    const spec = specification({
      '/a': {
        get: operation('Hidden', { 'x-hidden': true }),
        post: operation('Excluded', { 'x-excluded': true }),
        put: operation('Internal', { 'x-internal': true }),
        patch: operation('Moved', { 'x-mint': { href: '/guides/moved', metadata: { title: 'A move', tag: 'new' } } }),
        delete: operation('Written', { 'x-mint': { href: '/guides/written' } }),
      },
    });
    const files = { 'a.json': spec, 'guides/written.mdx': '---\ntitle: By hand\nopenapi: DELETE /a\n---\n' };
    const { loaded } = await load(
      { groups: [{ group: 'API', openapi: { source: 'a.json', directory: 'ref' } }] },
      files,
    );
    expect(outline(loaded.site.navigation.items)).toBe('API(ref/overview guides/moved guides/written)');
    expect(loaded.pages.map(({ path, hidden, meta }) => [path, hidden, meta.title])).toEqual([
      ['guides/written', false, 'By hand'],
      ['ref/hidden', true, 'Hidden'],
      ['guides/moved', false, 'A move'],
      ['ref/overview', false, 'Moons'],
    ]);
  });

  test('has possible paths, whatever the specification and the settings ask for', async () => {
    const hrefs = [
      `/${'a'.repeat(300)}`,
      `/${'a/'.repeat(600)}b`,
      '/a\0b',
      '/../a',
      '/_headers',
      '/404.html',
      '/a.svg/b',
    ];
    const paths = hrefs.map((href, index) => [
      `/${index}`,
      { get: { summary: `\u001bMoon\0 ${index}`, tags: ['a\0\t'], responses, 'x-mint': { href } } },
    ]);
    const { loaded, report, problems } = await load(
      { openapi: { source: 'a.json', directory: 'a\0b' } },
      { 'a.json': specification(Object.fromEntries(paths) as Record<string, Record<string, Operation>>) },
    );
    expect(loaded.pages.map(({ path }) => path)).toEqual([
      ...hrefs.map((_, index) => `api-reference/a/moon-${index}`),
      'api-reference/overview',
    ]);
    expect(report.warnings.map(({ code }) => code)).toEqual(['config-path']);
    expect(problems.warnings.map(({ code }) => code)).toEqual(hrefs.map(() => 'api-page-path'));
  });

  test('groups tags as the specification does', async () => {
    const spec = specification(
      { '/a': { get: { tags: ['a'], summary: 'A', responses }, put: { tags: ['b'], summary: 'B', responses } } },
      { 'x-tagGroups': [{ name: 'All', tags: ['a', 'b'] }] },
    );
    const { loaded } = await load({ openapi: 'a.json' }, { 'a.json': spec });
    expect(outline(loaded.site.navigation.items)).toBe(
      'api-reference/overview All(a(api-reference/a/a) b(api-reference/b/b))',
    );
  });

  test('groups tags in tags in tags, and parents of each other', async () => {
    const spec = specification(
      { '/a': { get: { tags: ['a'], summary: 'A', responses }, put: { tags: ['d'], summary: 'D', responses } } },
      {
        openapi: '3.2.0',
        tags: [
          { name: 'a', parent: 'b' },
          { name: 'b', parent: 'c' },
          { name: 'd', parent: 'e' },
          { name: 'e', parent: 'd' },
        ],
      },
    );
    const { loaded } = await load({ openapi: 'a.json' }, { 'a.json': spec });
    expect(outline(loaded.site.navigation.items)).toBe(
      'api-reference/overview c(b(a(api-reference/a/a))) e(d(api-reference/d/d))',
    );
  });
});

describe('entries of the navigation', () => {
  const spec = specification(
    { '/moons/{id}': { get: { summary: 'Get', parameters, responses } } },
    { webhooks: { full: { post: { summary: 'Full moon', responses } } } },
  );

  test('name operations and webhooks; other names of parameters and a server are accepted', async () => {
    const pages = ['index', 'get /moons/{moonId}/', 'moons.json webhook full'];
    const { loaded, problems } = await load(
      { openapi: 'moons.json', pages },
      { 'index.mdx': 'Hi', 'moons.json': spec },
    );
    expect(problems).toEqual({ errors: [], warnings: [] });
    expect(outline(loaded.site.navigation.items)).toBe('index api-reference/get api-reference/full-moon');
  });

  test('that name none are left out, with the nearest one', async () => {
    const { loaded, problems } = await load(
      { openapi: 'moons.json', pages: ['index', 'GET /moon/{id}'] },
      { 'index.mdx': 'Hi', 'moons.json': spec },
    );
    expect(outline(loaded.site.navigation.items)).toBe('index');
    expect(problems.warnings).toMatchObject([
      { code: 'operation-missing', hint: 'Did you mean "GET /moons/{id}"?', file: 'docs.json', line: 1 },
    ]);
  });

  test('a specification that cannot be read is one error, and the other pages are loaded', async () => {
    const { loaded, problems } = await load(
      {
        groups: [
          { group: 'A', pages: ['index'] },
          { group: 'B', openapi: 'lost.json' },
        ],
      },
      { 'index.mdx': 'Hi' },
    );
    expect(problems.errors).toMatchObject([{ code: 'openapi-missing', file: 'docs.json' }]);
    expect(loaded.pages.map(({ path }) => path)).toEqual(['index']);
  });
});

describe('front matter', () => {
  const spec = specification(
    { '/moons': { get: { summary: 'List moons', description: 'All **moons**.', responses } } },
    { components: { schemas: { Moon: { type: 'object', properties: { name: { type: 'string' } } } } } },
  );
  const page = (openapi: string, more = ''): string => `---\n${more}openapi: ${openapi}\n---\n`;

  test.each(['GET /moons', 'get /moons', 'specs/v1.json GET /moons', '/specs/v1.json GET /moons', 'v1 GET /moons'])(
    'finds the operation of "%s" in any specification of the folder',
    async (text) => {
      const { loaded, problems } = await load({ pages: ['list'] }, { 'list.mdx': page(text), 'specs/v1.json': spec });
      expect(problems).toEqual({ errors: [], warnings: [] });
      expect(pageAt(loaded, 'list')).toMatchObject({
        meta: { title: 'List moons', description: 'All moons.' },
        api: { source: 'specs/v1.json', name: '/moons' },
      });
    },
  );

  test('takes precedence over the specification', async () => {
    const { loaded } = await load(
      { pages: ['list'] },
      { 'list.mdx': page('GET /moons', 'title: Mine\ndescription: Own\n'), 'a.json': spec },
    );
    expect(pageAt(loaded, 'list').meta).toMatchObject({ title: 'Mine', description: 'Own' });
  });

  test('finds a schema', async () => {
    const files = { 'moon.mdx': '---\nopenapi-schema: Moon\n---\n', 'a.json': spec };
    const { loaded } = await load({ pages: ['moon'] }, files);
    expect(pageAt(loaded, 'moon').api).toMatchObject({ id: '#/schemas/Moon', name: 'Moon' });
  });

  test('finds the specification from the folder of the page', async () => {
    const files = { 'api/pages/list.mdx': page('../a.json GET /moons'), 'api/a.json': spec };
    const { loaded } = await load({ pages: ['api/pages/list'] }, files);
    expect(pageAt(loaded, 'api/pages/list').api).toMatchObject({ source: 'api/a.json', id: 'get-moons' });
  });

  test('is looked up in the specification of the section around the page', async () => {
    const openapi = 'http://127.0.0.1:9/openapi.json';
    const groups = [{ group: 'Moons', pages: ['list'] }];
    const { problems } = await load({ tabs: [{ tab: 'API', openapi, groups }] }, { 'list.mdx': page('GET /moons') });
    expect(problems.warnings).toEqual([]);
    expect(problems.errors).toMatchObject([{ code: 'openapi-missing', file: 'docs.json' }]);
  });

  test('without such an operation is a warning at the key', async () => {
    const { problems } = await load({ pages: ['list'] }, { 'list.mdx': page('GET /moon'), 'a.json': spec });
    expect(problems.warnings).toMatchObject([
      { code: 'operation-missing', file: 'list.mdx', line: 2, column: 10, hint: 'Did you mean "GET /moons"?' },
    ]);
  });

  test('with a URL instead of a path suggests the key for handwritten pages', async () => {
    const { problems } = await load(
      { pages: ['list'] },
      { 'list.mdx': page('POST https://api.example.com/x'), 'a.json': spec },
    );
    expect(problems.warnings).toMatchObject([
      { hint: 'If the page itself describes the endpoint, write api: POST https://api.example.com/x' },
    ]);
  });

  test('in a specification that cannot be read is an error of the specification, where it is named', async () => {
    const pages = {
      'one.mdx': page('GET /one'),
      'two.mdx': page('GET /two'),
      'own.mdx': page('http://127.0.0.1:9/own.json GET /own'),
    };
    const api = { openapi: 'http://127.0.0.1:9/openapi.json' };
    const { problems } = await load({ pages: ['one', 'two', 'own'] }, { ...pages, 'a.json': spec }, { api });
    expect(problems.warnings).toEqual([]);
    expect(problems.errors).toMatchObject([
      { code: 'openapi-missing', file: 'docs.json' },
      { code: 'openapi-missing', file: 'own.mdx', line: 2, column: 10 },
    ]);
  });
});
