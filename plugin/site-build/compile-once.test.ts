/** How often files are compiled: as often as a remark plugin sees them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/cli/temporary-folder.js';
import { buildSite } from './build-site.js';
import { Report } from '../core/errors/errors.js';
import { InProcessPool } from '../core/pool/in-process-pool.js';
import { outputOf } from '../page/failure-problem.js';
import { pageTasks } from '../page-build/page-tasks.js';
import { loadSite } from './load-site.js';
import { openTasks } from './open-tasks.js';

const temporary = temporaryFolder();
let count = 0;

/** A folder of docs with these pages and snippets. */
function folder(pages: Record<string, string>, snippets: Record<string, string>): string {
  const settings = { name: 'Docs', navigation: { pages: Object.keys(pages) } };
  const files = Object.entries({ ...pages, ...snippets }).map(([name, text]) => [`${name}.mdx`, `${text}\n`]);
  return writeFiles(`${temporary}/${++count}`, { 'docs.json': settings, ...Object.fromEntries(files) });
}

/** Builds a site with a plugin that counts how often it sees each file. */
async function counted(root: string, isAsynchronous: boolean) {
  const seen: Record<string, number> = {};
  const count = (_tree: object, { path }: { path: string }): void => {
    const file = path.slice(root.length + 1);
    seen[file] = (seen[file] ?? 0) + 1;
  };
  const later = async (tree: object, file: { path: string }): Promise<void> => {
    await Promise.resolve();
    count(tree, file);
  };
  const plugins = [{ name: 'count', remark: [() => (isAsynchronous ? later : count)] }];
  const { report, pages } = await buildSite({ root, outDir: `${root}-out`, cacheDir: false, plugins });
  return { seen, pages, problems: [...report.errors, ...report.warnings].map(({ file, code }) => `${file} ${code}`) };
}

test.each([false, true])('each file is compiled once, also by a plugin that waits: %j', async (isAsynchronous) => {
  const note = `import Note from '/snippets/note.mdx';\n\n<Note />`;
  const year = `import Year from '/snippets/year.mdx';\n\n<Year />`;
  const live = `export const Count = () => {\n  const [count, add] = useState(0);\n  return <button onClick={() => add(count + 1)}>{count}</button>;\n};\n\n<Count />`;
  const root = folder(
    {
      index: 'Text.',
      one: note,
      two: note,
      three: `${note}\n\n{new Date(0).getFullYear()}`,
      four: year,
      five: year,
      live,
    },
    {
      'snippets/note': `import Inner from './inner.mdx';\n\n<Inner />`,
      'snippets/inner': 'Text of the snippet.',
      'snippets/year': '{new Date(0).getFullYear()}',
    },
  );
  const { seen, problems } = await counted(root, isAsynchronous);
  const files = [
    'index',
    'one',
    'two',
    'three',
    'four',
    'five',
    'live',
    'snippets/note',
    'snippets/inner',
    'snippets/year',
  ];
  expect([problems, seen]).toEqual([[], Object.fromEntries(files.map((file) => [`${file}.mdx`, 1]))]);
});

test.each([false, true])('a cycle of snippets is found from both pages: %j', async (isAsynchronous) => {
  const root = folder(
    { one: `import A from '/snippets/a.mdx';\n\n<A />`, two: `import B from '/snippets/b.mdx';\n\n<B />` },
    { 'snippets/a': `import B from './b.mdx';\n\n<B />`, 'snippets/b': `import A from './a.mdx';\n\n<A />` },
  );
  const { problems, pages } = await counted(root, isAsynchronous);
  expect([problems.toSorted(), pages]).toEqual([['snippets/a.mdx import-cycle', 'snippets/b.mdx import-cycle'], 2]);
});

test('a page has the new text of a snippet of a snippet that has changed', async () => {
  const outer = `import Inner from './inner.mdx';\n\n<Inner />`;
  const root = folder(
    { index: `import Outer from '/snippets/outer.mdx';\n\n<Outer />` },
    { 'snippets/outer': outer, 'snippets/inner': 'Old text.' },
  );
  const loaded = (await loadSite({ root }, new Report()))!;
  const pool = new InProcessPool({ root, onLog() {}, open: (host) => openTasks({ loaded, manifest: {} }, host) });
  const index = loaded.pages.findIndex(({ file }) => file === 'index.mdx');
  const text = async () => {
    const built = await outputOf(pool.run(pageTasks.page, { index, withText: true, isKept: true }, { runsCode: true }));
    return built.result?.page?.markdown;
  };
  expect(await text()).toBe('Old text.');
  writeFileSync(join(root, 'snippets/inner.mdx'), 'New text.\n');
  pool.forget('snippets/inner.mdx');
  expect(await text()).toBe('New text.');
  await pool.close();
});
