/** Every member of a plugin, with the places in which its code runs. */
import type { Plugin } from '../../plugin/plugins/plugin.js';

/** A kind of result of a hook. `empty`: an object without members, and without a prototype. */
export type Kind =
  | 'nothing'
  | 'text'
  | 'number'
  | 'record'
  | 'empty'
  | 'list'
  | 'cycle'
  | 'function'
  | 'symbol'
  | 'throwing';

/** A call of a plugin's code. */
export interface Call {
  /** The hook in messages. Default: the member. */
  named?: string;
  /** The members of the plugin `id`. `call`: code that runs the fault for the page `id`. */
  code(call: string, id: string): string;
  /** The value that faults get: the function `h`, or a `tree` of Markdown, of HTML, or of a finished page. */
  gives?: 'h' | 'markdown' | 'html' | 'page';
  /** The kinds of results that are not reported. `all`: the result is awaited and not used. `unseen`: it is not even awaited. */
  takes: readonly Kind[] | 'all' | 'unseen';
  /** Whether it cannot wait. */
  isSync?: true;
  /** Whether the page of the fault is not built: after each fault, or only if its process ends. Default: it is built. */
  costsPage?: 'always' | 'at an end';
  /** The content of the page of the fault. */
  page?(id: string): string;
  /** Whether a file for the format of the plugin is part of the site. */
  hasFormat?: true;
  /** Default: `build`. */
  command?: 'check';
  /**
   * The task that it shares with other calls, none of which runs after its process has ended; `all`: of the whole site; `bundle`: none
   * runs after any fault. Default: none.
   */
  task?: 'all' | 'settings' | 'pages' | 'pageData' | 'bundle';
}

/** A member. */
interface Member {
  /** The kinds of values that it can have, of those in the tests. Default: none. */
  takes?: readonly Kind[];
  calls: Readonly<Record<string, Call>>;
}

const tag = (id: string): string => `Stat${id}`;
const show = (id: string): string => `<${tag(id)} />`;
const only = (id: string): string => `file === '${id}.mdx'`;
const json: readonly Kind[] = ['nothing', 'text', 'number', 'record', 'empty'];
const node: readonly Kind[] = ['nothing', 'text', 'number'];
const change: readonly Kind[] = ['nothing', 'empty'];
const schema = (call: string): string =>
  `{ '~standard': { version: 1, vendor: 'own', validate() { const result = ${call}; return result === undefined ? { value: undefined } : result; } } }`;
const markdown = (form: string) => (id: string, call: string) =>
  `components: { ${tag(id)}: { render: (p, page, { h }) => h('x-${id}'), markdown: { 'x-${id}': ${form.replace('CALL', `{ const text = ${call}; return text === undefined ? '' : text; }`)} } } }`;
const tree = (member: string, gives: Call['gives']): Call => ({
  code: (call, id) => `${member}: [() => (tree, { path }) => path.endsWith('${id}.mdx') ? ${call} : undefined]`,
  takes: ['nothing'],
  gives,
  costsPage: 'always',
});
const setup = (member: string): Call => ({
  code: (call) => `${member}: [() => void ${call}]`,
  takes: 'unseen',
  task: 'all',
  isSync: true,
});
const part = (code: Call['code'], name = 'footer'): Call => ({
  named: `parts.${name}`,
  code: (call, id) => `parts: { '${name}': ${code(call, id)} }`,
  gives: 'h',
  takes: node,
  costsPage: 'at an end',
});
const format = (code: Call['code'], takes: Call['takes']): Call => ({
  code: (call, id) => `formats: [{ name: 'Own ${id}', ${code(call, id)} }]`,
  hasFormat: true,
  takes,
});

