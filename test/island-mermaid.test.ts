/** The Mermaid files of a built site whose interactive components use Octavo's components. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

/** Builds a site with one interactive component that renders `markup`. Returns the names of its scripts. */
async function scriptsWith(markup: string): Promise<string[]> {
  const root = temporaryFolder();
  const docs = writeFiles(join(root, 'docs'), {
    'docs.json': { name: 'Site', theme: 'mint', colors: { primary: '#0D9373' }, navigation: { pages: ['index'] } },
    'index.mdx': "---\ntitle: Home\n---\n\nimport { Counter } from '/snippets/counter.jsx';\n\n<Counter />\n",
    'snippets/counter.jsx': `import { useState } from 'react';\n
export const Counter = () => {
  const [count, setCount] = useState(0);
  return <div><button onClick={() => setCount(count + 1)}>{count}</button>${markup}</div>;
};\n`,
  });
  const { report } = await buildFolder(docs, join(root, 'out'), { base: '/docs/' });
  expect(report.errors.concat(report.warnings)).toEqual([]);
  return readdirSync(join(root, 'out/_octavo'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
}

test('loads no Mermaid scripts for a component without a diagram', async () => {
  const scripts = await scriptsWith('<Warning>Count is {count}</Warning>');
  expect(scripts.filter((path) => /mermaid/.test(path))).toEqual([]);
});

test("loads the site's copy of Mermaid for a component that renders a diagram later", async () => {
  const scripts = await scriptsWith('{count > 0 && <Mermaid chart="flowchart LR; A --> B" />}');
  expect(scripts.filter((path) => /^mermaid\W.*\bmermaid-[\w.-]+\.js$/.test(path))).toHaveLength(1);
  expect(scripts.filter((path) => /^islands\W/.test(path))).toHaveLength(1);
});
