import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalServer, type LocalServer } from '../../test/fixtures/local-server.js';
import { download, type DownloadOptions } from './download.js';
import { NamedHosts } from './named-hosts.js';

let server: LocalServer;
let other: LocalServer;
let visits: string[] = [];

beforeAll(async () => {
  other = await startLocalServer((request, response) => {
    visits.push(request.url!);
    response.end('internal');
  });
  server = await startLocalServer(({ url = '' }, response) => {
    if (url === '/endless') return sendForever();
    if (url === '/bomb') return response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(10_000_000)));
    if (url === '/gzip') return response.setHeader('content-encoding', 'gzip').end(gzipSync('packed'));
    if (url === '/cut')
      return void response.writeHead(200, { 'content-length': 100 }).write('short', () => response.destroy());
    if (url === '/silent') return;
    if (url === '/loop') return response.writeHead(302, { location: '/loop' }).end();
    const target = /^\/to\/(.*)$/.exec(url)?.[1];
    if (target !== undefined) return response.writeHead(302, { location: decodeURIComponent(target) }).end();
    return response.end(url);

    /** Ends only when the reader does. */
    function sendForever(): void {
      const chunk = Buffer.alloc(65_536, 'x');
      const write = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', write);
      write();
    }
  });
});
afterAll(() => Promise.all([server.stop(), other.stop()]));

const answerTo = async (url: string, options?: DownloadOptions): Promise<string> => {
  const answer = await download(url, options);
  return 'reason' in answer ? answer.reason : Buffer.from(answer.bytes).toString();
};
const redirect = (target: string): string => `${server.origin}/to/${encodeURIComponent(target)}`;
const anyPort = (text: string): string => text.replace(/:\d+"/g, ':PORT"');

test('an address that the author names may be on this machine, and redirect there', async () => {
  expect(await answerTo(`${server.origin}/a`)).toBe('/a');
  expect(await answerTo(redirect('/b'))).toBe('/b');
  expect(await answerTo(`${server.origin}/gzip`)).toBe('packed');
});

test.each(['127.0.0.1', 'localhost', 'localhost.', '2130706433', '0x7f.1', '0', '[::1]', '[::ffff:7f00:1]'])(
  'a redirect never reaches another private host: %s',
  async (host) => {
    visits = [];
    const port = other.host.replace(/^.*:/, '');
    expect(await answerTo(redirect(`http://${host}:${port}/admin`))).toMatch(
      // Not every system knows the name with a dot.
      /^the host ".+" is in a private network$|ENOTFOUND/,
    );
    expect(visits).toEqual([]);
  },
);

test('a reference stays on the named hosts, also by redirect', async () => {
  visits = [];
  const hosts = new NamedHosts();
  await download(`${server.origin}/a`, { hosts });
  const reference = { hosts, isNamed: false };
  expect(await answerTo(`${server.origin}/b`, reference)).toBe('/b');
  expect(anyPort(await answerTo(`${other.origin}/b`, reference))).toBe(
    'the settings do not name the host "127.0.0.1:PORT"',
  );
  expect(anyPort(await answerTo(redirect(`${other.origin}/c`), reference))).toBe(
    'the settings do not name the host "127.0.0.1:PORT"',
  );
  expect(visits).toEqual([]);
  // Naming the host would not help.
  expect(await answerTo(redirect(`ftp://${other.host}/c`), reference)).toBe(
    '"ftp:" is not a protocol that files are read from',
  );
  const named = new NamedHosts([server.host, other.host]);
  expect(await answerTo(redirect(`${other.origin}/c`), { hosts: named, isNamed: false })).toBe('internal');
});

test('a named host whose name resolves to a private address is not asked for references', async () => {
  visits = [];
  const hosts = new NamedHosts();
  const host = other.host.replace('127.0.0.1', 'localhost');
  hosts.add(host);
  expect(anyPort(await answerTo(`http://${host}/a`, { hosts, isNamed: false }))).toBe(
    'the host "localhost:PORT" is in a private network',
  );
  expect(visits).toEqual([]);
});

test('a huge answer is refused while it arrives, and so is a small one that unpacks to a huge one', async () => {
  const limited = (): DownloadOptions => ({ budget: { bytes: 1_000_000, reason: 'it is too large' } });
  expect(await answerTo(`${server.origin}/endless`, limited())).toBe('it is too large');
  expect(await answerTo(`${server.origin}/bomb`, limited())).toBe('it is too large');
});

test('reports redirects without an end, other protocols, credentials, broken answers and silence', async () => {
  expect(await answerTo(`${server.origin}/loop`)).toBe('the server redirects more than 20 times');
  expect(await answerTo(redirect('file:///etc/passwd'))).toBe('"file:" is not a protocol that files are read from');
  expect(await answerTo(redirect('http://'))).toBe('the server redirects to an invalid URL');
  expect(await answerTo(`http://user:password@${server.host}/`)).toBe('the address contains a user name or a password');
  expect(await answerTo(`${server.origin}/cut`)).toMatch(/^the server cannot be reached/);
  expect(await answerTo(`${server.origin}/silent`, { timeout: 50 })).toBe(
    'the server did not answer within 0.05 seconds',
  );
});
