import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from './build-site.js';
import { checkSite } from './read-site.js';

const settings = { name: 'Docs', theme: 'mint', colors: { primary: '#0a6b50' } };

function write(files: Record<string, string>, navigation: object, more: object = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'octavo-places-'));
  const all = {
    'docs.json': JSON.stringify({ ...settings, navigation: { groups: [{ group: 'API', ...navigation }] }, ...more }),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** Places and messages of all problems, each on a line. */
async function problemsOf(root: string): Promise<string[]> {
  const { report } = await buildSite({ root, cacheDir: false });
  return [...report.errors, ...report.warnings].map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
}

const operation = { responses: { 200: { description: 'OK' } } };

const yaml = `openapi: 3.1.0
info: { title: Users, version: '1' }
paths:
  /users:
    get:
      summary: List users
      description: |
        One sentence.

        A [script](javascript:alert).
      x-mint:
        metadata:
          icon: missing-icon
          related: [missing/page]
        content: |
          Some text.

          A [page](/missing) and <Icon icon="other-missing" />.
      responses:
        '200': { description: 'A [script](javascript:alert).' }
  /teams:
    get:
      summary: List teams
      x-mint:
        content: |
          <Note>
          never closed
      responses:
        '200': { description: OK }
`;

test('problems of generated pages are in the specification, at the text that causes them', async () => {
  const redirects = [{ source: '/api-reference/list-users', destination: '/api-reference/list-teams' }];
  const root = write({ 'api/users.yaml': yaml }, { openapi: 'api/users.yaml' }, { redirects });
  const problems = await problemsOf(root);
  expect(problems.filter((each) => each.includes('.mdx'))).toEqual([]);
  const starts = [
    'api/users.yaml:26:11 <Note> has no closing tag',
    'api/users.yaml:5:5 The address "javascript:alert" is not a path',
    'api/users.yaml:12:9 Unknown icon "missing-icon"',
    'api/users.yaml:12:9 related: there is no page "missing/page"',
    'api/users.yaml:18:13 The link target "/missing"',
    'api/users.yaml:18:34 Unknown icon "other-missing"',
    'docs.json:1:',
  ];
  expect(problems.map((each, index) => each.slice(0, starts[index]?.length))).toEqual(starts);
  expect(problems.at(-1)).toContain('because the page of GET /users is published');
});

test('each problem of a text in JSON is reported once, at its key', async () => {
  const content = 'A [page](/missing).\n\nThe same [page](/missing).';
  const source = { openapi: '3.1.0', paths: { '/users': { get: { ...operation, 'x-mint': { content } } } } };
  const root = write({ 'api.json': JSON.stringify(source, undefined, 2) }, { openapi: 'api.json' });
  expect(await problemsOf(root)).toEqual(['api.json:12:11 The link target "/missing" does not exist.']);
});

test('what an overlay adds has its place in the overlay', async () => {
  const overlay = `overlay: 1.0.0
actions:
  - target: $.paths['/users'].get
    update:
      x-mint:
        content: A [page](/missing).
`;
  const source = { openapi: '3.1.0', paths: { '/users': { get: operation } } };
  const root = write(
    { 'api.json': JSON.stringify(source), 'overlay.yaml': overlay },
    { openapi: { source: 'api.json', overlays: ['overlay.yaml'] } },
  );
  expect(await problemsOf(root)).toEqual(['overlay.yaml:6:9 The link target "/missing" does not exist.']);
});

test('a page of a file has its own problems in the file, and those of the operation in the specification', async () => {
  const page = '---\ntitle: Users\nopenapi: GET /users\n---\n\nA [page](/missing).\n';
  const described = { responses: { 200: { description: 'A [script](javascript:alert).' } } };
  const source = { openapi: '3.1.0', paths: { '/users': { get: described } } };
  const root = write(
    { 'api.json': JSON.stringify(source, undefined, 2), 'users.mdx': page },
    { pages: ['users'], openapi: 'api.json' },
  );
  const problems = await problemsOf(root);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^api\.json:5:7 The address "javascript:alert"/);
  expect(problems[1]).toMatch(/^users\.mdx:6:\d+ The link target "\/missing"/);
});

test('problems of channels and of GraphQL types are at their definitions', async () => {
  const channels = `asyncapi: 3.0.0
info: { title: Chat, version: '1' }
channels:
  chat:
    address: /chat
    description: "First.\\n\\nA [script](javascript:alert)."
`;
  const schema = 'type Query {\n  "First.\\n\\nA [script](javascript:alert)."\n  user: String\n}\n';
  expect((await problemsOf(write({ 'chat.yaml': channels }, { asyncapi: 'chat.yaml' })))[0]).toMatch(
    /^chat\.yaml:4:3 /,
  );
  expect((await problemsOf(write({ 'api.graphql': schema }, { graphql: 'api.graphql' })))[0]).toMatch(
    /^api\.graphql:3:3 /,
  );
});

test('a check finds the same places', async () => {
  const root = write({ 'api/users.yaml': yaml }, { openapi: 'api/users.yaml' });
  const { report } = await checkSite({ root, cacheDir: false });
  const all = [...report.errors, ...report.warnings, ...report.notices];
  expect(all.filter(({ file }) => file.endsWith('.mdx'))).toEqual([]);
});
