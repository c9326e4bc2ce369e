import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from './build-site.js';
import { fileList, leftOutLine } from '../load/scan/file-list.js';

const key = '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n';

/** None of these files may be published, though they are next to the pages. */
const privateFiles = [
  '.env .env.production prod.env .npmrc .netrc .git/config .ssh/id_rsa .bash_history .htpasswd id_rsa',
  'id_ed25519 server.pem server.key release.keystore app.jks cert.p12 vault.kdbx wg.ovpn',
  'credentials.json credentials aws-credentials.csv service-account.json client_secret_1.json',
  'secrets.yaml terraform.tfstate terraform.tfstate.backup prod.tfvars backup.sql backup.sql.gz',
  'users.sqlite dump.rdb docker-compose.yml compose.yaml traffic.har site.bak zsh_history wp-config.php',
  'kubeconfig',
].flatMap((names) => names.split(' '));

const irrelevantFiles = [
  'package.json package-lock.json tsconfig.json Makefile Dockerfile deploy.sh scripts/release.py',
  'src/server.ts src/app.jsx vite.config.js notes.txt TODO data/customers.csv meta.json',
  'design.psd archive.zip report.xlsx app.log index.php main.go pyproject.toml Cargo.lock old.html',
  'node_modules/x/index.js __pycache__/a.pyc CLAUDE.md AGENTS.md README.md .DS_Store',
  '.vscode/settings.json',
].flatMap((names) => names.split(' '));

const websiteFiles = [
  'robots.txt _headers CNAME .well-known/security.txt ads.txt favicon.ico site.webmanifest',
  'google1a2b.html images/unused.png images/credentials.png fonts/a.woff2 clip.mp4 sound.mp3 guide.pdf',
  'style.css track.js lib/tool.js',
].flatMap((names) => names.split(' '));

/** Files of types that are published only if they are used, and references to them. */
const usedFiles = {
  'downloads/cli.zip': '[CLI](/downloads/cli.zip)',
  'downloads/a b.csv': '[CSV](./downloads/a%20b.csv?x#y)',
  'downloads/tool.sh': '<a href="/downloads/tool.sh">Script</a>',
  'data/lottie.json': '<octavo-x config="/data/lottie.json" />',
  'data/small.dat': '<img srcSet="/images/unused.png 1x, /data/small.dat 2x" alt="" />',
  'embed/demo.html': '<iframe src="/embed/demo.html" title="Demo" />',
  'data/poster.raw': '<video src="/clip.mp4" poster="/data/poster.raw" />',
  'data/inline.bin': '<div style={{ backgroundImage: "url(/data/inline.bin)" }} />',
  'data/live.json': '<Live />',
  'embed/demo.js': '',
  'embed/part.js': '',
  'data/from-script.json': '',
  'data/en.json': '',
  'data/cursor.bin': '',
  'spec/openapi.yaml': '',
  'spec/parts/user.yaml': '',
  'spec/page.json': '',
};

function writeSite(more: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'octavo-published-'));
  const content = Object.values(usedFiles).filter(Boolean).join('\n\n');
  const files: Record<string, string> = {
    ...Object.fromEntries(
      [...privateFiles, ...irrelevantFiles, ...websiteFiles, ...Object.keys(usedFiles)].map((file) => [
        file,
        file.endsWith('.json') ? '{}' : 'x',
      ]),
    ),
    'docs.json': JSON.stringify({
      name: 'Site',
      theme: 'mint',
      colors: { primary: '#0055aa' },
      api: { openapi: '/spec/openapi.yaml' },
      navigation: { pages: ['index'] },
    }),
    'index.mdx': `---\ntitle: Makefile\nopenapi: spec/page.json GET /users\n---\nimport { Live } from '/snippets/live.jsx';\n\n${content}\n\nWrite a \`deploy.sh\` and "notes.txt".\n`,
    'snippets/live.jsx': `export const Live = () => <button onClick={() => fetch('/data/live.json')}>Load</button>;`,
    'style.css': '@import "images/more.css"; .a { cursor: url(data/cursor.bin) }',
    'images/more.css': '',
    'track.js': 'fetch(`/data/from-script.json`); fetch(`/data/${language}.json`.replace("x", ""))',
    'embed/demo.html': '<script type="module" src="demo.js"></script>',
    'embed/demo.js': 'import "./part.js";',
    'spec/openapi.yaml': 'openapi: 3.1.0\ncomponents:\n  $ref: "./parts/user.yaml#/a"\n',
    'spec/page.json': '{ "openapi": "3.1.0", "info": {}, "paths": { "/users": { "get": {} } } }',
    ...more,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

async function published(root: string, include?: string[]) {
  const outDir = join(root, 'dist');
  const result = await buildSite({ root, outDir, cacheDir: false, include });
  const paths = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1));
  expect(result.report.errors).toEqual([]);
  const found = result.report.warnings.filter(({ code }) => code.startsWith('file-') || code.startsWith('link-'));
  const codes = found.map(({ code, file, line }) => `${code} ${file}:${line}`);
  return { ...result, paths: new Set(paths), codes };
}

