/** Everything that code of a plugin can do wrong, for each place in which it runs. */
import { members, type Call, type Kind } from './plugin-hooks.js';

const thrown = {
  'an error': 'new Error("broken")',
  null: 'null',
  'a symbol': 'Symbol("odd")',
  'an object without a prototype': 'Object.create(null)',
  'getters that throw': '{ get message() { throw 1 }, get stack() { throw 2 } }',
  'a proxy': 'new Proxy({}, { get() { throw 3 }, has() { throw 4 }, getPrototypeOf() { throw 5 } })',
};

/** Code of values with their kinds. */
export const values: Readonly<Record<string, [code: string, kind: Kind]>> = {
  'a number': ['5', 'number'],
  text: ['"words"', 'text'],
  'an object': ['{ a: 1 }', 'record'],
  'a function': ['() => "a"', 'function'],
  'a symbol': ['Symbol("odd")', 'symbol'],
  'an object without a prototype': ['Object.create(null)', 'empty'],
  'a list in itself': ['(() => { const list = []; list.push(list); return list; })()', 'list'],
  'an object in itself': ['(() => { const own = {}; own.own = own; return own; })()', 'list'],
  'getters that throw': [
    '{ get props() { throw 1 }, get meta() { throw 2 }, get a() { throw 3 }, get [Symbol.iterator]() { throw 4 }, get then() { throw 5 } }',
    'throwing',
  ],
  'a proxy': [thrown['a proxy'], 'throwing'],
};

/** Nodes that cannot be shown. */
const nodes = {
  'an element in itself':
    '(() => { const props = {}; const one = h("p", props); one.props.children = one; return one; })()',
  'an element with an invalid name': 'h("a b")',
  'a component that does not exist': 'h("Crad")',
  'an element with a symbol': 'h("p", null, Symbol("odd"))',
  'an attribute that throws': 'h("p", { title: { toString() { throw 1 } } })',
};

/** Nonsense in trees, and the trees in which it is nonsense. */
const trees: Readonly<Record<string, [code: string, needs: Fault['needs']]>> = {
  ...Object.fromEntries(
    Object.entries({
      'a number': 'tree.children.push(5);',
      nothing: 'tree.children.push(null);',
      'an object': 'tree.children.push({});',
      'a text without a value': 'tree.children.push({ type: "text" });',
      'a list in itself': 'tree.children.push(tree.children);',
      'the tree': 'tree.children.push(tree);',
      'a number instead of children': 'tree.children = 5;',
      'a proxy': `tree.children.push(${thrown['a proxy']});`,
    }).map(([name, code]) => [name, [code, ['markdown', 'html', 'page']]]),
  ),
  text: ['tree.children.push("words");', ['markdown', 'html']],
  'an unknown node': ['tree.children.push({ type: "own" });', ['html', 'page']],
  'an element without a name': ['tree.children.push({ type: "element", children: [] });', ['html', 'page']],
};

/** Changes of built-in objects. */
const changes = {
  'Array.prototype.map': '() => []',
  'Array.prototype.push': '5',
  'String.prototype.replace': '() => ""',
  'Promise.prototype.then': '() => {}',
  'JSON.stringify': '() => { throw 1 }',
  'Object.prototype.children': '[]',
};

/** Changes that stop Octavo's own code if it runs before the hook has ended, which code that waits cannot be kept from. */
const stops = { 'Object.prototype.then': '() => {}', 'globalThis.Map': 'undefined' };

/** A fault of code that runs in a call. */
export interface Fault {
  /** Its statements. */
  body: string;
  /** Of the result. */
  kind?: Kind;
  /** Only for calls that give one of these. */
  needs?: readonly Call['gives'][];
  isAsync?: boolean;
}

const bothWays = (name: string, fault: Fault): [string, Fault][] => [
  [name, fault],
  [`${name}, later`, { ...fault, body: `await 1; ${fault.body}`, isAsync: true }],
];

