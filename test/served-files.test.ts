/** The dev server serves the files that a build publishes, and no others. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { octavo } from '../plugin/index.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

let server: ViteDevServer;
let url: string;
let root: string;

beforeAll(async () => {
  root = writeFiles(temporaryFolder(), {
    'docs.json': {
      name: 'Site',
      theme: 'mint',
      colors: { primary: '#0055aa' },
      navigation: { pages: ['index', 'more'] },
    },
    'index.mdx': 'Read [more](/more).\n',
    'more.mdx': '<a href="/downloads/a%20b.csv">Data</a>\n\nRun `deploy.sh`.\n',
    'downloads/a b.csv': 'used',
    'notes.txt': 'unused',
    'data/extra.csv': 'included',
    'deploy.sh': 'unused',
    id_rsa: 'private',
    'credentials.json': { private: true },
    '.env': 'private',
    '.vscode/settings.json': {},
    'images/a.png': 'image',
    'robots.txt': 'website',
  });
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [octavo({ include: ['data/*.csv'] })],
  });
  await server.listen();
  url = server.resolvedUrls?.local[0] ?? '';
});
afterAll(() => server.close());

const status = async (path: string): Promise<number> =>
  (await fetch(new URL(path, url), { headers: { accept: '*/*' } })).status;

test.each(['downloads/a%20b.csv', 'data/extra.csv', 'images/a.png', 'robots.txt', 'more'])(
  'serves %s',
  async (path) => {
    expect(await status(path)).toBe(200);
  },
);

test.each(['notes.txt', 'deploy.sh', 'id_rsa', 'credentials.json', '.env', '.vscode/settings.json'])(
  'does not serve %s',
  async (path) => {
    expect(await status(path)).toBe(404);
  },
);

test.each(['id_rsa', '.env'])('does not serve %s by its path on the disk', async (path) => {
  expect(await status(`@fs${root}/robots.txt`)).toBe(200);
  expect(await status(`@fs${root}/${path}`)).toBe(403);
});
