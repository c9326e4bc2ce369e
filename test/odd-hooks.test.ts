/**
 * Every hook that runs for a page, with everything that it can throw or return: a plugin and a page for each pair, in one
 * build. Each is one error with a place that names the plugin and the hook, and costs at most its page.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runOctavo } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const objects = {
  'an error': 'new Error("broken")',
  null: 'null',
  'a symbol': 'Symbol("odd")',
  'an object without a prototype': 'Object.create(null)',
  'an object with getters that throw': '{ get message() { throw 1 }, get stack() { throw 2 } }',
  'a proxy': 'new Proxy({}, { get() { throw 3 }, has() { throw 4 }, getPrototypeOf() { throw 5 } })',
};

const results = {
  'an object': '{ a: 1 }',
  'a function': '(() => "a")',
  'a list in itself': '(() => { const list = []; list.push(list); return list; })()',
  'an element in itself':
    '(() => { const props = {}; const one = h("p", props); one.props.children = one; return one; })()',
  'an element with an invalid name': 'h("a b")',
  'a component that does not exist': 'h("Crad")',
  'an object without a prototype': 'Object.create(null)',
  'a proxy': objects['a proxy'],
};

/** The code of each fault. `h` is that of the plugin. */
const faults: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(objects).map(([name, value]) => [`throws ${name}`, `throw ${value};`])),
  ...Object.fromEntries(Object.entries(results).map(([name, value]) => [`returns ${name}`, `return ${value};`])),
};

/** The hook of a plugin that runs `body` for the page `page`, and its name in the message. */
const hooks: Readonly<Record<string, { named: string; code: (body: string, page: string) => string }>> = {
  component: {
    named: '<Stat',
    code: (body, page) => `components: { ${tagOf(page)}(p, page, { h }) { ${body} } }`,
  },
  'asynchronous component': {
    named: '<Stat',
    code: (body, page) => `components: { async ${tagOf(page)}(p, page, { h }) { await 1; ${body} } }`,
  },
  visitors: {
    named: '"visitors"',
    code: (body, page) => `visitors: [{ visit(root, { page: { file } }) { ${only(page, body)} } }]`,
  },
  'asynchronous visitors': {
    named: '"visitors"',
    code: (body, page) => `visitors: [{ async visit(root, { page: { file } }) { await 1; ${only(page, body)} } }]`,
  },
  facts: { named: '"facts"', code: (body, page) => `async facts(root, { file }) { await 1; ${only(page, body)} }` },
  head: { named: '"head"', code: (body, page) => `head({ file }, { h }) { ${only(page, body)} }` },
  'asynchronous head': { named: '"head"', code: (body, page) => `async head({ file }, { h }) { ${only(page, body)} }` },
  part: { named: '"parts.footer"', code: (body, page) => `parts: { footer({ file }, { h }) { ${only(page, body)} } }` },
  'asynchronous wrap': {
    named: '"parts.header"',
    code: (body, page) =>
      `parts: { header: { async wrap(part, { file }, { h }) { await 1; ${only(page, body)} return part; } } }`,
  },
};

const only = (page: string, body: string): string => `if (file === '${page}.mdx') { ${body} }`;
const tagOf = (page: string): string => `Stat${page}`;

/** The result of a visitor is not used. The results of facts have a test of their own. */
const pairs = Object.keys(hooks).flatMap((hook) =>
  Object.keys(faults)
    .filter((fault) => !(/visitors|facts/.test(hook) && fault.startsWith('returns')))
    .map((fault) => ({ hook, fault })),
);

test('what a hook throws or returns is one error that names it, and other pages are whole', async () => {
  const pages = pairs.map((pair, index) => ({ ...pair, page: `p${index}` }));
  const plugins = pages.map(
    ({ hook, fault, page }) => `{ name: '${page}', ${hooks[hook]!.code(faults[fault]!, page)} }`,
  );
  const root = writeFiles(temporaryFolder(), {
    'docs.json': {
      name: 'Acme',
      theme: 'mint',
      colors: { primary: '#336699' },
      navigation: { pages: ['index', ...pages.map(({ page }) => page)] },
    },
    'index.mdx': '---\ntitle: Start\n---\n\nText.\n',
    ...Object.fromEntries(
      pages.map(({ hook, page }) => [
        `${page}.mdx`,
        `---\ntitle: ${page}\n---\n\nText.\n\n${hook.endsWith('component') ? `<${tagOf(page)} />` : ''}\n`,
      ]),
    ),
    'octavo.config.mjs': `export default { plugins: [\n${plugins.join(',\n')}\n] };\n`,
  });
  const { status, stdout } = await runOctavo(['build', '--json', '--no-cache'], root);
  type Found = { code: string; message: string; file: string; line: number };
  const { errors } = JSON.parse(stdout) as { errors: Found[] };
  const found = pages.map(({ hook, fault, page }) => {
    const own = errors.filter(({ message }) => message.includes(`"${page}"`));
    const isNamed = own.every(({ message }) => message.includes(hooks[hook]!.named));
    const isPlaced = own.every(({ file, line }) => [`${page}.mdx`, 'octavo.config.mjs'].includes(file) && line >= 1);
    return [hook, fault, own.length, isNamed, isPlaced, hook.endsWith('visitors') || hasPage(root, page)];
  });
  expect(found).toEqual(pages.map(({ hook, fault }) => [hook, fault, 1, true, true, true]));
  expect(errors.filter(({ message }) => /bug in Octavo/.test(message))).toEqual([]);
  expect([status, hasPage(root, 'index')]).toEqual([1, true]);
});

function hasPage(root: string, page: string): boolean {
  return existsSync(join(root, 'dist', page === 'index' ? '' : page, 'index.html'));
}

test('a hook that never settles ends after the time limit, with its name, and costs its page', async () => {
  const forever = 'await new Promise(() => {});';
  const names = { component: 'components.Statcomponent', visitors: 'visitors', head: 'head', wrap: 'parts.header' };
  const slow = Object.keys(names).map((hook) => ({ hook, text: hooks[`asynchronous ${hook}`]!.code(forever, hook) }));
  const root = writeFiles(temporaryFolder(), {
    'docs.json': { name: 'Acme', navigation: { pages: ['index', ...slow.map(({ hook }) => hook)] } },
    'index.mdx': '---\ntitle: Start\n---\n\nText.\n',
    ...Object.fromEntries(slow.map(({ hook }) => [`${hook}.mdx`, '---\ntitle: A\n---\n\nText.\n'])),
    'component.mdx': '---\ntitle: A\n---\n\n<Statcomponent />\n',
    'octavo.config.mjs': `export default { plugins: [${slow.map(({ hook, text }) => `{ name: 'slow-${hook}', ${text} }`).join(',')}] };\n`,
  });
  const { stdout } = await runOctavo(['build', '--json', '--no-cache', '--page-timeout', '2'], root);
  const { errors } = JSON.parse(stdout) as { errors: { code: string; message: string; file: string }[] };
  const messages = Object.entries(names).map(
    ([hook, name]) => `${hook}.mdx: The hook "${name}" of the plugin "slow-${hook}" took longer than 2 seconds.`,
  );
  expect(errors.map(({ message, file }) => `${file}: ${message}`).toSorted()).toEqual(messages.toSorted());
  expect(hasPage(root, 'index')).toBe(true);
});