/** Faults that affect nothing else, so that all of them can be in one site. */
export const faults = Object.fromEntries<Fault>([
  ...Object.entries(thrown).flatMap(([name, value]) => bothWays(`throws ${name}`, { body: `throw ${value};` })),
  ...Object.entries(values).flatMap(([name, [value, kind]]) =>
    bothWays(`returns ${name}`, { body: `return ${value};`, kind }),
  ),
  ...Object.entries(nodes).flatMap(([name, value]) =>
    bothWays(`returns ${name}`, { body: `return ${value};`, needs: ['h'] }),
  ),
  ...Object.entries(trees).flatMap(([name, [body, needs]]) => bothWays(`puts ${name} into the tree`, { body, needs })),
  ...Object.entries(changes).flatMap(([name, value]) =>
    bothWays(`replaces ${name}`, { body: `${name} = ${value};` }),
  ),
  ...Object.entries(stops).map(([name, value]): [string, Fault] => [`replaces ${name}`, { body: `${name} = ${value};` }]),
  ...bothWays('exits', { body: 'process.exit(0);' }),
]);

/** Faults that end a process, or keep it busy. */
export const endings: Readonly<Record<string, Fault>> = {
  'never ends': { body: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);' },
  'never settles': { body: 'await new Promise(() => {});', isAsync: true },
  'kills its process': { body: 'process.kill(process.pid, "SIGKILL");' },
  aborts: { body: 'process.abort();' },
  'exits past Node': { body: 'process.reallyExit(0);' },
};

export interface Pair {
  id: string;
  /** `head: throws null`. */
  name: string;
  call: Call;
  /** In messages. */
  named: string;
  fault: Fault;
}

/** All pairs of calls and `faults`. */
export function pairsOf(all: Readonly<Record<string, Fault>>): Pair[] {
  const pairs: Omit<Pair, 'id'>[] = [];
  for (const [member, { calls }] of Object.entries(members))
    for (const [which, call] of Object.entries(calls))
      for (const [does, fault] of Object.entries(all))
        if ((!fault.needs || fault.needs.includes(call.gives)) && !(fault.isAsync && call.isSync))
          pairs.push({
            name: `${member}${which && ` (${which})`}: ${does}`,
            call,
            named: call.named ?? member,
            fault,
          });
  return pairs.map((pair, index) => ({ ...pair, id: `p${index}` }));
}

/** Whether the fault is reported. A result is awaited also if it is not used. */
export function isReported({ call: { takes }, fault: { kind } }: Pair): boolean {
  if (kind === undefined) return true;
  if (takes === 'unseen') return false;
  return takes === 'all' ? kind === 'throwing' : !takes.includes(kind);
}

/** Pairs for several sites, so that none of them ends the task of another. */
export function withOwnTasks(pairs: readonly Pair[]): Pair[][] {
  const groups: Pair[][] = [];
  for (const pair of pairs) {
    const { task } = pair.call;
    const isFree = (others: readonly Pair[]): boolean =>
      task !== 'all' && others.every(({ call }) => call.task !== 'all' && (task === undefined || call.task !== task));
    const group = groups.find(isFree);
    if (group) group.push(pair);
    else groups.push([pair]);
  }
  return groups;
}

/** A site with a plugin and a page for each pair, and a page without plugins. */
export function siteOf(pairs: readonly Pair[]): Record<string, unknown> {
  const formats = pairs.filter(({ call }) => call.hasFormat);
  return {
    'docs.json': {
      name: 'Acme',
      navigation: {
        groups: [
          { group: 'Docs', pages: ['index', ...pairs.map(({ id }) => id)] },
          ...formats.map(({ id }) => ({ group: `API ${id}`, openapi: `${id}.json` })),
        ],
      },
    },
    'index.mdx': '---\ntitle: Start\n---\n\nGood words.\n',
    ...Object.fromEntries(
      pairs.map(({ id, call }) => [`${id}.mdx`, `---\ntitle: ${id}\n---\n\nGood words.\n\n${call.page?.(id) ?? ''}\n`]),
    ),
    ...Object.fromEntries(formats.map(({ id }) => [`${id}.json`, { collection: true }])),
    'octavo.config.mjs': configOf(pairs),
  };
}

function variableOf({ gives }: Call): string {
  return gives === undefined ? '' : gives === 'h' ? 'h' : 'tree';
}

/** The plugins of the pairs. */
export function configOf(pairs: readonly Pair[]): string {
  const plugins = pairs.map(
    ({ id, call }) => `{
  name: '${id}',
  ${call.code(`${id}(${variableOf(call)})`, id)},
},
`,
  );
  const functions = pairs.map(
    ({ id, call, fault: { body, isAsync } }) =>
      `const ${id} = ${isAsync ? 'async ' : ''}(${variableOf(call)}) => { ${body} };\n`,
  );
  return `${functions.join('')}export default { plugins: [\n${plugins.join('')}] };\n`;
}
