import { expect, test } from 'vitest';
import {
  importCycle,
  importedNames,
  importOutside,
  missingFile,
  missingPackage,
  isUnneeded,
} from './import-problems.js';

const source = `---\ntitle: Page\n---\n\nimport Card, { Badge as B, tone } from '/snippets/crad.jsx';\nimport one from 'a-package/part';\n`;
const written = (specifier: string) => ({ file: 'index.mdx', source, specifier });

test('a missing file is located, and the nearest one named', () => {
  expect(missingFile(written('/snippets/crad.jsx'), ['/snippets/card.jsx'])).toMatchObject({
    code: 'import-missing',
    message: 'There is no file "/snippets/crad.jsx".',
    hint: 'Did you mean "/snippets/card.jsx"?',
    file: 'index.mdx',
    line: 5,
    column: 40,
  });
});

test('a common folder does not make another file the one that was meant', () => {
  const { hint } = missingFile(written('/snippets/foo.mdx'), ['/snippets/real.mdx']);
  expect(hint).not.toContain('Did you mean');
});

test('a missing package says what to install', () => {
  const { hint, line } = missingPackage(written('a-package/part'), ['default as part']);
  expect([hint, line]).toEqual([
    'Install it: npm install a-package. Or import a file of the docs folder: "/snippets/…".',
    6,
  ]);
});

test('components that every page has need no package', () => {
  const { message, hint } = missingPackage(written('a-package/part'), ['Card', 'CardGroup']);
  expect([message, hint]).toEqual([
    'The package "a-package/part" is not installed, and not needed.',
    'Remove the import: every page has these components.',
  ]);
  for (const names of [['Card', 'Chart'], ['Card as Box'], ['default as Card'], []])
    expect([names, isUnneeded(names)]).toEqual([names, false]);
});

test('a path out of the folder and a cycle are reported', () => {
  expect(importOutside(written('/snippets/crad.jsx')).code).toBe('path-outside');
  expect(importCycle(written('/snippets/crad.jsx'), ['index.mdx', 'snippets/a.mdx', 'index.mdx']).message).toBe(
    '"/snippets/crad.jsx" imports this file again: index.mdx → snippets/a.mdx → index.mdx.',
  );
});

test('the names of an import are those of the other file', () => {
  expect(importedNames(written('/snippets/crad.jsx'))).toEqual(['default', 'Badge', 'tone']);
  expect(importedNames(written('a-package/part'))).toEqual(['default']);
});

test('an alias of another tool is not taken for a package', () => {
  expect(missingPackage(written('@/snippets/a.mdx'), []).hint).toBe(
    'Write "/snippets/a.mdx": paths that start with / are relative to the docs folder.',
  );
  expect(missingPackage(written('@site/src/a.js'), []).hint).toBe(
    'Write "/src/a.js": paths that start with / are relative to the docs folder.',
  );
  expect(missingPackage(written('@acme/ui/button'), []).hint).toContain('npm install @acme/ui.');
});

test.each([
  ['@astrojs/starlight/components', 'Astro'],
  ['@theme/Tabs', 'Docusaurus'],
  ['@docusaurus/Link', 'Docusaurus'],
  ['nextra-theme-docs', 'Nextra'],
  ['next/link', 'Next.js'],
  ['fumadocs-ui/components/tabs', 'Fumadocs'],
  ['vitepress', 'VitePress'],
])('%s is not to be installed', (specifier, tool) => {
  const { message, hint } = missingPackage(written(specifier), ['Splash']);
  expect(message).toBe(`The package "${specifier}" needs ${tool}, so its components do not work here.`);
  expect(hint).not.toContain('nstall');
});
