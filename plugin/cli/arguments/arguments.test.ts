import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArguments } from './arguments.js';
import { UsageError } from '../cli-error.js';

const cwd = mkdtempSync(join(tmpdir(), 'octavo-arguments-'));
mkdirSync(join(cwd, 'docs'));
writeFileSync(join(cwd, 'docs', 'docs.json'), '{}');
writeFileSync(join(cwd, 'docs.json'), '{}');
const read = (...args: string[]) => readArguments(args, { cwd, env: {} });

test('reads a command, its folder and its options', () => {
  expect(read('build', 'docs')).toEqual({
    name: 'build',
    root: join(cwd, 'docs'),
    base: '/',
    strict: false,
    quiet: false,
    json: false,
    offline: false,
    zip: false,
    noCache: false,
  });
});

test('resolves --out from the current folder and completes the base path', () => {
  expect(read('build', 'docs', '--out', 'site', '--base', '/x', '--json')).toMatchObject({
    out: join(cwd, 'site'),
    base: '/x/',
    json: true,
  });
});

test('uses the current folder by default', () => {
  expect(read('check')).toMatchObject({ name: 'check', root: cwd });
});

test('uses the folder "docs" by default if only that has settings', () => {
  const project = mkdtempSync(join(tmpdir(), 'octavo-arguments-'));
  const rootOf = (...args: string[]) => readArguments(args, { cwd: project, env: {} });
  mkdirSync(join(project, 'docs'));
  expect(rootOf('dev')).toMatchObject({ root: project });
  writeFileSync(join(project, 'docs', 'docs.json'), '{}');
  for (const command of ['dev', 'build', 'check', 'preview', 'mcp'])
    expect(rootOf(command)).toMatchObject({ root: join(project, 'docs') });
  expect(rootOf('build', '.')).toMatchObject({ root: project });
  for (const command of [['init'], ['cache', 'clear']]) expect(rootOf(...command)).toMatchObject({ root: project });
  // The current folder can be a built site.
  writeFileSync(join(project, 'pages.json'), '{}');
  expect(rootOf('preview')).toMatchObject({ root: project });
});

test('resolves paths from where the user typed when npm runs the script of the package', () => {
  const env = { npm_lifecycle_event: 'octavo', npm_package_json: '/package/package.json', INIT_CWD: cwd };
  expect(readArguments(['check', 'docs'], { cwd: '/package', env })).toMatchObject({ root: join(cwd, 'docs') });
});

test('resolves paths from the current folder inside other npm scripts', () => {
  const env = {
    npm_lifecycle_event: 'docs:build',
    npm_package_json: join(cwd, 'package.json'),
    INIT_CWD: '/elsewhere',
  };
  expect(readArguments(['check', 'docs'], { cwd, env })).toMatchObject({ root: join(cwd, 'docs') });
});

test.each([
  [['dev', '--host'], { host: true, root: cwd }],
  [['dev', '--host', '0.0.0.0', 'docs'], { host: '0.0.0.0', root: join(cwd, 'docs') }],
  [['dev', '--host=docs'], { host: 'docs', root: cwd }],
  [['dev', '--host', 'docs'], { host: true, root: join(cwd, 'docs') }],
  [['dev', '--host', '--open'], { host: true, open: true }],
  [['dev', '--open', '/guides/install'], { open: '/guides/install', root: cwd }],
  [['dev', '--open', 'docs'], { open: true, root: join(cwd, 'docs') }],
  [['preview', '--port', '0'], { port: 0, host: undefined, open: undefined }],
])('reads %j, where the value of an option is optional', (args, expected) => {
  expect(read(...args)).toMatchObject(expected);
});

test.each([
  [[], undefined],
  [['--help'], undefined],
  [['help'], undefined],
  [['help', 'build'], 'build'],
  [['help', 'cache', 'clear'], 'cache clear'],
  [['cache', '--help'], 'cache clear'],
  [['build', '--help'], 'build'],
  [['build', 'nowhere', '-h'], 'build'],
])('shows help for %j', (args, about) => {
  expect(read(...args)).toEqual({ name: 'help', about });
});

test('shows the version', () => {
  expect(read('--version')).toEqual({ name: 'version' });
  expect(read('build', '-v')).toEqual({ name: 'version' });
});

test.each([
  [['bild'], 'Unknown command "bild".', 'Did you mean "octavo build"?'],
  [['help', 'prevew'], 'Unknown command "prevew".', 'Did you mean "octavo preview"?'],
  [['cache'], '"octavo cache" is incomplete.', 'Did you mean "octavo cache clear"?'],
  [['cache', 'claer'], 'Unknown command "cache claer".', 'Did you mean "octavo cache clear"?'],
  [['xyz'], 'Unknown command "xyz".', 'The commands are dev, build, check, preview'],
  [['build', '--jsn'], 'Unknown option --jsn.', 'Did you mean "--json"?'],
  [['build', '--qqqqqq'], 'Unknown option --qqqqqq.', 'Run "octavo --help" for the list of commands and options.'],
  [['build', '-x'], 'Unknown option -x.', 'Run "octavo --help" for the list of commands and options.'],
  [['build', '--out'], '--out needs a value.', 'Write it as: --out DIR'],
  [['build', '--out', ''], '--out needs a value.', 'Write it as: --out DIR'],
  [['build', '--out', '--json'], '--out needs a value.', 'Write it as: --out DIR'],
  [['build', '--json=yes'], '--json takes no value.', 'Write it as: --json'],
  [['build', '--out', 'a', '--out', 'b'], '--out is used more than once.', 'Keep one --out.'],
  [['build', 'nowhere'], 'The folder "nowhere" does not exist.', 'Give the folder that contains docs.json.'],
  [['build', 'docs/docs.json'], '"docs/docs.json" is a file, not a folder.', 'Give the folder: octavo build docs'],
  [
    ['build', 'docs', 'more'],
    'Unexpected argument "more": "octavo build" takes one folder.',
    'Put quotes around a path that contains spaces.',
  ],
  [
    ['build', '--port', '1'],
    '"octavo build" does not accept --port.',
    'It is an option of octavo dev and octavo preview. Run "octavo build --help" for the list of its options.',
  ],
  [['build', '--base', 'docs'], '--base "docs" is not a valid path.', 'Start and end it with a slash: --base /docs/'],
  [
    ['build', '--base', 'C:/Program Files/Git/docs/'],
    '--base "C:/Program Files/Git/docs/" is not a valid path.',
    'Start and end it with a slash, as in: --base /docs/ (in Git Bash, set MSYS_NO_PATHCONV=1)',
  ],
  [
    ['build', '--site', 'docs.example.com'],
    '--site "docs.example.com" is not a complete URL.',
    'Start it with https://, as in: --site https://docs.example.com',
  ],
  [['dev', '--port', 'x'], '--port "x" is not a valid port.', 'Use a number from 0 to 65535; 0 selects any free port.'],
])('refuses %j and says what to type', (args, message, hint) => {
  const refused = () => read(...args);
  expect(refused).toThrow(UsageError);
  expect(refused).toThrow(
    expect.objectContaining({ message, hint: expect.stringContaining(hint) as string, exitCode: 2 }) as Error,
  );
});
