/** The public API of the package. A change of the snapshot is a change of the API. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

type Target = string | { types?: string; default?: string };

const root = fileURLToPath(new URL('..', import.meta.url));
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: Record<string, Target> };

/** The files of all entries that are modules, with patterns resolved. */
const files = Object.entries(exports).flatMap(([entry, target]) => {
  const file = typeof target === 'string' ? target : target.default;
  if (!file?.endsWith('.js') || entry.startsWith('./cdn/')) return [];
  const [folder = '', end] = file.split('*');
  if (end === undefined) return [[entry, file] as const];
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(end));
  return names.map((name) => [entry.replace('*', name.slice(0, -end.length)), folder + name] as const);
});

test('lists the entries and their exports', async () => {
  const lines = [];
  for (const [entry, file] of files) {
    const names = Object.keys((await import(pathToFileURL(join(root, file)).href)) as object).toSorted();
    lines.push(`octavo${entry.slice(1)}: ${names.join(', ')}`);
  }
  const others = Object.keys(exports).filter((entry) => !files.some(([module]) => module === entry));
  const text = [...lines.toSorted(), '', ...others.toSorted().map((entry) => `octavo${entry.slice(1)}`), ''].join('\n');
  await expect(text).toMatchFileSnapshot('fixtures/exports.txt');
});
