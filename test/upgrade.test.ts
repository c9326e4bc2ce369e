/** A cached site after an update of a rendering dependency: every file is the same as without a cache. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { shippedSources } from './vite-project.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = join(temporaryFolder(), 'project');
const packages = join(project, 'node_modules');
const octavo = join(packages, 'octavo');
const docs = join(project, 'docs');

/** Packages that the test changes, and a package that depends on them. */
const copied = ['temml', 'shiki', '@shikijs/themes'];

const page = `---
title: Page
---

A formula $a + b$ and a tip.

<Tip>Take care.</Tip>

\`\`\`js
const answer = 42;
\`\`\`
`;

beforeAll(() => {
  writeFiles(project, {
    'package.json': { name: 'project' },
    'docs/docs.json': { name: 'Docs', styling: { latex: true }, navigation: { pages: ['index', 'other'] } },
    'docs/index.mdx': page,
    'docs/other.mdx': page,
  });
  for (const folder of ['node', 'icons', 'client', 'cdn', 'elements', 'runtime'])
    cpSync(join(root, 'dist', folder), join(octavo, 'dist', folder), { recursive: true });
  const written = ['component-props', 'first-paint', 'light-styles', 'build-id'].map((name) => `dist/${name}.json`);
  for (const file of ['package.json', ...written]) cpSync(join(root, file), join(octavo, file));
  for (const path of shippedSources()) cpSync(join(root, path), join(octavo, path), { recursive: true });
  for (const name of copied) cpSync(join(root, 'node_modules', name), join(packages, name), { recursive: true });
  for (const name of installed()) {
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    if (!copied.includes(name)) symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction');
  }
});

function installed(): string[] {
  const names = readdirSync(join(root, 'node_modules')).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(root, 'node_modules', name)).map((each) => `${name}/${each}`) : name,
  );
}

function build(outDir: string, ...flags: string[]): Record<string, string> {
  const command = [join(octavo, 'dist/node/cli.js'), 'build', docs, '--out', join(project, outDir), ...flags];
  execFileSync(process.execPath, command, { stdio: 'pipe' });
  const entries = readdirSync(join(project, outDir), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.toSorted().map((file) => [file.slice(project.length + outDir.length + 2), readFileSync(file, 'utf8')]),
  );
}

function change(file: string, text: string | RegExp, replacement: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(text, replacement);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

function setVersion(name: string): void {
  change(join(packages, name, 'package.json'), /"version": *"[^"]*"/g, '"version": "99.0.0"');
}

test.each([
  [
    'the math renderer',
    'index.html',
    () => {
      setVersion('temml');
      change(join(packages, 'temml/dist/temml.cjs'), 'annotation', 'renamed-annotation');
    },
  ],
  [
    'the colors of code',
    '_octavo/site.*.css',
    () => {
      setVersion('@shikijs/themes');
      change(join(packages, '@shikijs/themes/dist/github-light-default.mjs'), /CF222E/gi, 'AA0011');
    },
  ],
  [
    'code in the bundle of Octavo',
    'index.html',
    () => {
      for (const file of readdirSync(join(octavo, 'dist/node')).filter((name) => name.endsWith('.js'))) {
        const path = join(octavo, 'dist/node', file);
        writeFileSync(path, readFileSync(path, 'utf8').replaceAll('Skip to content', 'Skip to the text'));
      }
      writeFileSync(join(octavo, 'dist/build-id.json'), '"another"');
    },
  ],
])('after an update of %s', (name, changedFile, update) => {
  const before = build('out');
  update();
  writeFiles(docs, { 'other.mdx': page.replace('Take care.', `Take care of ${name}.`) });
  const after = build('out');
  expect(after).toEqual(build('uncached', '--no-cache'));
  const textOf = (files: Record<string, string>): string[] =>
    Object.entries(files).flatMap(([path, text]) =>
      new RegExp(`^${changedFile.replaceAll('.', '\\.').replace('\\.*', '.*')}$`).test(path) ? [path, text] : [],
    );
  expect(textOf(before)).toHaveLength(2);
  expect(textOf(after)).toHaveLength(2);
  expect(textOf(after)).not.toEqual(textOf(before));
});
