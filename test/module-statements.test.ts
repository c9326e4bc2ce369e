/** Import and export statements, and text that looks like them, with both engines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite, type BuildResult } from '../plugin/site-build/build-site.js';
import { eachPlace } from '../plugin/config/messages/problem-places.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { referenceEngine } from './reference-engine.js';

const root = writeFiles(temporaryFolder(), {
  'docs.json': {
    name: 'Modules',
    theme: 'mint',
    colors: { primary: '#14532D' },
    navigation: { pages: ['text', 'inner', 'layout', 'listed', 'tags', 'passed'] },
  },
  'text.mdx':
    '---\ntitle: Text\n---\n\n<Tabs>\n<Tab title="Python">\nimport pandas as pd\nexport DATA=1\n</Tab>\n</Tabs>\n\n<Card title="Data">\n\nimport your data now\n\n</Card>\n',
  'inner.mdx':
    '---\ntitle: Inner\n---\n\n<Card title="Value">\n\nexport const inner = 5;\n\nThe value is {inner}.\n\n</Card>\n',
  'layout.mdx':
    '---\ntitle: Layout\n---\n\nexport default function Layout({ children }) {\n  return <div className="my-layout">{children}</div>;\n}\n\nThe *content*.\n',
  'listed.mdx':
    "---\ntitle: Listed\n---\n\nexport { Frame as default } from '/snippets/frame.jsx';\n\nThe *content*.\n",
  'snippets/frame.jsx': 'export const Frame = ({ children }) => <div className="my-layout">{children}</div>;\n',
  'passed.mdx':
    "---\ntitle: Passed\n---\n\nimport { name } from '/snippets/passed.mdx';\n\nexport { Gone } from './gone.jsx';\n\nOf {name}.\n",
  'snippets/passed.mdx': "export { name } from './name.js';\n",
  'snippets/name.js': "export const name = 'Ada';\n",
  'tags.mdx': '---\ntitle: Tags\n---\n\nA <foo.bar>dotted</foo.bar> tag, and <tel:+4930123>.\n',
});

describe.each([
  ['default', {}],
  ['reference', referenceEngine],
] as const)('with the %s engine', (_name, options) => {
  let outDir: string;
  let result: BuildResult;
  beforeAll(async () => {
    outDir = join(temporaryFolder(), 'out');
    result = await buildSite({ root, outDir, cacheDir: false, ...options });
  });
  const markdown = (page: string): string => readFileSync(join(outDir, `${page}.md`), 'utf8');

  test('lines of a component that only look like statements are text, with a warning', () => {
    expect(markdown('text')).toContain('import pandas as pd export DATA=1');
    expect(markdown('text')).toContain('import your data now');
    const { errors, warnings } = result.report;
    expect(errors).toEqual([]);
    expect(eachPlace(warnings).filter(({ file }) => file === 'text.mdx')).toMatchObject([
      { code: 'mdx-escaped', line: 7 },
      { code: 'mdx-escaped', line: 14 },
    ]);
  });

  test('statements inside a component work', () => {
    expect(markdown('inner')).toContain('The value is 5.');
  });

  test('a default export is the layout', () => {
    for (const page of ['layout', 'listed'])
      expect(readFileSync(join(outDir, page, 'index.html'), 'utf8')).toMatch(
        /<div class="my-layout">\s*<p>The <em>content<\/em>\.<\/p>/,
      );
  });

  test('what a snippet exports from a file can be imported, and a path without a file is reported', () => {
    expect(markdown('passed')).toContain('Of Ada.');
    expect(eachPlace(result.report.warnings).filter(({ file }) => file === 'passed.mdx')).toMatchObject([
      { code: 'import-missing', line: 7, column: 22 },
    ]);
  });

  test('an undefined dotted tag is reported, and a scheme is not a tag', () => {
    expect(markdown('tags')).toContain('A dotted tag, and [tel:+4930123](tel:+4930123).');
    expect(result.report.warnings).toContainEqual(
      expect.objectContaining({ code: 'component-unknown', file: 'tags.mdx', line: 5, column: 3 }),
    );
  });
});
