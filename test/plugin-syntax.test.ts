/** The syntax and styles of plugins, and components of plugins in interactive ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder } from './browser/serve-folder.js';
import { buildSite } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const settings = (pages: string[], more: object = {}) => ({ name: 'Acme', navigation: { pages }, ...more });
const page = (text: string): string => `---\ntitle: Start\n---\n\n${text}\n`;

/** Reads a word between two of the character, as the component with the text. */
const plugin = (name: string, start: string, more = ''): string => `{
  name: '${name}',
  syntax: [{ start: '${start}', read(source, at, blockEnd, line) {
    const [all, , text] = /^(.)(\\w+)\\1/.exec(source.slice(at, blockEnd)) ?? [];
    return all ? { end: at + all.length, component: 'Of${name}', props: { text }, isBlock: line.content === at } : undefined;
  } }],
  components: { Of${name}: ({ text }, page, { h }) => h('b', { class: '${name}' }, text) },
  ${more}
}`;

test('a plugin adds syntax, the last one for a character reads first, and code and addresses are passed by', async () => {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': settings(['index', 'other']),
    'index.mdx': page(
      'Own $a$, %b% and $c d$ at http://x.y:80:90:a, [e](/other?a=:f:), `%g%`, \\%h%, <i title="%i%">:j:</i>.\n\n%k%\n\n- :l:',
    ),
    'other.mdx': page('Other :m:'),
    'octavo.config.mjs': `export default { plugins: [
  ${plugin('one', '%')}, ${plugin('two', '$')}, ${plugin('three', '%')},
  ${plugin('four', ':', "styles: { '.two': '.two { color: red }', b: 'b { color: blue }', u: 'u { color: green }' },")},
] };\n`,
  });
  const out = join(root, 'dist');
  expect((await buildSite(root, out)).result.errors).toEqual([]);
  const read = (file: string): string => readFileSync(join(out, file), 'utf8');
  const html = read('index.html');
  for (const text of [
    'Own <b class="two">a</b>, <b class="three">b</b> and <math>',
    '>http://x.y:80:90:a</a>, ',
    'href="/other/?a=:f:"',
    '<code>%g%</code>, %h%, <i title="%i%"><b class="four">j</b></i>.</p>\n<b class="three">k</b>',
    '<b class="four">l</b>',
  ])
    expect(html).toContain(text);
  const styles = ['.two { color: red }', 'b { color: blue }', 'u { color: green }', 'math{'];
  const used = (file: string): boolean[] => styles.map((css) => read(file).includes(css));
  expect([used('index.html'), used('other/index.html')]).toEqual([
    [true, true, false, true],
    [false, true, false, false],
  ]);
});

test('a change of the syntax builds the pages again', async () => {
  const root = writeFiles(temporaryFolder(), { 'docs.json': settings(['index']), 'index.mdx': page('A %b%') });
  const out = join(root, 'dist');
  const built = async (start: string): Promise<boolean> => {
    writeFiles(root, { 'octavo.config.mjs': `export default ${plugin('one', start)};\n` });
    await buildSite(root, out);
    return readFileSync(join(out, 'index.html'), 'utf8').includes('<b class="one">b</b>');
  };
  expect([await built('%'), await built('~'), await built('%')]).toEqual([true, false, true]);
});

test('math is text if a setting says so, except in fences and components', async () => {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': settings(['index'], { styling: { latex: false } }),
    'index.mdx': page('Costs $a$ <Latex>b</Latex>\n\n```math\nc\n```'),
  });
  await buildSite(root, join(root, 'dist'));
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  expect(html).toMatch(/Costs \$a\$ <math><semantics><mi>b<\/mi>.*<math display="block"[^>]*><semantics><mi>c<\/mi>/s);
});

test('components that run only in Node keep what they show in interactive components', async () => {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': settings(['index']),
    'snippets/live.jsx': `import { useState } from 'react';
export const Live = () => {
  const [count, setCount] = useState(0);
  return <div id="live"><button onClick={() => setCount(count + 1)}>{count}</button>
    <Latex tex="x^2" /><Ofone text="same" /><Ofone text={'n' + count}>new</Ofone></div>;
};\n`,
    'index.mdx': page("import { Live } from '/snippets/live.jsx';\n\n<Live />"),
    'octavo.config.mjs': `export default ${plugin('one', '%')};\n`,
  });
  await buildSite(root, join(root, 'dist'));
  const server = await serveFolder(join(root, 'dist'));
  const opened = await browser.newPage();
  await opened.goto(server.url);
  const live = opened.locator('#live');
  const shown = async (): Promise<(number | string)[]> => [
    await live.locator('math msup').count(),
    ...(await live.locator('.one').allTextContents()),
    (await live.innerText()).replace(/\s+/g, ' ').trim().slice(-2),
  ];
  expect(await shown()).toEqual([1, 'same', 'n0', 'n0']);
  await live.getByRole('button').click();
  await expect.poll(() => live.getByRole('button').innerText()).toBe('1');
  expect(await shown()).toEqual([1, 'same', 'ew']);
  await opened.close();
  await server.close();
});
