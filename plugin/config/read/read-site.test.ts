import { describe, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { formatProblem, Report } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';
import { readSite } from './read-site.js';
import { settingsSchemas } from '../../site-build/settings.js';

const temporary = temporaryFolder();
let count = 0;

async function read(files: Record<string, unknown>): Promise<{ site: Site | undefined; report: Report; text: string }> {
  const root = writeFiles(`${temporary}/${++count}`, { 'index.mdx': '# Start', ...files });
  const report = new Report();
  const site = await readSite(root, report, settingsSchemas);
  const text = [...report.errors, ...report.warnings].map(formatProblem).join('\n\n').replaceAll(root, 'DOCS');
  return { site, report, text };
}

const lines = (...text: string[]): string => text.join('\n');

describe('the settings file', () => {
  test('a folder without one gets a hint what to write', async () => {
    const { site, text } = await read({});
    expect(site).toBeUndefined();
    expect(text).toMatchInlineSnapshot(`
      "docs.json:1:1  There is no docs.json or mint.json in DOCS.
        Pass the folder that contains docs.json, or run "octavo init" in this folder: it writes a docs.json for the pages that exist, or a new site."
    `);
  });

  test('two of them are one too many', async () => {
    const { site, text } = await read({
      'docs.json': { name: 'a', navigation: {} },
      'mint.json': { name: 'a', navigation: [] },
    });
    expect(site).toBeUndefined();
    expect(text).toMatchInlineSnapshot(`
      "docs.json:1:1  The folder has both docs.json and mint.json.
        Keep only one: remove mint.json if docs.json is complete."
    `);
  });

  test.each([
    ['a missing comma', lines('{', '  "name": "x"', '  "theme": "mint"', '}'), 'docs.json:3:3', 'a comma is missing'],
    ['an unclosed brace', '{ "name": "x"', 'docs.json:1:14', 'a closing } is missing'],
    ['single quotes', "{ 'name': 'x' }", 'docs.json:1:3', 'straight double quotes'],
    ['an empty file', '', 'docs.json:1:1', 'The file is empty'],
    ['a list', '[]', 'docs.json:1:1', 'must be a JSON object'],
  ])('%s is located', async (_, source, place, message) => {
    const { site, report, text } = await read({ 'docs.json': source });
    expect(site).toBeUndefined();
    expect(report.errors).toHaveLength(1);
    expect(text).toContain(`${place}  `);
    expect(text).toContain(message);
  });

  test('comments and commas at the end hide no other problem', async () => {
    const source = lines('{', '  // hello', '  "name": {},', '  "navigation": { "pages": ["index",] },', '}');
    const { report } = await read({ 'docs.json': source });
    expect(report.errors.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '2:3 The file is not valid JSON: comments are not part of JSON.',
      '4:36 The file is not valid JSON: there is a comma after the last value.',
      '4:40 The file is not valid JSON: there is a comma after the last value.',
      '3:11 name must be text in double quotes; found an object.',
    ]);
  });

  test('a byte order mark is not an error', async () => {
    const { report } = await read({ 'docs.json': '\uFEFF{ "name": "x", "navigation": { "pages": ["index"] } }' });
    expect(report.errors).toEqual([]);
  });
});

