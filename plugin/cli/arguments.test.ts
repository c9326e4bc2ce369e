import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArguments, UsageError } from './arguments.js';

const cwd = mkdtempSync(join(tmpdir(), 'octavo-arguments-'));
mkdirSync(join(cwd, 'docs'));
writeFileSync(join(cwd, 'docs', 'docs.json'), '{}');
const read = (...args: string[]) => readArguments(args, { cwd, env: {} });

test('builds the given folder into its dist folder, at the root of the host', () => {
  expect(read('build', 'docs')).toEqual({
    name: 'build',
    root: join(cwd, 'docs'),
    outDir: join(cwd, 'docs', 'dist'),
    base: '/',
    siteUrl: undefined,
    json: false,
    cache: true,
  });
});

test('takes --out from the current folder and completes the base path', () => {
  expect(read('build', 'docs', '--out', 'site', '--base', '/x', '--json')).toMatchObject({
    outDir: join(cwd, 'site'),
    base: '/x/',
    json: true,
  });
});

test('checks this folder when none is named', () => {
  expect(read('check')).toMatchObject({ name: 'check', root: cwd });
});

test('takes paths from where the user typed when npm runs the script of the package', () => {
  const env = { npm_lifecycle_event: 'octavo', npm_package_json: '/package/package.json', INIT_CWD: cwd };
  expect(readArguments(['check', 'docs'], { cwd: '/package', env })).toMatchObject({ root: join(cwd, 'docs') });
});

test('takes paths from the current folder inside of other npm scripts', () => {
  const env = {
    npm_lifecycle_event: 'docs:build',
    npm_package_json: join(cwd, 'package.json'),
    INIT_CWD: '/elsewhere',
  };
  expect(readArguments(['check', 'docs'], { cwd, env })).toMatchObject({ root: join(cwd, 'docs') });
});

test('previews what was built from a docs folder, and a built folder itself', () => {
  expect(read('preview', 'docs')).toMatchObject({ outDir: join(cwd, 'docs', 'dist'), port: 3000 });
  expect(read('preview', '.', '--port', '0')).toMatchObject({ outDir: cwd, port: 0 });
});

test('shows the help without a command, and the version', () => {
  expect(read()).toEqual({ name: 'help' });
  expect(read('build', '--help')).toEqual({ name: 'help' });
  expect(read('--version')).toEqual({ name: 'version' });
});

test.each([
  [['bild'], 'There is no command "bild".', 'Did you mean "build"?'],
  [['build', '--jsn'], 'There is no option --jsn.', 'Did you mean "--json"?'],
  [
    ['build', '--out'],
    'The value of --out does not fit.',
    'Run "octavo --help" to see whether --out takes a value, and which.',
  ],
  [['build', 'nowhere'], 'There is no folder "nowhere".', 'Give the folder that holds docs.json.'],
  [
    ['build', 'docs', 'more'],
    '"octavo build" takes one folder; "more" is one too many.',
    'Put paths with spaces into quotes.',
  ],
  [['build', '--port', '1'], '"octavo build" takes no --port.', 'Run "octavo --help" for the options of each command.'],
  [['build', '--base', 'docs'], '--base "docs" is no path.', 'Write it with slashes: --base /docs/'],
  [
    ['build', '--site', 'docs.example.com'],
    '--site "docs.example.com" is no address.',
    'Write it in full: --site https://docs.example.com',
  ],
  [['dev', '--port', 'x'], '--port "x" is no port.', 'Write a number from 0 to 65535; 0 takes any free port.'],
])('refuses %j and says what to type', (args, message, hint) => {
  const refused = () => read(...args);
  expect(refused).toThrow(UsageError);
  expect(refused).toThrow(expect.objectContaining({ message, hint }) as Error);
});

test('never writes into the docs folder itself or above it', () => {
  expect(() => read('build', 'docs', '--out', 'docs')).toThrow(/docs folder itself/);
  expect(() => read('build', 'docs', '--out', '.')).toThrow(/docs folder itself/);
});
