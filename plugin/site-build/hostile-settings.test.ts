/** Settings and front matter that crashed a build or could leave their place in the output. Found by `npm run fuzz`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFiles } from '../../test/cli/temporary-folder.js';
import { eachPlace } from '../config/messages/problem-places.js';
import { buildSite } from './build-site.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'octavo-hostile-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const base = { name: 'Acme', theme: 'mint', colors: { primary: '#336699' } };
const v1 = { navigation: [{ group: 'Pages', pages: ['index'] }] };
const v2 = { navigation: { groups: [{ group: 'Pages', pages: ['index'] }] } };

async function build(settings: object | string, page = '# Start\n') {
  const isV1 = typeof settings === 'object' && Array.isArray((settings as typeof v1).navigation);
  const text = typeof settings === 'string' ? settings : JSON.stringify({ ...base, ...settings });
  writeFiles(join(folder, 'docs'), { [isV1 ? 'mint.json' : 'docs.json']: text, 'index.mdx': page });
  const outDir = join(folder, 'out');
  const { report, pages } = await buildSite({ root: join(folder, 'docs'), outDir, cacheDir: false });
  const files = pages === 0 ? [] : readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const output = files
    .filter((file) => /\.(?:html|css|md|txt)$/.test(file))
    .map((file) => readFileSync(join(outDir, file), 'utf8'));
  return { pages, output: output.join('\n'), problems: [...report.errors, ...report.warnings] };
}

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const withKey = (key: string, value: unknown): object => Object.fromEntries([[key, value]]);

test.each(
  inherited
    .flatMap((name): [string, object][] => [
      ['integrations', { ...v2, integrations: withKey(name, { id: 'x' }) }],
      ['analytics', { ...v1, analytics: withKey(name, { id: 'x' }) }],
      ['metadata', { ...v1, metadata: withKey(name, 'x') }],
      ['variables', { ...v2, variables: withKey(name, 'x') }],
      ['footer.socials', { ...v2, footer: { socials: withKey(name, 'https://x.example') } }],
      ['errors', { ...v2, errors: withKey(name, { title: 'x' }) }],
      ['an unknown key', { ...v2, ...withKey(name, 'x') }],
      [
        'a key of a group',
        { navigation: { groups: [{ group: 'Pages', pages: ['index'], ...withKey(name, [{ tab: 'x' }]) }] } },
      ],
      ['sidebar.items', { ...v1, sidebar: { items: name } }],
      ['theme', { ...v2, theme: name }],
      ['icons.library', { ...v2, icons: { library: name } }],
      ['a page icon', { navigation: { groups: [{ group: 'Pages', icon: name, pages: ['index'] }] } }],
      ['contextual', { ...v2, contextual: { options: [name] } }],
      ['api.mdx.auth.method', { ...v2, api: { mdx: { auth: { method: name } } } }],
      ['styling.codeblocks', { ...v2, styling: { codeblocks: { theme: { light: name, dark: name } } } }],
      ['a language', { navigation: { languages: [{ language: name, pages: ['index'] }] } }],
    ])
    .map(([where, settings]) => [where, JSON.stringify(settings)] as const),
)('%s: %s is text like any other', async (_, settings) => {
  const page = `---\ntitle: Start\nauthMethod: constructor\napi: GET /x\n---\n\n{{constructor}}\n\n\`\`\`constructor\nx\n\`\`\`\n\n&constructor;\n`;
  const { problems, output } = await build(settings.replace(/^\{/, `{${JSON.stringify(base).slice(1, -1)},`), page);
  for (const { message, hint } of problems) expect(`${message} ${hint}`).not.toMatch(/\[object|function|undefined/);
  expect(output).not.toMatch(/native code|\[object Object\]/);
});

const half = 'a\ud800';

test.each<[string, object]>([
  ['name', { ...v2, name: half }],
  ['logo', { ...v2, logo: `/${half}.svg` }],
  ['logo.href', { ...v2, logo: { light: '/%', dark: '/%E0', href: `/${half}` } }],
  ['favicon', { ...v2, favicon: `/${half}.svg` }],
  ['navbar', { ...v2, navbar: { links: [{ label: half, href: `/${half}` }] } }],
  [
    'contextual',
    {
      ...v2,
      contextual: {
        options: [
          'chatgpt',
          { title: half, description: half, href: { base: 'https://x.example', query: [{ key: half, value: half }] } },
        ],
      },
    },
  ],
  ['redirects', { ...v2, redirects: [{ source: '/a/:x', destination: `/${half}/:x` }] }],
  ['fonts', { ...v2, fonts: { family: half } }],
  ['background', { ...v2, background: { image: `/${half}.png` } }],
])('%s: half of a surrogate pair does not stop the build', async (_, settings) => {
  const { pages } = await build(
    settings,
    `---\ntitle: "a\\ud800"\n---\n\n## A &#xD800;\n\n[x]({"/\\ud800"}) <a href={"/\\ud800"}>x</a>\n`,
  );
  expect(pages).toBe(1);
});

test.each<[string, object]>([
  ['logo', { ...v2, logo: 'javascript:alert(1)' }],
  ['logo.light', { ...v2, logo: { light: ' data:text/html,x', dark: '/x.svg' } }],
  ['favicon', { ...v2, favicon: 'java\tscript:alert(1)' }],
  ['background.image', { ...v2, background: { image: 'vbscript:x' } }],
  ['navbar.primary.href', { ...v2, navbar: { primary: { type: 'button', label: 'x', href: 'data:text/html,x' } } }],
  ['footer.socials', { ...v2, footer: { socials: { github: 'JAVASCRIPT:alert(1)' } } }],
  ['redirects', { ...v2, redirects: [{ source: '/a', destination: 'javascript:alert(1)' }] }],
])('%s: an address that runs code is reported and left out', async (_, settings) => {
  const { output, problems } = await build(settings);
  expect(problems.map(({ code }) => code)).toEqual(
    expect.arrayContaining([expect.stringMatching(/address-unsafe|config-url|redirect/)]),
  );
  expect(output).not.toMatch(/(?:href|src)="\s*(?:java\s*script|vbscript|data:text)|url=javascript/i);
});

test('addresses of a page that run code are reported at their place and left out; a script of the author stays', async () => {
  const page = [
    '[link](javascript:alert(1))',
    '<Card title="x" href="javascript:alert(1)">y</Card>',
    '<iframe src="data:text/html,x" />',
    '<form action=" java&#9;script:x">x</form>',
    '<object data="data:text/html,x" />',
    '<svg><a xlinkHref="javascript:x">y</a></svg>',
    '![dot](data:image/gif;base64,R0lGODlhAQABAAAAACw=)',
    '<script>{`window.own = 1`}</script>',
  ].join('\n\n');
  const { output, problems } = await build(v2, page);
  expect(eachPlace(problems).map(({ code, line }) => `${code} ${line}`)).toEqual(
    [1, 3, 5, 9, 7, 11].map((line) => `address-unsafe ${line}`),
  );
  expect(output).not.toMatch(/="\s*(?:java|data:text)/i);
  expect(output).toContain('data:image/gif');
  expect(output).toContain('window.own = 1');
});

test.each([
  'red}x{color:red}',
  'x";}x{color:red}',
  'x\\',
  'x\\"}x{',
  'x\n}x{color:red}',
  'x</style><b>',
  'x);x:url(//e',
])('text of a setting stays inside a string of the style sheet: %j', async (text) => {
  const { output, pages } = await build({
    ...v2,
    fonts: { family: text, source: '/x.woff2', format: 'woff2' },
    background: { image: `/${text}` },
  });
  const rest = output.replace(/<(script|title)[^]*?<\/\1>/g, '').replace(/"(?:\\[^]|[^"\\\n])*"/g, '""');
  expect(pages).toBe(1);
  expect(rest).not.toMatch(/x\{|\}x|<b>|x:url/);
});

test('a line break in an instruction for agents adds no heading', async () => {
  const { output } = await build({ ...v2, markdown: { instructions: ['One\n\n# Two', 'Three'] } }, '# Start\n');
  expect(output.includes('One # Two')).toBe(true);
});
