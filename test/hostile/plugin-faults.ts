/** Everything that code of a plugin can do wrong, for each place in which it runs. */
import { members, type Call, type Kind } from './plugin-hooks.js';

const thrown = {
  'an error': 'new Error("broken")',
  null: 'null',
  'a symbol': 'Symbol("odd")',
  'an object without a prototype': 'Object.create(null)',
  'getters that throw': '{ get message() { throw 1 }, get stack() { throw 2 } }',
  'a proxy':
    'new Proxy({}, { get() { throw 3 }, has() { throw 4 }, getPrototypeOf() { throw 5 }, ownKeys() { throw 6 } })',
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
  'an object in itself': ['(() => { const own = {}; own.own = own; return own; })()', 'cycle'],
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
  'an element with an object without a prototype': 'h("p", null, Object.create(null))',
  'an element with a proxy': `h("p", null, ${thrown['a proxy']})`,
  'elements in 100,000 levels':
    '(() => { let one = h("i"); for (let at = 0; at < 1e5; at++) one = h("b", null, one); return one; })()',
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
  'globalThis.Map': 'undefined',
};

/** A fault of code that runs in a call. */
export interface Fault {
  /** Its statements. */
  body: string;
  /** Of the result. Default: the fault is always reported. */
  kind?: Kind;
  /** Only for calls that give one of these. */
  needs?: readonly Call['gives'][];
  isAsync?: boolean;
}

function mapped<Value>(
  verb: string,
  all: Readonly<Record<string, Value>>,
  faultOf: (value: Value, name: string) => Fault,
): Record<string, Fault> {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`${verb} ${name}`, faultOf(value, name)]));
}

/** The faults, and those that are worth it also in code that waits. */
function withLater(all: Readonly<Record<string, Fault>>, isLater: RegExp): [string, Fault][] {
  return Object.entries(all).flatMap(([name, fault]): [string, Fault][] => [
    [name, fault],
    ...(isLater.test(name)
      ? [[`${name}, later`, { ...fault, body: `await 1; ${fault.body}`, isAsync: true }] satisfies [string, Fault]]
      : []),
  ]);
}

/** Faults that affect nothing else, so that all of them can be in one site. */
export const faults = Object.fromEntries<Fault>(
  withLater(
    {
      ...mapped('throws', thrown, (value) => ({ body: `throw ${value};` })),
      ...mapped('returns', values, ([value, kind]) => ({ body: `return ${value};`, kind })),
      ...mapped('returns', nodes, (value) => ({ body: `return ${value};`, needs: ['h'] })),
      ...mapped('adds', trees, ([body, needs]) => ({ body, needs })),
      ...mapped('replaces', changes, (value, name) => ({ body: `${name} = ${value};` })),
      prints: { body: 'console.log("{ printed"); process.stdout.write("} printed");', kind: 'nothing' },
      exits: { body: 'process.exit(0);' },
    },
    /^throws|a symbol$|a proxy|does not exist|itself|Array|stringify|exits/,
  ),
);

/** Faults that end a process, or keep it busy. The first one uses no processor time. */
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

/** The pairs of all calls with faults. */
function pairsOf(all: Readonly<Record<string, Fault>>): Pair[] {
  const pairs: Omit<Pair, 'id'>[] = [];
  for (const [member, { calls }] of Object.entries(members))
    for (const [which, call] of Object.entries(calls))
      for (const [does, fault] of Object.entries(all)) {
        const name = `${member}${which && ` (${which})`}: ${does}`;
        if (isPossible(call, fault)) pairs.push({ name, call, named: call.named ?? member, fault });
      }
  return pairs.map((pair, index) => ({ ...pair, id: `p${index}` }));
}

/** What is bundled fails as a whole, in the same way for each error. */
function isPossible({ gives, isSync, task }: Call, { needs, isAsync, kind, body }: Fault): boolean {
  if (
    task === 'bundle' &&
    (isAsync || (kind !== undefined && kind !== 'nothing') || /throw (?!new Error)|\w = /.test(body))
  )
    return false;
  return (!needs || needs.includes(gives)) && !(isAsync && isSync);
}

/** Whether the fault is reported. A result is awaited also if it is not used. */
export function isReported({ call: { takes }, fault: { kind } }: Pair): boolean {
  if (kind === undefined) return true;
  if (takes === 'unseen') return false;
  return takes === 'all' ? kind === 'throwing' : !takes.includes(kind);
}

/** Hooks see all pages, so the time grows with the square of the number of pairs in a site. */
const maxPairs = 300;

/** The pairs of all calls with faults, for as few sites as possible in which none affects another. `isEnding`: all of them are `endings`. */
export function sitesOf(all: Readonly<Record<string, Fault>>, isEnding = false): Pair[][] {
  const sites: Pair[][] = [];
  for (const pair of pairsOf(all)) {
    const site = sites.find(
      (others) => others.length < maxPairs && others.every((other) => isApart(pair, other, isEnding)),
    );
    if (site) site.push(pair);
    else sites.push([pair]);
  }
  return sites;
}

/** Each ending in another hook, for one site. */
export function ended(): Pair[] {
  return Object.entries(endings).map(([name, fault], index) => {
    const hook = ['remark', 'components', 'visitors', 'outputs', 'pageData'][index];
    const pairs = sitesOf({ [name]: fault }, true).flat();
    return { ...pairs.find((pair) => pair.name === `${hook}: ${name}`)!, id: `e${index}` };
  });
}

function isApart({ call: one }: Pair, { call: other }: Pair, isEnding: boolean): boolean {
  if (one.command !== other.command) return false;
  const tasks = [one.task, other.task];
  if (!isEnding) return !tasks.every((task) => task === 'bundle');
  return !tasks.includes('all') && (one.task === undefined || one.task !== other.task);
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
    'client.js': 'export {};\n',
    'octavo.config.mjs': configOf(pairs),
  };
}

function variableOf({ gives }: Call): string {
  return gives === undefined ? '' : gives === 'h' ? 'h' : 'tree';
}

/** The plugins of the pairs. */
function configOf(pairs: readonly Pair[]): string {
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