test('publishes website files and what the site refers to, and nothing else', async () => {
  const { paths, files } = await published(writeSite());
  const missing = [...websiteFiles, ...Object.keys(usedFiles), 'images/more.css', 'index.html'].filter(
    (file) => !paths.has(file),
  );
  expect(missing).toEqual([]);
  expect([...privateFiles, ...irrelevantFiles].filter((file) => paths.has(file))).toEqual([]);
  const leftOut = files.filter(({ reason }) => reason === 'unused' || reason === 'private');
  expect(leftOutLine(files)).toBe(
    `Left out ${leftOut.length} files that are private (${files.filter(({ reason }) => reason === 'private').length}) or no page uses; octavo check --files lists them.`,
  );
  const list = fileList(files);
  expect(list).toContain('left out   backup.sql  (private)\n');
  expect(list).toContain('left out   deploy.sh  (nothing refers to it)\n');
  expect(list).toContain('published  downloads/cli.zip  (used by the site)\n');
});

test('a reference to a private file is a located warning, and the file is not published', async () => {
  const { paths, codes } = await published(
    writeSite({
      'index.mdx': '[Key](/server.pem)\n\n[Env](/.env)\n\n[Text](/note.txt)\n\n[Logo](/images/credentials.png)\n',
      'note.txt': key,
    }),
  );
  expect(codes).toEqual(['file-private index.mdx:1', 'file-private index.mdx:3', 'file-private index.mdx:5']);
  expect(['server.pem', '.env', 'note.txt'].filter((file) => paths.has(file))).toEqual([]);
});

test('an author includes files by a pattern; private ones only by their name', async () => {
  const { paths, codes } = await published(
    writeSite({
      'index.mdx': '[Dump](/backup.sql) [Env](/.env.production)\n',
      '.mintignore': '!notes.txt\n!.env.production\n!backup.sql\nimages/\n',
    }),
    ['data/**', '/*', 'src/*.ts', '.vscode/settings.json'],
  );
  const included = [
    'notes.txt',
    'backup.sql',
    '.env.production',
    'data/customers.csv',
    'src/server.ts',
    '.vscode/settings.json',
    'deploy.sh',
  ];
  expect(included.filter((file) => !paths.has(file))).toEqual([]);
  expect(
    ['id_rsa', 'credentials.json', '.env', 'images/unused.png', '.git/config'].filter((file) => paths.has(file)),
  ).toEqual([]);
  expect(codes).toEqual([]);
});

test('a file that was published by an earlier build is removed when nothing refers to it', async () => {
  const root = writeSite();
  await published(root);
  writeFileSync(join(root, 'index.mdx'), 'No links.\n');
  await published(root);
  expect(existsSync(join(root, 'dist', 'downloads', 'cli.zip'))).toBe(false);
});

test('the docs show all files of a built site', async () => {
  const root = mkdtempSync(join(tmpdir(), 'octavo-tree-'));
  const redirects = [{ source: '/old/:page', destination: '/guides/:page' }];
  const files = {
    'docs.json': JSON.stringify({ name: 'Acme', redirects, navigation: { pages: ['index', 'guides/install'] } }),
    'index.mdx': '![A](/images/a.svg)',
    'guides/install.mdx': 'Words.',
    'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'docs', path)), { recursive: true });
    writeFileSync(join(root, 'docs', path), text);
  }
  const outDir = join(root, 'site');
  await buildSite({ root: join(root, 'docs'), outDir, cacheDir: false, siteUrl: 'https://acme.example' });
  const page = readFileSync('demo/start/static-site.mdx', 'utf8');
  const shown = [...page.matchAll(/^ {4}<Tree\.\w+ name="([^"]+)"/gm)].map(([, name]) => name!);
  expect(readdirSync(outDir).toSorted()).toEqual(shown.toSorted());
});

test('a file that a page takes the place of is a located warning, of the author and of the site', async () => {
  const { paths, codes } = await published(
    writeSite({
      ...Object.fromEntries(
        ['guide.mdx', 'CNAME.md', 'license.md', 'llms.txt.mdx', 'v1.mdx'].map((file) => [file, '# A']),
      ),
      'guide/index.html': '',
      license: '',
      'v1.md/a.png': '',
    }),
  );
  expect(codes).toEqual([
    'file-blocked CNAME:1',
    'file-blocked guide/index.html:1',
    'file-blocked llms.txt.mdx:1',
    'file-blocked v1.md/a.png:1',
  ]);
  expect(['CNAME', 'llms.txt', 'v1.md/a.png'].filter((file) => paths.has(file))).toEqual([]);
});
