import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../test/cli/temporary-folder.js';
import { sourceReader } from '../../../load/page-source.js';
import { missingExport } from './missing-export.js';

const root = writeFiles(temporaryFolder(), {
  'page.mdx': [
    "import { Other } from './parts-more.jsx';",
    "import Whole from './parts.jsx';",
    "import { Card, Bagde as B } from './parts.jsx';",
    "import { Note } from './text.mdx';",
  ].join('\n'),
  'parts.jsx': 'export const Card = 1;\nexport async function Badge() {}\nconst a = 1;\nexport { a as alpha };\n',
  'text.mdx': 'Text.\n',
  'many.jsx': Array.from({ length: 30 }, (_, index) => `export const Table${index} = 1;\n`).join(''),
});

const problem = (name: string, target = 'parts.jsx') =>
  missingExport('page.mdx', { name, specifier: `./${target}`, target }, sourceReader({ site: { root }, pages: [] }));

test('names the nearest export, at the name', () => {
  expect(problem('Bagde')).toMatchObject({
    code: 'import-name',
    message: '"./parts.jsx" does not export `Bagde`.',
    hint: 'Did you mean `Badge`?',
    file: 'page.mdx',
    line: 3,
    column: 16,
  });
});

test('lists the exports where none is similar, and says what to add where there are none', () => {
  expect(problem('Unlike').hint).toBe('It exports Card, Badge, alpha.');
  expect(problem('Note', 'text.mdx').hint).toBe('Add export const Note = … to it, or remove the import.');
});

test('of many exports, those most like the name are listed', () => {
  expect(problem('TableOfContents7', 'many.jsx').hint).toBe(
    'It exports Table7, Table17, Table27, Table0, Table1, Table2, Table3, Table4 and 22 other names.',
  );
  expect(problem('default', 'many.jsx').hint).toMatch(/^Write import \{ Table0, .*, Table7, … \} from/);
});

test('a missing default export shows how to import the others', () => {
  expect(problem('default')).toMatchObject({
    message: '"./parts.jsx" has no default export.',
    hint: "Write import { Card, Badge, alpha } from './parts.jsx'.",
    line: 2,
    column: 8,
  });
});
