/** The documentation on real web servers, configured as it says itself. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocsConfig } from '../../plugin/site-build/settings.js';
import { parseHtml } from '../../plugin/core/tree/parse-html.js';
import { walkAll } from '../../plugin/core/tree/walk-html.js';
import { cssAddresses } from '../../plugin/load/scan/css-addresses.js';
import { contentType } from '../../plugin/serve/content-type.js';
import { readHeaders } from '../../plugin/serve/headers-file.js';
import { buildFolder } from '../fixtures/build-folder.js';
import { freePort, isMissing, readableFolder, startServer, type ServerName } from './web-servers.js';

const siteUrl = 'https://docs.test';

/** Sources, destinations, and where a reader arrives, without the base path. */
const moved: [source: string, destination: string, request: string, target: string][] = [
  ['/start/editor-rules', '/writing/authoring-rules#the-rules-file', '', '/writing/authoring-rules/#the-rules-file'],
  ['/old', '/quickstart', '/old?tab=1', '/quickstart/'],
  ['/old/path.html', '/quickstart', '', '/quickstart/'],
  ['/guide.pdf', '/start/install', '', '/start/install/'],
  ['/v1.2', '/index', '', '/'],
  ['/old name/ü', '/start/vite/', '/old%20name/%C3%BC', '/start/vite/'],
  ['/elsewhere', 'https://example.com/a?b=c', '', 'https://example.com/a?b=c'],
];
const withPlaceholder = { source: '/v0/:rest*', destination: '/:rest*' };
const redirects = [...moved.map(([source, destination]) => ({ source, destination })), withPlaceholder];

/** Their pages, for hosts that do not redirect. */
const redirectPages = new Set(
  moved.map(([source]) => (source.endsWith('.html') ? source.slice(1) : `${source.slice(1)}/index.html`)),
);

/** Files that hosts read, and readers do not need. */
const forHosts = new Set(['_headers', '_redirects', 'vercel.json', '_nginx.conf', '.htaccess', '.nojekyll']);

