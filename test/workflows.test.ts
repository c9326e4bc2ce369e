/** Compares the workflows and `.ci/run` with the scripts of package.json. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const folder = '.github/workflows';
const files = [...readdirSync(folder).map((name) => join(folder, name)), '.ci/run'];
const commands = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));

test('the workflows run scripts that exist', () => {
  const names = commands.flatMap((line) => /\bnpm (?:run )?(test\b[\w:]*|(?<=run )[\w:]+)/.exec(line)?.[1] ?? []);
  expect(names).toContain('test:all');
  expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const modules = commands.flatMap((line) => /\bnode (scripts\/\S+)/.exec(line)?.[1] ?? []);
  expect(modules.filter((module) => !existsSync(module))).toEqual([]);
});

test('the scripts and the workflows only run tools that `npm ci` installs', () => {
  const tools = Object.values(scripts).flatMap((script) =>
    script.split(' && ').map((command) => command.split(' ')[0]!),
  );
  const isInstalled = (tool: string): boolean => existsSync(`node_modules/.bin/${tool}`);
  expect(tools.filter((tool) => !['node', 'npm'].includes(tool) && !isInstalled(tool))).toEqual([]);
  expect(commands.filter((line) => /\b(?:npx|npm exec)\b/.test(line))).toEqual([]);
});
