/** Responses of the dev and the preview server to malicious requests. */
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, createServer, preview, type InlineConfig } from 'vite';
import { octavo } from '../../plugin/index.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';

const folder = temporaryFolder();
const root = join(folder, 'docs');

interface Answer {
  status: number;
  text: string;
  allowed: string | undefined;
}

/** Sends the path unchanged; `fetch` would normalize it. */
function ask(url: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      const allowed = response.headers['access-control-allow-origin'];
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, allowed }));
    });
    sent.on('error', reject).end();
  });
}

beforeAll(() => {
  writeFiles(folder, { 'secret.txt': 'TOP SECRET' });
  writeFiles(root, {
    'docs.json': JSON.stringify({
      name: 'Acme',
      theme: 'mint',
      colors: { primary: '#336699' },
      navigation: { pages: ['index'] },
    }),
    'index.mdx': '# Start\n',
    '.env': 'KEY=TOP SECRET\n',
  });
});

const config: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [octavo()],
  build: { outDir: join(folder, 'out') },
};

const outside = join(folder, 'secret.txt').replaceAll('\\', '/');
const paths = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/guides/..%2f..%2fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '//secret.txt',
  `/@fs${outside}`,
  `/@fs${outside}?raw`,
  `/@fs${outside}?import&raw`,
  `/@fs/${root}/.env`,
  '/.env',
  '/.env?raw',
  '/%2eenv',
  '/index.mdx%00',
  '/%',
  '/%E0%A4',
];

/** Paths that no file system has. */
const longPaths = ['', '.svg', '.md', '.mdx', '.js?import', '.jsx?raw', '.css', '/b'].map(
  (end) => `/${'a'.repeat(300)}${end}`,
);

describe.each(['dev', 'preview'])('%s', (kind) => {
  let url = '';
  let close: () => Promise<void>;
  beforeAll(async () => {
    if (kind === 'preview') await build(config);
    const server =
      kind === 'dev'
        ? await (await createServer({ ...config, server: { port: 0, host: '127.0.0.1' } })).listen()
        : await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
    url = server.resolvedUrls!.local[0]!;
    close = () => server.close();
  });
  afterAll(() => close());

  test('serves the start page, so that refused requests are meaningful', async () => {
    expect(await ask(url, '/')).toMatchObject({ status: 200, text: expect.stringContaining('Start') as string });
  });

  test.each(paths)('serves no private file at %s', async (path) => {
    const { status, text } = await ask(url, path);
    expect(text).not.toContain('TOP SECRET');
    expect(text).not.toMatch(/^\s+at .*\(?(?:file:|\/).*:\d+:\d+/m);
    expect(status).toBeLessThan(500);
  });

  test.each(longPaths)('has no file with a name of more than 255 characters (%#)', async (path) => {
    const { status, text } = await ask(url, path, { accept: '*/*' });
    expect(status).toBe(404);
    expect(text).not.toMatch(/ENAMETOOLONG|^\s+at /m);
  });

  test.each(['?file=/etc/passwd', '/x?file=/etc/passwd', '.x?file=/etc/passwd', '?file=file:///etc/passwd'])(
    'does not open files outside the site in the editor: %s',
    async (rest) => {
      for (const route of ['/__open-in-editor', '/__OPEN-in-editor']) {
        const { status } = await ask(url, route + rest);
        expect(status).toBe(kind === 'dev' ? 403 : 404);
      }
    },
  );

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'localhost@evil.example'])(
    'refuses a foreign host name: %s',
    async (host) => {
      const { status, text } = await ask(url, '/', { host });
      expect(status).toBe(403);
      expect(text).not.toContain('Start');
    },
  );

  test.each(['localhost', 'docs.localhost', '192.168.0.1', '[::1]'])('answers requests to %s', async (host) => {
    expect((await ask(url, '/', { host })).status).toBe(200);
  });

  test.each(['/', '/index.md'])('does not let other sites read %s', async (path) => {
    for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'http://192.168.0.1', 'null'])
      expect((await ask(url, path, { origin })).allowed).toBeUndefined();
  });

  test('lets other servers of this machine read pages', async () => {
    const origin = 'http://localhost:3000';
    expect((await ask(url, '/', { origin })).allowed).toBe(origin);
  });
});