/** By member of `Plugin`. A test compares the list with that of the checks. */
export const members: Readonly<Record<Exclude<keyof Plugin, 'name'>, Member>> = {
  id: { takes: ['text'], calls: {} },
  enforce: { calls: {} },
  cacheKey: {
    takes: ['text'],
    calls: { '': { code: (call) => `cacheKey: () => ${call} ?? 'key'`, takes: ['nothing', 'text'], task: 'all' } },
  },
  settings: {
    takes: ['empty'],
    calls: {
      '': { code: (call, id) => `settings: { key${id}: ${schema(call)} }`, takes: ['nothing'], task: 'settings' },
    },
  },
  frontMatter: {
    takes: ['empty'],
    calls: {
      '': { code: (call, id) => `frontMatter: { key${id}: ${schema(call)} }`, takes: ['nothing'], task: 'pageData' },
    },
  },
  config: {
    calls: { '': { code: (call) => `config: () => ${call}`, takes: ['nothing', 'record', 'empty'], task: 'settings' } },
  },
  pages: {
    calls: {
      '': { code: (call) => `pages: () => ${call}`, takes: ['nothing'], task: 'pages' },
      'an iterator': { code: (call) => `async *pages() { yield ${call} ?? [] }`, takes: [], task: 'pages' },
    },
  },
  pageData: {
    calls: {
      '': {
        code: (call, id) => `pageData: ({ file }) => ${only(id)} ? ${call} : undefined`,
        takes: change,
        task: 'pageData',
      },
    },
  },
  components: {
    takes: ['empty'],
    calls: {
      '': {
        named: '',
        code: (call, id) => `components: { ${tag(id)}: (p, page, { h }) => ${call} }`,
        gives: 'h',
        takes: node,
        costsPage: 'at an end',
        page: show,
      },
      'Markdown of a block': {
        code: (call, id) => markdown('() => CALL')(id, call),
        takes: ['nothing', 'text'],
        isSync: true,
        costsPage: 'always',
        page: show,
      },
      'Markdown in a line': {
        code: (call, id) => markdown('{ inline: () => CALL }')(id, call),
        takes: ['nothing', 'text'],
        isSync: true,
        costsPage: 'always',
        page: (id) => `In ${show(id)} a line`,
      },
    },
  },
  fences: { takes: ['empty'], calls: {} },
  syntax: {
    calls: {
      '': {
        code: (call, id) =>
          `syntax: [{ start: '~', read: (text, at) => text.startsWith('~${id}~', at) ? ${call} : undefined }]`,
        takes: ['nothing'],
        isSync: true,
        costsPage: 'always',
        page: (id) => `Text ~${id}~`,
      },
    },
  },
  styles: { takes: ['empty'], calls: {} },
  remark: { calls: { '': tree('remark', 'markdown'), setup: setup('remark') } },
  rehype: { calls: { '': tree('rehype', 'html'), setup: setup('rehype') } },
  visitors: {
    calls: {
      '': {
        code: (call, id) => `visitors: [{ visit: (tree, { page: { file } }) => ${only(id)} ? ${call} : undefined }]`,
        takes: 'all',
        gives: 'page',
        costsPage: 'always',
      },
      html: {
        code: (call, id) =>
          `visitors: [{ phase: 'html', tags: ['p'], visit: (tree, { page: { file } }) => ${only(id)} ? ${call} : undefined }]`,
        takes: 'all',
        gives: 'page',
        costsPage: 'always',
      },
    },
  },
  facts: {
    calls: {
      '': {
        code: (call, id) => `facts: (root, { file }) => ${only(id)} ? ${call} : undefined`,
        takes: json,
        costsPage: 'at an end',
      },
    },
  },
  head: {
    calls: {
      '': {
        code: (call, id) => `head: ({ file }, { h }) => ${only(id)} ? ${call} : undefined`,
        gives: 'h',
        takes: ['nothing'],
        costsPage: 'at an end',
      },
    },
  },
  parts: {
    takes: ['empty'],
    calls: {
      '': part((call, id) => `({ file }, { h }) => ${only(id)} ? ${call} : undefined`),
      before: part((call, id) => `{ before: ({ file }, { h }) => ${only(id)} ? ${call} : undefined }`, 'navbar'),
      after: part((call, id) => `{ after: ({ file }, { h }) => ${only(id)} ? ${call} : undefined }`, 'sidebar'),
      wrap: part((call, id) => `{ wrap: (part, { file }, { h }) => ${only(id)} ? ${call} : undefined }`, 'header'),
      entry: {
        ...part((call, id) => `({ file }, { h }) => ${only(id)} ? ${call} : undefined`, 'toc-entry'),
        page: () => '## Section',
      },
    },
  },
  outputs: {
    calls: {
      '': { code: (call, id) => `outputs: [{ paths: '${id}.txt', files: () => ${call} ?? [] }]`, takes: ['nothing'] },
      'an iterator': {
        code: (call, id) => `outputs: [{ paths: '${id}.txt', async *files() { yield ${call} } }]`,
        takes: [],
      },
    },
  },
  rules: {
    calls: {
      '': {
        code: (call, id) => `rules: [{ name: 'own-${id}', check: ({ file }) => ${only(id)} ? ${call} ?? [] : [] }]`,
        takes: ['nothing'],
        command: 'check',
      },
    },
  },
  formats: {
    calls: {
      matches: format(
        (call, id) => `matches: (file) => file === '${id}.json' && ${call}, toOpenApi: () => ({})`,
        'all',
      ),
      toOpenApi: format(
        (call, id) => `matches: (file) => file === '${id}.json', toOpenApi: () => ${call} ?? {}`,
        ['nothing', 'record', 'empty'],
      ),
    },
  },
  policy: { takes: ['empty'], calls: { '': { code: (call) => `policy: () => ${call} ?? {}`, takes: change } } },
  search: { takes: ['text'], calls: {} },
  strings: { takes: ['empty'], calls: {} },
  client: { takes: ['text'], calls: {} },
  watch: { calls: {} },
  vite: {
    takes: ['empty', 'record', 'cycle'],
    calls: {
      '': {
        named: '',
        code: (call) => `client: './client.js', vite: { plugins: [{ name: 'own', transform: () => ${call} }] }`,
        takes: 'all',
        task: 'bundle',
      },
    },
  },
};