const folders: string[] = [];
const temporary = (): string => {
  const folder = readableFolder();
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const sites = new Map<string, string>();
beforeAll(async () => {
  for (const base of ['/', '/docs/']) {
    const folder = temporary();
    const { report } = await buildFolder('demo', join(folder, base), {
      base,
      siteUrl,
      config: { redirects } as DocsConfig,
    });
    expect(report.errors).toEqual([]);
    sites.set(base, folder);
  }
});

const cases: [ServerName, string][] = [
  ['nginx', '/'],
  ['nginx', '/docs/'],
  ['Apache', '/'],
  ['Apache', '/docs/'],
];

describe.for(cases)('%s at %s', ([name, base]) => {
  const missing = isMissing(name);
  let host = '';
  let out = '';
  let files: string[] = [];

  beforeAll(async () => {
    if (missing) return undefined;
    const folder = sites.get(base)!;
    out = join(folder, base);
    files = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => join(parentPath, file).slice(out.length).replace(/^\//, ''))
      .filter((file) => !forHosts.has(file) && !redirectPages.has(file));
    const port = await freePort();
    host = `http://127.0.0.1:${port}`;
    return startServer(name, { folder, base, port, home: temporary() });
  });

  const get = (path: string): Promise<Response> => fetch(host + path, { redirect: 'manual' });
  const text = (file: string): string => readFileSync(join(out, file), 'utf8');
  const addressOf = (file: string): string => base + encodeURI(file).replace(/(^|\/)index\.html$/, '$1');
  const pages = (): string[] => files.filter((file) => /(?:^|\/)index\.html$/.test(file));

  /** A test that is skipped without the server. */
  const serverTest = (title: string, run: () => Promise<void>): void => {
    test(title, async ({ skip }) => {
      if (missing) skip(missing);
      await run();
    });
  };

  serverTest('sends every page and file, with its type, headers and compression', async () => {
    const wanted = readHeaders(out)(base);
    expect(Object.keys(wanted)).toEqual(['content-security-policy', 'x-content-type-options']);
    const faults: string[] = [];
    for (const file of files) {
      const response = await get(addressOf(file));
      const bytes = Buffer.from(await response.arrayBuffer());
      const expected = readFileSync(join(out, file));
      const type = response.headers.get('content-type') ?? '';
      const isText = contentType(file).includes('charset=utf-8');
      const isVersioned = file.startsWith('_octavo/');
      const rules: [boolean, string][] = [
        [response.status === 200, `status ${response.status}`],
        [bytes.equals(expected), 'content'],
        [typesOf(file).includes(type.split(';')[0]!), `type ${type}`],
        [!isText || /charset=utf-8/i.test(type), `charset ${type}`],
        [!isText || expected.length < 1000 || response.headers.get('content-encoding') === 'gzip', 'compression'],
        [response.headers.get('cache-control')!.includes('immutable') === isVersioned, 'cache'],
        ...Object.entries(wanted).map(([header, value]): [boolean, string] => [
          response.headers.get(header) === value,
          `${header} ${response.headers.get(header) ?? ''}`,
        ]),
      ];
      faults.push(...rules.flatMap(([holds, fault]) => (holds ? [] : [`${file}: ${fault}`])));
    }
    expect(faults).toEqual([]);
    expect(pages().length).toBeGreaterThan(60);
  });

  serverTest('answers every address that the site names without a redirect', async () => {
    const found = new Map<string, string>();
    const add = (address: string, file: string): void => {
      const { origin, pathname, search } = new URL(address, siteUrl + addressOf(file));
      if (origin === siteUrl) found.set(pathname + search, file);
    };
    for (const file of pages())
      walkAll(parseHtml(text(file)), (element) => {
        for (const attribute of ['href', 'src', 'data-index', 'poster']) {
          const value = element.attribute(attribute);
          if (value && !/^(?:data|mailto):/.test(value)) add(value, file);
        }
      });
    for (const file of files.filter((each) => each.endsWith('.css')))
      for (const { address } of cssAddresses(text(file))) add(address, file);
    for (const file of files.filter((each) => /\.(?:html|xml|txt|json|md)$/.test(each) && !each.startsWith('_octavo/')))
      for (const [address] of text(file).matchAll(/https:\/\/docs\.test[^\s<>"')\]]*(?<![.,])/g)) add(address, file);
    const answers = await Promise.all(
      [...found].map(async ([address, file]) => `${(await get(address)).status} ${address} (${file})`),
    );
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
    expect(found.size).toBeGreaterThan(150);
  });

  serverTest('follows every redirect in at most one step of the server', async () => {
    const ends = await Promise.all(moved.map(([source, , request]) => endOf(base + (request || source).slice(1))));
    expect(ends).toEqual(moved.map(([, , , target]) => (target.startsWith('/') ? base + target.slice(1) : target)));
  });

  // On nginx, a script of the 404 page follows them.
  if (name === 'Apache')
    serverTest('sends old addresses of pages and files to theirs, by a rule with a placeholder', async () => {
      const paths = ['start/install', 'start/install/', 'start/install.md', ''];
      const targets = await Promise.all(
        paths.map(async (path) => (await get(`${base}v0/${path}`)).headers.get('location')?.replace(host, '')),
      );
      expect(targets).toEqual(['start/install/', 'start/install/', 'start/install.md', ''].map((path) => base + path));
    });

  /** Where a reader arrives: by a redirect of the server, or by a page that redirects. */
  async function endOf(path: string): Promise<string | undefined> {
    const response = await get(path);
    const location = response.headers.get('location')?.replace(host, '').replace('?tab=1', '');
    if (location !== undefined && location !== `${path.replace('?tab=1', '')}/`) return location;
    const page = await (await fetch(host + path)).text();
    return /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(page)?.[1];
  }

  serverTest(
    'answers other addresses with the 404 page, and addresses of folders with one relative redirect',
    async () => {
      for (const path of ['none', 'none/', 'quickstart/none', '_octavo/none.js', 'none.pdf']) {
        const response = await get(base + path);
        expect([response.status, await response.text()]).toEqual([404, text('404.html')]);
        expect(response.headers.get('content-security-policy')).toBe(readHeaders(out)(base)['content-security-policy']);
        expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
      }
      for (const path of [`${base}quickstart`, ...(base === '/' ? [] : [base.slice(0, -1)])]) {
        const response = await get(path);
        expect([response.status, response.headers.get('location')!.replace(host, '')]).toEqual([301, `${path}/`]);
      }
    },
  );
});

/** The media types of a file; servers name some with those of older standards. */
function typesOf(file: string): string[] {
  const [type = ''] = contentType(file).split(';');
  const others: Record<string, string[]> = {
    'text/javascript': ['application/javascript'],
    'text/xml': ['application/xml'],
    'application/xml': ['text/xml'],
    'image/x-icon': ['image/vnd.microsoft.icon'],
    'application/octet-stream': [''],
  };
  return [type, ...(others[type] ?? [])];
}
