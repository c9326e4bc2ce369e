/** How often processes compile files: as often as a remark plugin of the author sees them, in a build and in dev. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildProcess } from './fuzz/build-process.js';
import { DevProcess } from './fuzz/dev-process.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const temporary = temporaryFolder();

const note = `import Note from '/snippets/note.mdx';\n\n<Note />`;
const year = `import Year from '/snippets/year.mdx';\n\n<Year />`;
const pages: Readonly<Record<string, string>> = {
  index: 'Text.',
  static: note,
  shared: note,
  both: `${note}\n\n{new Date(0).getFullYear()}`,
  code: year,
  codeToo: year,
  live: `export const Count = () => {\n  const [count, add] = useState(0);\n  return <button onClick={() => add(count + 1)}>{count}</button>;\n};\n\n<Count />`,
  island: `import Live from '/snippets/live.mdx';\n\n<Live />`,
  component: `import { Badge } from '/snippets/badge.jsx';\n\n<Badge />`,
};
const snippets: Readonly<Record<string, string>> = {
  'snippets/note.mdx': `import Inner from './inner.mdx';\n\n<Inner />`,
  'snippets/inner.mdx': 'Text of the snippet.',
  'snippets/year.mdx': '{new Date(0).getFullYear()}',
  'snippets/live.mdx': `export const Sum = () => {\n  const [sum, set] = useState(1);\n  return <i onClick={() => set(sum * 2)}>{sum}</i>;\n};\n\nText. <Sum />`,
  'snippets/badge.jsx': 'export const Badge = () => <b>Badge</b>;',
};

/** A plugin that writes the process and the file of each tree that it sees, at once or later. */
const counting = (log: string, isAsynchronous: boolean): string => `
import { appendFileSync } from 'node:fs';
const note = (path) => appendFileSync(${JSON.stringify(log)}, process.pid + ' ' + path + '\\n');
const count = () => ${isAsynchronous ? 'async (tree, { path }) => { await null; note(path); }' : '(tree, { path }) => note(path)'};
export default { plugins: [{ name: 'count', remark: [count] }] };
`;

/** Writes the site. Returns its folder, and a function that reads what was compiled: `process file`, in order. */
function countedSite(name: string, isAsynchronous: boolean) {
  const root = join(temporary, name, 'docs');
  const log = join(temporary, name, 'log.txt');
  writeFiles(root, {
    'docs.json': { name: 'Docs', navigation: { pages: Object.keys(pages) } },
    'octavo.config.js': counting(log, isAsynchronous),
    ...Object.fromEntries(Object.entries(pages).map(([page, text]) => [`${page}.mdx`, `${text}\n`])),
    ...snippets,
  });
  return { root, compiled: () => readFileSync(log, 'utf8').trim().split('\n').toSorted() };
}

const fileOf = (line: string): string => line.replace(/^.*\/docs\//, '');

test.each([false, true])('a build, with a plugin that waits: %j', async (isAsynchronous) => {
  const { root, compiled } = countedSite(`build-${isAsynchronous}`, isAsynchronous);
  expect(await new BuildProcess(root, join(root, '../out')).end).toMatchObject({ status: 0 });
  const lines = compiled();
  expect(lines).toEqual([...new Set(lines)]);
  const compiledPages = lines.map(fileOf).filter((file) => !file.startsWith('snippets/'));
  expect(compiledPages.toSorted()).toEqual(
    Object.keys(pages)
      .map((page) => `${page}.mdx`)
      .toSorted(),
  );
});

test.each([false, true])('dev, with a plugin that waits: %j', async (isAsynchronous) => {
  const { root, compiled } = countedSite(`dev-${isAsynchronous}`, isAsynchronous);
  const server = await DevProcess.start(root);
  const routes = Object.keys(pages).map((page) => (page === 'index' ? '' : page));
  for (const path of [...routes, ...routes, 'llms-full.txt', ...routes.map((route) => `${route || 'index'}.md`)])
    expect((await fetch(new URL(path, server.url))).status).toBe(200);
  expect(await server.stop()).toEqual([]);
  // The site is loaded again, in another process, if it has changed just before.
  const lines = compiled();
  expect(lines).toEqual([...new Set(lines)]);
  const files = [...Object.keys(pages).map((page) => `${page}.mdx`), ...Object.keys(snippets)];
  expect([...new Set(lines.map(fileOf))].toSorted()).toEqual(files.filter((file) => file.endsWith('.mdx')).toSorted());
});
