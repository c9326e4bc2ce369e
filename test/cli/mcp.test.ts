/** `octavo mcp` with a client of the SDK. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../plugin/serve/serve-site.js';
import { bin } from './bin.js';
import { buildFolder } from '../fixtures/build-folder.js';
import { runOctavo } from './run-octavo.js';
import { temporaryFolder, writeFiles } from './temporary-folder.js';

const temporary = temporaryFolder();
const docs = join(temporary, 'docs');
const out = join(temporary, 'out');
const server = createServer((request, response) =>
  serveSite({ folder: out, base: '/docs/' })(request, response, () => response.end()),
);
let url: string;

beforeAll(async () => {
  writeFiles(docs, {
    'docs.json': { name: 'Planets', navigation: { groups: [{ group: 'Start', pages: ['index', 'guides/moons'] }] } },
    'index.mdx': '---\ntitle: Planets\ndescription: All planets.\n---\n\nEight of them.\n',
    'guides/moons.mdx': '---\ntitle: Moons\n---\n\nEuropa has an ocean below its ice.\n',
  });
  await buildFolder(docs, out, { base: '/docs/' });
  await new Promise<void>((listening) => void server.listen(0, listening));
  url = `http://localhost:${(server.address() as AddressInfo).port}/docs`;
});
afterAll(() => void server.close());

type Call = (name: string, args?: Record<string, unknown>) => Promise<{ text: string; isError?: boolean }>;

async function withClient(source: string, use: (call: Call, client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp', source] }));
  const call: Call = async (name, args = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    return { text: (content as { text: string }[])[0]!.text, isError: isError as boolean | undefined };
  };
  try {
    await use(call, client);
  } finally {
    await client.close();
  }
}

test('lists, searches and reads the pages of a folder and of a host', async () => {
  for (const source of [out, url]) {
    await withClient(source, async (call, client) => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(['list_pages', 'search_pages', 'read_page']);
      expect((await call('list_pages')).text).toBe(
        '- index: Planets (Start). All planets.\n- guides/moons: Moons (Start)',
      );
      expect((await call('list_pages', { section: 'other' })).text).toContain('No section');
      expect((await call('search_pages', { query: 'OCEAN ice' })).text).toBe(
        '- guides/moons: Moons (Start)\n  … Europa has an ocean below its ice. …',
      );
      expect((await call('read_page', { path: '/guides/moons' })).text).toBe(
        '# Moons\n\nEuropa has an ocean below its ice.\n',
      );
      expect(await call('read_page', { path: 'guides/moon' })).toEqual({
        text: 'There is no page "guides/moon". Did you mean "guides/moons"?',
        isError: true,
      });
      expect((await call('read_page', { path: 'moons' })).text).toContain('Did you mean "guides/moons"?');
    });
  }
});

test('reports what is not a site', async () => {
  writeFiles(temporary, { 'broken/pages.json': '<!doctype html>' });
  const sources = [temporary, `${url}/none`, join(temporary, 'broken'), 'https://['];
  const runs = await Promise.all(sources.map((source) => runOctavo(['mcp', source])));
  for (const { status, stdout } of runs) expect([status, stdout]).toEqual([1, '']);
  const another = '  Give the URL of a site that was built by Octavo, including its path.';
  expect(runs.map(({ stderr }) => stderr.split('\n')[1])).toEqual([
    '  Run "octavo build" first.',
    another,
    another,
    another,
  ]);
});

test('answers stay small for a question of a megabyte', async () => {
  const long = 'ocean'.repeat(200_000);
  await withClient(out, async (call) => {
    for (const [tool, key] of [
      ['list_pages', 'section'],
      ['search_pages', 'query'],
      ['read_page', 'path'],
    ] as const)
      expect((await call(tool, { [key]: long })).text.length).toBeLessThan(200);
    const { text, isError } = await call(long);
    expect([text.length, isError]).toEqual([1_000, true]);
  });
});

test('reads only what is part of the site', async () => {
  const folder = join(temporary, 'changed');
  const origin = new URL(url).origin;
  const paths = ['../secret.md', '/docs/../secret.md', `${origin}/secret.md`, '//127.0.0.1:9/secret.md'];
  const index = {
    name: 'Planets',
    pages: paths.map((markdown) => ({ title: 'A', url: markdown, markdown, section: [] })),
  };
  writeFiles(temporary, { 'secret.md': 'ocean', 'changed/pages.json': index });
  const asked: string[] = [];
  const host = createServer(({ url: path = '' }, response) => {
    asked.push(path);
    response.end(path.endsWith('.json') ? JSON.stringify(index) : 'ocean');
  });
  await new Promise<void>((listening) => void host.listen(0, listening));
  for (const source of [folder, `http://localhost:${(host.address() as AddressInfo).port}/docs`]) {
    await withClient(source, async (call) => {
      for (const path of paths) expect(await call('read_page', { path })).toMatchObject({ isError: true });
    });
  }
  expect(asked).toEqual(['/docs/pages.json']);
  host.close();
});
