/** The content that a specification adds to a page is text, from files and from servers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { writeFiles } from '../../test/cli/temporary-folder.js';
import { buildSite } from './build-site.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'octavo-content-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const specification = (content: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Moons', version: '1' },
    paths: { '/a': { get: { operationId: 'a', summary: 'A', 'x-mint': { content }, responses: {} } } },
  });

async function serve(text: string): Promise<string> {
  const server = createServer((_, response) => response.end(text));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api.json`;
}

async function build(openapi: string, files: Record<string, string> = {}, api: object = {}) {
  const root = join(folder, 'docs');
  const outDir = join(folder, 'out');
  const navigation = { groups: [{ group: 'API', openapi }] };
  const settings = { name: 'Acme', theme: 'mint', colors: { primary: '#336699' }, navigation, api };
  writeFiles(root, { 'docs.json': JSON.stringify(settings), ...files });
  const { report } = await buildSite({ root, outDir, cacheDir: false });
  const read = (file: string): string => readFileSync(join(outDir, file), 'utf8');
  const html = read('api-reference/a/index.html').replace(/<template shadowrootmode[^]*?<\/template>/g, '');
  const page = /<\/octavo-playground>([^]*)<\/main>/.exec(html)![1]!;
  const warnings = report.warnings.filter(({ code }) => code === 'content-unsafe' || code === 'address-unsafe');
  return { page, headers: read('_headers'), errors: report.errors, warnings };
}

const hostile = [
  `<img src='https://e.example/x' alt='x' onerror='window.ran=1'/> <script>window.ran=2</script>`,
  `<base href="//evil.example/"/> <meta httpEquiv="refresh" content="0;url=//evil.example"/> <style>{'body{}'}</style>`,
  `<iframe src="//evil.example"/> <form action="//evil.example"><button>Go</button></form> <svg onload="ran()"/>`,
  `<Card title="T" href="javascript:ran()" onclick="ran()" style={{ background: 'url(//evil.example)' }}>Kept</Card>`,
  `<Color><Color.Item name="c" value="red;background:url(//evil.example)" /></Color>`,
  `<Icon icon={<svg onload="ran()"/>} /> <Link href="data:text/html,x" onClick="ran()">link</Link> [l](javascript:ran())`,
  `<Card {...{ onclick: 'ran()' }} title="S">s</Card> {window.ran = 3} {[<script>ran()</script>]}`,
  `<Link href="/" ping="//evil.example" attributionsrc="//evil.example">link</Link> <ZoomImage src="/a.png" name="position" />`,
  `<div class="fixed inset-0 bg-[url(//evil.example)]" style="position:fixed">boxed</div>`,
].join('\n\n');

describe.each(['a file', 'a server'])('x-mint.content of %s', (from) => {
  const buildContent = async (content: string, files: Record<string, string> = {}, api: object = {}) =>
    from === 'a file'
      ? build('api.json', { 'api.json': specification(content), ...files }, api)
      : build(await serve(specification(content)), files, api);

  test('has Markdown, HTML that formats text, and components with literal props', async () => {
    const content =
      '**Bold** and <kbd>key</kbd>.\n\n<Card title="T" href="/api-reference/a" horizontal={true}>Body {"text"} {1}</Card>\n\n- one\n\n{/* note */}';
    const { page, errors, warnings } = await buildContent(content);
    expect([...errors, ...warnings]).toEqual([]);
    expect(page).toContain('<strong>Bold</strong> and <kbd>key</kbd>');
    expect(page).toMatch(
      /<a data-horizontal="true" href="\/api-reference\/a\/" class="card octavo-card">.*>T<\/h2><div data-component-part="card-content">\s*Body text 1<\/div>/,
    );
    expect(page).not.toContain('note');
  });

  test('never becomes code, styles, or a part of the policy', async () => {
    const safe = await buildContent('Text.');
    const { page, headers, errors, warnings } = await buildContent(hostile);
    expect(errors).toEqual([]);
    expect(page).not.toMatch(/<(?:script|base|meta|style|iframe|form|svg onload)\b|\son[a-z]+=|javascript:|data:text/);
    expect(page).not.toMatch(/="[^"]*(?:evil\.example|fixed|position)/);
    expect(page).toContain('Kept');
    expect(page).toContain('boxed');
    expect(headers).toBe(safe.headers);
    expect(headers).not.toContain('unsafe-hashes');
    expect(warnings.length).toBeGreaterThan(10);
  });

  test('with an expression, an import or a component of the author is built without them', async () => {
    const content = 'import { Own } from "/snippets/own.jsx"\n\nSum {1 + 1}. <Own>Inner</Own> {Math.max(1, 2)}\n';
    const { page, errors, warnings } = await buildContent(content, {
      'snippets/own.jsx': 'export const Own = ({ children }) => <b>{children}!</b>;\n',
    });
    expect(errors).toEqual([]);
    expect(page).toMatch(/Sum 2\. Inner \{Math\.max\(1, 2\)\}/);
    expect(warnings.map(({ message }) => message)).toEqual([
      'The content of a specification may not contain code: import { Own } from "/snippets/own.jsx".',
      'The content of a specification may not contain <Own>.',
      'The content of a specification may not contain an expression: {Math.max(1, 2)}.',
    ]);
  });

  test('that cannot be read is an error, and the page is built without it', async () => {
    const { page, errors } = await buildContent('Broken </title> content');
    expect(errors).toMatchObject([{ code: 'mdx-syntax' }]);
    expect(page).not.toContain('Broken');
  });

  test('may contain code in files, if the settings say so', async () => {
    const content = 'import { Own } from "/snippets/own.jsx"\n\nSum {Math.max(1, 2)}. <Own>Inner</Own>\n';
    const files = { 'snippets/own.jsx': 'export const Own = ({ children }) => <b>{children}!</b>;\n' };
    const { page, errors, warnings } = await buildContent(content, files, { trustContent: true });
    expect(errors).toEqual([]);
    expect(page.includes('Sum 2. <b>Inner!</b>')).toBe(from === 'a file');
    expect(warnings).toHaveLength(from === 'a file' ? 0 : 3);
  });
});
