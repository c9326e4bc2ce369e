/** Minimal pages that crash the parser, never end or affect other pages, with the expected results. */

export interface HostilePage {
  source: string;
  /** Code and location of the only error. Default: the page is built. */
  error?: { code: string; file?: string; line: number };
  /** Whether only the time limit ends the page. */
  isEndless?: boolean;
  /** Code and location of the only warning. */
  warning?: { code: string; file?: string; line: number };
}

export const hostilePages: Record<string, HostilePage> = {
  // The native parser ends its process on these.
  'crash/warning': { source: '<Warning>\n*\n\n  - </Warning>', error: { code: 'mdx-syntax', line: 1 } },
  'crash/code-group': { source: '<CodeGroup>\n`\n\n1. </CodeGroup>', error: { code: 'mdx-syntax', line: 1 } },
  'crash/code-group-crlf': {
    source: '<CodeGroup>\r\n`\r\n\r\n- </CodeGroup>',
    error: { code: 'mdx-syntax', line: 1 },
  },
  'crash/cjk': { source: '<CodeGroup>\n`中文中文\n\n1. </CodeGroup>中文', error: { code: 'mdx-syntax', line: 1 } },
  // Exponential in the number of tags.
  'hang/tags': { source: `{ \`x\` <p><<p>${'<p>'.repeat(40)}`, error: { code: 'mdx-syntax', line: 1 } },
  'hang/loop': {
    isEndless: true,
    source: "import { Loop } from '/snippets/loop.jsx';\n\n<Loop />\n",
    error: { code: 'page-timeout', line: 1 },
  },
  'hang/promise': {
    isEndless: true,
    source: 'export const never = await new Promise(() => {});\n\n{never}\n',
    error: { code: 'page-timeout', line: 1 },
  },
  'wrong/await': {
    source: 'Text {(await import("../x.js")).name} and {(async () => await 1) && 2}\n',
    error: { code: 'expression-await', line: 1 },
  },
  'end/exit': {
    source: "import { settings } from '/snippets/settings.js';\n\n{settings}\n",
    error: { code: 'page-throws', file: 'snippets/settings.js', line: 2 },
  },
  'end/exit-in-component': {
    source: "import { Quit } from '/snippets/quit.jsx';\n\n<Quit />\n",
    error: { code: 'component-failed', file: 'snippets/quit.jsx', line: 2 },
  },
  'end/abort': { source: "\n{process.kill(process.pid, 'SIGABRT')}\n", error: { code: 'page-exit', line: 1 } },
  'end/memory': {
    source:
      'export const all = (() => {\n  const list = [];\n  for (;;) list.push(new Array(4_000_000).fill(0.5));\n})();\n\n{all}\n',
    error: { code: 'page-memory', line: 1 },
  },
  'end/recursion': {
    source: 'export const Deep = () => <Deep />;\n\n<Deep />\n',
    error: { code: 'component-failed', line: 3 },
  },
  'spoil/folder': { source: "export const folder = process.chdir('/');\n\nMoved {folder}\n" },
  'spoil/timers': {
    source:
      'export const timer = (setInterval(() => {}, 1), setTimeout(() => process.exit(), 600_000), 1);\n\nTimers {timer}\n',
  },
  'spoil/stdin': {
    source: "import { readFileSync } from 'node:fs';\nexport const input = readFileSync(0, 'utf8');\n\nRead {input}\n",
  },
  'spoil/rejection': {
    source: "import { Reject } from '/snippets/reject.jsx';\n\n<Reject />\n",
    warning: { code: 'code-unhandled', file: 'snippets/reject.jsx', line: 2 },
  },
  'print/component': { source: "import { Print } from '/snippets/print.jsx';\n\n<Print />\n\n<Print />\n" },
  'print/huge': { source: "export const text = 'word '.repeat(2_000_000);\n\n<p>{text}</p>\n" },
};

/** Valid pages. */
export const goodPages: Record<string, string> = {
  'good/static': '---\ntitle: Static\n---\n\n<Note>Good words.</Note>\n',
  'good/code': "export const words = ['Good', 'words.'].map((word) => word.trim()).join(' ');\n\n{words}\n",
  'good/global': 'export const words = (globalThis.words = "Good words.");\n\n{words}\n',
  'good/module': "import { Good } from '/snippets/good.jsx';\n\n<Good />\n",
};

const snippets = {
  'loop.jsx': 'export const Loop = () => {\n  while (true) {}\n};\n',
  'settings.js': '// Ends the build.\nexport const settings = process.exit(0);\n',
  'quit.jsx': 'export const Quit = () => {\n  process.exit(0);\n  return <b>quit</b>;\n};\n',
  'reject.jsx':
    "export const Reject = () => {\n  void Promise.reject(new Error('rejected'));\n  return <b>rejects</b>;\n};\n",
  'print.jsx':
    "export const Print = () => {\n  console.log('printed');\n  process.stdout.write('written');\n  return <b>prints</b>;\n};\n",
  'good.jsx': 'export const Good = () => <b>Good words.</b>;\n',
};

/** A docs folder with some hostile pages and all valid pages. */
export function hostileSite(names: readonly string[]): Record<string, unknown> {
  const pages = { ...Object.fromEntries(names.map((name) => [name, hostilePages[name]!.source])), ...goodPages };
  return {
    'docs.json': {
      name: 'Hostile',
      theme: 'mint',
      colors: { primary: '#336699' },
      navigation: { pages: Object.keys(pages) },
    },
    ...Object.fromEntries(Object.entries(pages).map(([name, source]) => [`${name}.mdx`, source])),
    ...Object.fromEntries(Object.entries(snippets).map(([name, source]) => [`snippets/${name}`, source])),
  };
}
