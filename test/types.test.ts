/** The public types of the package: they accept valid code and reject invalid code. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const fixtures = (name: string): string => join(root, 'test/fixtures', name);
const corpus = join(root, '../shared/corpus');
const compilerOptions = {
  module: 'nodenext',
  target: 'es2022',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
};

/** Checks a project with `octavo` and `vite`. Returns `FILE:LINE` of each error. */
async function typeErrors(files: Record<string, unknown>, from?: string): Promise<string[]> {
  const folder = temporaryFolder();
  if (from) cpSync(from, folder, { recursive: true });
  writeFiles(folder, { 'tsconfig.json': { compilerOptions }, 'package.json': { type: 'module' }, ...files });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules/octavo'), 'junction');
  for (const name of ['vite', 'zod', 'preact', 'vue'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  const command = [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  return [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(([, file, line]) => `${file}:${line}`);
}

/** The lines in a folder with the comment `wrong`: `FILE:LINE`. */
function markedLines(folder: string): string[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.endsWith('// wrong') ? [`${file}:${index + 1}`] : [])),
  );
}

test.each([
  ['settings of both schemas, options and modules of an app', 'types'],
  ['elements in JSX and in templates', 'element-types'],
])('%s have types', async (_, name) => {
  const wrong = markedLines(fixtures(name));
  expect(wrong.length).toBeGreaterThan(5);
  expect(await typeErrors({}, fixtures(name))).toEqual(wrong);
});

test('real settings match the types', async () => {
  const folders = existsSync(corpus) ? readdirSync(corpus).map((site) => join(corpus, site)) : [];
  const configs = [join(root, 'demo'), ...folders]
    .flatMap((folder) => [join(folder, 'docs.json'), join(folder, 'mint.json')])
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    // In code, `$ref` is replaced by imports.
    .filter((settings) => !settings.includes('"$ref"'));
  const files = configs.map((settings, index) => {
    return [`site-${index}.ts`, `import { defineConfig } from 'octavo';\nexport default defineConfig(${settings});\n`];
  });
  expect(await typeErrors(Object.fromEntries(files))).toEqual([]);
});

test('the types of programs and plugins contain no part of the model of Octavo', () => {
  const folder = join(root, 'dist/node');
  const files = readdirSync(folder).filter((file) => /^(?:index|plugin)\b.*\.d\.ts$/.test(file));
  expect(files).toHaveLength(3);
  const model =
    /\b(?:LoadedSite|LoadedPage|Site|PageEntry|NavSection|HtmlElement|HtmlNode|PageNavigation|RenderedPage|ShellOptions|BuiltinHooks|SitePlugins)\b/;
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  // Comments and messages may contain the word.
  expect(lines.filter((line) => model.test(line.replace(/^\s*\*.*|\/\*.*\*\/|'[^']*'/g, '')))).toEqual([]);
});
