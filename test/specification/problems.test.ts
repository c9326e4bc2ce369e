/** Rows of the format's specification that are requirements and rules: the problems of sites that break them. */
import { expect, test } from 'vitest';
import { checkSite } from '../../plugin/site-build/read-site.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { specifiedSite } from '../fixtures/specified-site.js';
import { iconAnchors } from './build-specified-site.js';

/** The problems of the site with other settings and files: code, message, file. */
async function problemsWith(changes: object, files: Record<string, unknown> = {}): Promise<string[]> {
  const settings = { ...(specifiedSite['docs.json'] as object), ...changes };
  const root = writeFiles(temporaryFolder(), { ...specifiedSite, ...files, 'docs.json': settings });
  const { errors, warnings, notices } = (await checkSite({ root, cacheDir: false })).report;
  return [...errors, ...warnings, ...notices].map(({ code, message, file }) => `${code} ${message} ${file}`);
}

test('docs.json: every site has one', async () => {
  const { errors } = (await checkSite({ root: writeFiles(temporaryFolder(), { 'a.mdx': 'A' }), cacheDir: false }))
    .report;
  expect(errors.map(({ code }) => code)).toEqual(['config-missing']);
});

const required: [row: string, changes: object][] = [
  ['name', { name: undefined }],
  ['navigation', { navigation: undefined }],
  ['colors.primary', { colors: { light: '#ffb3b3' } }],
];
test.each(required)('%s: required', async (key, changes) => {
  const [first] = await problemsWith(changes);
  expect(first).toContain(`has no "${key.split('.').at(-1)}"`);
});

test('topbarCtaButton: name is required only if type is link', async () => {
  const withType = (type: string) =>
    problemsWith({ topbarCtaButton: { type, url: 'https://github.com/planets/docs' } });
  const message = expect.stringContaining('topbarCtaButton has no "name"') as string;
  expect(await withType('link')).toContainEqual(message);
  expect(await withType('github')).not.toContainEqual(message);
});

test('openapi: a URL that cannot be read', async () => {
  const found = await problemsWith({ openapi: 'http://127.0.0.1:1/openapi.json' });
  expect(found).toContainEqual(
    expect.stringContaining('Cannot read the specification "http://127.0.0.1:1/openapi.json"'),
  );
});

test('page: title and description', async () => {
  const found = await problemsWith({}, { 'guides/first.mdx': 'Words.\n' });
  expect(found.filter((text) => text.endsWith(' guides/first.mdx')).map((text) => text.split(' ')[0])).toEqual([
    'title-missing',
    'description-missing',
  ]);
});

test('colors.background: both colors', async () => {
  const colors = { primary: '#7a1f1f', background: { light: '#fffaf0' } };
  expect(await problemsWith({ colors })).toContainEqual(expect.stringContaining('colors.background has no "dark"'));
});

test('anchors: iconType, styles of icons that are drawn otherwise', async () => {
  const found = await problemsWith({ anchors: iconAnchors });
  const styles = found.flatMap((text) => /^icon-style .* style "([\w-]+)", so it is drawn/.exec(text)?.[1] ?? []);
  expect(styles).toEqual(['duotone', 'light', 'sharp-solid', 'thin']);
});

const rules: [row: string, body: string, codes: string[]][] = [
  ['1: headings start at level 2', '# One', ['heading-level-one']],
  ['2: images in frames, with alternative text', '![](/logo/light.svg)', ['image-alt-missing', 'image-frame']],
  [
    '4: procedures are numbered',
    'Follow these steps:\n\n- Open it.\n- Click it.\n- Close it.',
    ['procedure-unnumbered'],
  ],
  ['5: code with a language', '```\nx\n```', ['code-language']],
  [
    '5: code with a file name, and complete',
    '```js\n// a.js\nrun();\n// ...\n```',
    ['code-file-name', 'code-incomplete'],
  ],
  ['5: no secrets', `\`\`\`bash\nexport KEY=sk_live_${'4eC39HqLyjWDarjtT1zdp7dc'}\n\`\`\``, ['secret-exposed']],
  [
    '6: parameters and responses',
    '<ResponseExample>\n\n```json 200\n1\n```\n\n</ResponseExample>',
    ['parameter-missing', 'response-missing'],
  ],
];
test.each(rules)('authoring rule %s', async (_row, body, wanted) => {
  const front = '---\ntitle: List\ndescription: Words.\napi: GET /planets/{id}\n---\n\n';
  const found = await problemsWith({}, { 'api/list.mdx': front + body });
  expect(
    wanted.filter((code) => !found.some((text) => text.startsWith(`${code} `) && text.endsWith(' api/list.mdx'))),
  ).toEqual([]);
});

test('authoring rule 6: authentication', async () => {
  const isMissing = (found: string[]) => found.some((text) => text.startsWith('authentication-missing '));
  expect(isMissing(await problemsWith({}))).toBe(false);
  expect(isMissing(await problemsWith({ api: { baseUrl: 'https://api.example' } }))).toBe(true);
});