describe('wrong settings', () => {
  test('a wrong type in the older schema says what was found and what fits', async () => {
    const source = lines('{', '  "name": "x",', '  "navigation": [{ "group": "a", "pages": 3 }]', '}');
    const { text } = await read({ 'mint.json': source });
    expect(text).toMatchInlineSnapshot(`
      "mint.json:3:43  navigation[0].pages must be a list of page paths; found the number 3.
        Use, for example, "pages": ["introduction", "quickstart"], or remove the key.

        1 | {
        2 |   "name": "x",
        3 |   "navigation": [{ "group": "a", "pages": 3 }]
          |                                           ^"
    `);
  });

  test('an unknown key is a warning with the nearest name, and the rest holds', async () => {
    const source = lines('{', '  "name": "x",', '  "colours": {},', '  "navigation": { "pages": ["index"] }', '}');
    const { site, report, text } = await read({ 'docs.json': source });
    expect(report.errors).toEqual([]);
    expect(site?.name).toBe('x');
    expect(text).toMatchInlineSnapshot(`
      "docs.json:3:3  colours is not a known setting; it is ignored.
        Did you mean "colors"? Use, for example, "colors": { "primary": "#16A34A", "light": "#4ADE80", "dark": "#166534" }.

        1 | {
        2 |   "name": "x",
        3 |   "colours": {},
          |   ^^^^^^^^^"
    `);
  });

  test('a key is not suggested if it has no effect', async () => {
    const source = '{ "name": "x", "customCSS": "/a.css", "navigation": { "pages": ["index"] } }';
    const { report } = await read({ 'docs.json': source });
    expect(report.warnings.map(({ code, hint }) => [code, hint])).toEqual([
      [
        'unknown-key',
        'Pages load the .css and .js files of the docs folder without it, with few exceptions, and no files of other hosts. Remove it.',
      ],
    ]);
  });

  test.each([
    [
      'seo',
      { metatags: { 'og:type': null } },
      'seo.metatags["og:type"] must be text in double quotes; found null.',
      'Use, for example, "og:type": "website", or remove the key.',
    ],
    [
      'theme',
      5,
      'theme: unknown theme "5". The site uses "mint".',
      'Valid names: mint, maple, palm, willow, linden, almond, aspen, sequoia, luma, prism, quill, venus.',
    ],
    [
      'colors',
      { primary: 'green' },
      'colors.primary must be a hex color such as "#16A34A"; found "green".',
      'Write "primary": "#008000".',
    ],
    [
      'appearance',
      { default: 'drak' },
      'appearance.default must be "system", "light" or "dark"; found "drak".',
      'Did you mean "default": "dark"?',
    ],
    [
      'appearance',
      { strict: 'true' },
      'appearance.strict must be true or false; found "true".',
      'Write "strict": true.',
    ],
    [
      'fonts',
      { family: 'Inter', weight: '400' },
      'fonts.weight must be a number; found "400".',
      'Write "weight": 400.',
    ],
    [
      'logo',
      3,
      'logo must be the path of an image, or an object with "light" and "dark"; found the number 3.',
      'Use, for example, "logo": { "light": "/logo/light.svg", "dark": "/logo/dark.svg" }, or remove the key.',
    ],
    [
      'redirects',
      {},
      'redirects must be a list of redirects; found an object.',
      'Use, for example, "redirects": [{ "source": "/old", "destination": "/new" }], or remove the key.',
    ],
    [
      'banner',
      { dismissible: true },
      'banner has no "content".',
      'Add it, for example "content": "**New:** version 2 is out. [Read more](/changelog)".',
    ],
    [
      'navigation',
      'index',
      'navigation must be an object with "groups", "tabs" or other navigation sections; found "index".',
      'Write "navigation": { "pages": ["index"] }.',
    ],
    [
      'navigation',
      { pages: 'index' },
      'navigation.pages must be a list of page paths; found "index".',
      'Write "pages": ["index"].',
    ],
    [
      'navigation',
      { pages: [5] },
      'navigation.pages[0] must be the path of a page, or a group with "group" and "pages"; found the number 5.',
      'Use, for example, "guides/install", or remove it.',
    ],
    [
      'navigation',
      { pages: [{ group: 'a', pages: [{ group: null }] }] },
      'navigation.pages[0].pages[0].group must be text in double quotes; found null.',
      'Use, for example, "group": "Get started".',
    ],
    [
      'navigation',
      { pages: ['index', { sourceRef: 'other' }] },
      'navigation.pages[1] refers to pages of another repository, which Octavo does not load.',
      'Copy the pages into the docs folder and list them here, or remove the entry.',
    ],
  ])('%s: %j', async (key, value, message, hint) => {
    const { report } = await read({ 'docs.json': { name: 'x', navigation: { pages: ['index'] }, [key]: value } });
    const problems = [...report.errors, ...report.warnings];
    expect(problems.map((problem) => [problem.message, problem.hint])).toEqual([[message, hint]]);
  });

  test('all problems are shown in one run, and what is right stays', async () => {
    const { site, report } = await read({
      'docs.json': {
        name: 'x',
        colors: { primary: 'green', light: '#fff' },
        navbar: { links: {} },
        navigation: {
          groups: [
            { group: 'A', pages: 1 },
            { group: 'B', pagse: [], pages: ['index', 2] },
          ],
        },
      },
    });
    expect(report.errors.map(({ message }) => message.split(' ')[0])).toEqual([
      'navbar.links',
      'navigation.groups[0].pages',
      'navigation.groups[1].pages[1]',
    ]);
    expect(report.warnings.map(({ message }) => message.split(' ')[0])).toEqual([
      'colors.primary',
      'navigation.groups[1].pagse',
    ]);
    expect(site?.navigation.items).toMatchObject([
      { title: 'A', items: [] },
      { title: 'B', items: [{ path: 'index' }] },
    ]);
  });

  test('what must be there is asked for', async () => {
    const { site, report } = await read({ 'docs.json': '{}' });
    expect(site).toBeUndefined();
    expect(report.errors.map(({ message }) => message)).toEqual([
      'The file has no "name".',
      'The file has no "navigation".',
    ]);
  });

  test('a page path that leaves the folder is an error at its place', async () => {
    const source = lines('{ "name": "x", "navigation": { "pages": [', '  "index",', '  "../../etc/passwd"', '] } }');
    const { report, site } = await read({ 'docs.json': source });
    expect(report.errors).toMatchObject([{ code: 'path-outside', line: 3, column: 3 }]);
    expect(site?.navigation.items).toHaveLength(1);
  });
});

