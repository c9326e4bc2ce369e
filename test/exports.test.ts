/** Everything that the package promises to those who import it. A change here is a change of the public API. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

type Target = string | { types?: string; default?: string };

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { exports } = read('package.json') as { exports: Record<string, Target> };
const { modules } = read('dist/custom-elements.json') as { modules: { path: string }[] };

/** Names of the folders that `./elements/*` stands for. */
const elements = [...new Set(modules.map(({ path }) => path.split('/').at(-2)!))].toSorted();

/** The file of every entry that is a module. */
const files = Object.entries(exports).flatMap(([entry, target]) => {
  const file = typeof target === 'string' ? target : target.default;
  if (!file?.endsWith('.js') || entry.startsWith('./cdn/')) return [];
  if (!entry.includes('*')) return [[entry, file] as const];
  return elements.map((name) => [entry.replace('*', name), file.replaceAll('*', name)] as const);
});

test('the entries and the names that they export', async () => {
  const lines = [];
  for (const [entry, file] of files) {
    const names = Object.keys((await import(pathToFileURL(join(root, file)).href)) as object).toSorted();
    lines.push(`octavo${entry.slice(1)}: ${names.join(', ')}`);
  }
  const others = Object.keys(exports).filter((entry) => !files.some(([module]) => module === entry));
  const text = [...lines.toSorted(), '', ...others.toSorted().map((entry) => `octavo${entry.slice(1)}`), ''].join('\n');
  await expect(text).toMatchFileSnapshot('fixtures/exports.txt');
});
