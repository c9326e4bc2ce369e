import { expect, test } from 'vitest';
import { Report } from '../../core/errors/errors.js';
import { parsePage, type PageOptions } from '../parse-page.js';
import type { PageSyntax } from '../source/page-syntax.js';
import { PluginRunner, type TreePlugins } from './tree-plugins.js';

/** A node of either kind of tree. */
interface Node {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  position?: { start: { line: number; column: number } };
  children?: Node[];
}

const each = (node: Node, see: (node: Node) => void): void => {
  see(node);
  node.children?.forEach((child) => each(child, see));
};
const seen: (string | undefined)[] = [];

function parse(source: string, plugins: readonly TreePlugins[], options: Partial<PageOptions> = {}) {
  const report = new Report();
  const runner = new PluginRunner(plugins, { root: '/docs', onRun: (plugin) => void seen.push(plugin) });
  const run = () => parsePage(source, 'a.mdx', { variables: {}, plugins: runner, ...options }, report);
  return { run, report, runner };
}

function nodesOf(root: unknown, type: string): Node[] {
  const found: Node[] = [];
  each(root as Node, (node) => void (node.type === type && found.push(node)));
  return found;
}

test('remark plugins change the Markdown, rehype plugins the HTML, and the host knows whose code runs', async () => {
  const shout = () => (tree: Node) =>
    each(tree, (node) => void (node.type === 'text' && (node.value = `${node.value}!`)));
  const mark = () => (tree: Node) =>
    each(tree, (node) => void (node.tagName === 'p' && (node.properties = { className: ['marked'] })));
  const { run } = parse('Text', [
    { name: 'shout', remark: [shout] },
    { name: 'mark', rehype: [mark] },
  ]);
  seen.length = 0;
  const { hast } = (await run())!;
  expect(nodesOf(hast, 'text')[0]).toMatchObject({ value: 'Text!' });
  expect(nodesOf(hast, 'element')[0]).toMatchObject({ properties: { className: ['marked'] } });
  expect(seen).toEqual(['shout', undefined, 'mark', undefined]);
});

test('plugins see the text of the author, with positions in the file', async () => {
  const texts: unknown[] = [];
  const read = () => (tree: Node) =>
    each(
      tree,
      (node) => void (node.value !== undefined && texts.push([node.type, node.value, node.position?.start.line])),
    );
  const price: PageSyntax = {
    start: '$',
    read: (_, at) => ({ end: at + 3, component: 'Price' }),
  };
  const source = '---\ntitle: A\n---\n\n## Title {#own}\n\nCosts $5$ and {{price}} [a](/{{price}}).\n\n`$6$`\n';
  const { run } = parse(source, [{ name: 'read', remark: [read] }], { variables: { price: 'nine' }, syntax: [price] });
  const { hast } = (await run())!;
  expect(texts).toEqual([
    ['text', 'Title', 5],
    ['text', 'Costs ', 7],
    ['text', ' and nine ', 7],
    ['text', 'a', 7],
    ['text', '.', 7],
    ['inlineCode', '$6$', 9],
  ]);
  expect(nodesOf(hast, 'element')[0]).toMatchObject({ tagName: 'h2', properties: { id: 'own' } });
  expect(nodesOf(hast, 'mdxJsxTextElement')[0]).toMatchObject({ name: 'Price' });
});

test('a page waits for an asynchronous plugin', async () => {
  const later = () => async (tree: Node) => {
    await Promise.resolve();
    tree.children!.push({ type: 'element', tagName: 'hr', properties: {}, children: [] });
  };
  const { run } = parse('Text', [{ name: 'later', rehype: [later] }]);
  expect(nodesOf((await run())!.hast, 'element').map(({ tagName }) => tagName)).toEqual(['p', 'hr']);
});

test('only plugins that extend the syntax get the reference engine', async () => {
  const extend = function (this: { data(): { micromarkExtensions?: object[] } }) {
    (this.data().micromarkExtensions ??= []).push({ text: {} });
  };
  const plain = parse('a\n\n- b', [{ name: 'plain', remark: [() => () => undefined] }]);
  const extended = parse('a\n\n- b', [{ name: 'extended', remark: [extend] }]);
  expect(await plain.run()).toEqual(await extended.run());
  expect(plain.runner.read).not.toBe(extended.runner.read);
});

test.each([
  ['throws', () => () => void JSON.parse('{'), 'plugin-failed', /^The plugin "bad" failed in "remark": /],
  [
    'rejects the page',
    () => (_tree: Node, file: { fail(reason: string, place: object): void }) =>
      file.fail('Too long', { line: 3, column: 2 }),
    'plugin-failed',
    /^The plugin "bad" rejects this page: Too long$/,
  ],
])('a plugin that %s is an error that names it', async (_name, plugin, code, message) => {
  const { run, report } = parse('a\n\nb', [{ name: 'bad', remark: [plugin] }]);
  expect(await run()).toBeUndefined();
  expect(report.errors).toMatchObject([{ code, message: expect.stringMatching(message) }]);
});

test('messages of a plugin are warnings at their place', async () => {
  const warn = () => (_tree: Node, file: { message(reason: string, place: object, origin: string): object }) =>
    void file.message('Say please', { line: 1, column: 3 }, 'style:polite');
  const { run, report } = parse('Do it', [{ name: 'style', remark: [warn] }]);
  await run();
  expect(report.warnings).toMatchObject([
    { code: 'plugin-message', message: 'Say please (style:polite)', file: 'a.mdx', line: 1, column: 3 },
  ]);
});