describe('$ref', () => {
  const settings = (navigation: unknown): unknown => ({ name: 'x', navigation });

  test('takes a value from another file, relative to the file that refers', async () => {
    const { site, report } = await read({
      'docs.json': settings({ $ref: './config/navigation.json' }),
      'config/navigation.json': { groups: [{ $ref: 'group.json' }] },
      'config/group.json': { group: 'Guides', pages: { $ref: 'pages.json' } },
      'config/pages.json': ['index'],
    });
    expect(report.errors).toEqual([]);
    expect(site?.navigation.items).toMatchObject([
      { title: 'Guides', items: [{ path: 'index', location: { file: 'config/pages.json', line: 2, column: 3 } }] },
    ]);
  });

  test('keys beside it win over an object and are ignored beside a list', async () => {
    const { site } = await read({
      'docs.json': settings({ groups: [{ $ref: 'group.json', group: 'Mine' }], tabs: { $ref: 'tabs.json', more: 1 } }),
      'group.json': { group: 'Theirs', tag: 'new', pages: ['index'] },
      'tabs.json': [{ tab: 'Blog', href: 'https://example.com' }],
    });
    expect(site?.navigation.items).toMatchObject([{ title: 'Mine', tag: 'new' }]);
    expect(site?.navigation.children).toMatchObject([{ kind: 'tab', label: 'Blog' }]);
  });

  test('a problem in the other file is located there', async () => {
    const { text } = await read({
      'docs.json': settings({ $ref: 'navigation.json' }),
      'navigation.json': lines('{', '  "pages": ["index"],', '  "tabz": []', '}'),
    });
    expect(text).toContain('navigation.json:3:3  navigation.tabz is not a known setting');
  });

  test.each([
    [
      'a circle',
      { 'a.json': { groups: [{ $ref: 'b.json' }] }, 'b.json': { group: 'g', pages: { $ref: 'a.json' } } },
      'ref-cycle',
      'docs.json → a.json → b.json → a.json',
    ],
    ['a file that refers to itself', { 'a.json': { $ref: 'a.json' } }, 'ref-cycle', 'docs.json → a.json → a.json'],
    ['a file that is not there', {}, 'ref-missing', 'There is no file "a.json"'],
    ['a file that is no JSON', { 'a.json': '{' }, 'config-syntax', 'a closing } is missing'],
  ])('%s is one error', async (_, files, code, message) => {
    const { report } = await read({ 'docs.json': settings({ $ref: 'a.json' }), ...files });
    expect(report.errors).toMatchObject([{ code }]);
    expect(report.errors[0]?.message).toContain(message);
  });

  test('a path out of the folder is not read', async () => {
    const { report } = await read({ 'docs.json': settings({ $ref: '../../../etc/passwd' }) });
    expect(report.errors).toMatchObject([{ code: 'ref-outside', file: 'docs.json' }]);
  });

  test.each([`${'a'.repeat(300)}.json`, 'a\0.json', 'docs.json/a.json', '.env', '.', '100%.json'])(
    'the path %j is an error at its place',
    async ($ref) => {
      const { report, text } = await read({ 'docs.json': settings({ $ref }), '.env': '{ "KEY": "top secret", ' });
      expect(report.errors).toMatchObject([{ code: 'ref-missing', file: 'docs.json' }]);
      expect(text).not.toContain('secret');
    },
  );
});
