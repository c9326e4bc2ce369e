/** `octavo rules` and `octavo init` as users run them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentAliases, pageComponents } from '../../elements/page-components.js';
import { bin } from './bin.js';
import { buildFolder } from '../fixtures/build-folder.js';
import { runHere } from './run-octavo.js';
import { temporaryFolder, writeFiles } from './temporary-folder.js';

const temporary = temporaryFolder();

function folder(name: string, files: Record<string, unknown> = {}): string {
  mkdirSync(join(temporary, name), { recursive: true });
  return writeFiles(join(temporary, name), files);
}

test('rules: writes the file of the editor, and never replaces an edited one without --force', async () => {
  const root = folder('rules', { '.git/HEAD': '', 'docs/index.mdx': 'Text' });
  const rules = join(root, '.cursor/rules.md');
  const run = (...args: string[]): ReturnType<typeof runHere> =>
    runHere(['rules', '--editor', 'cursor', ...args], join(root, 'docs'));
  expect(await run()).toMatchObject({
    status: 0,
    stdout: 'Wrote ../.cursor/rules.md\nWrote ../.cursor/rules/octavo.mdc\n',
  });
  const text = readFileSync(rules, 'utf8');
  expect((await run()).stdout).toContain('Unchanged: ../.cursor/rules.md');
  writeFileSync(rules, text.replace('## Accessibility', '## Our accessibility'));
  rmSync(join(root, '.cursor/rules/octavo.mdc'));
  expect(await run()).toEqual({
    status: 1,
    stdout: '',
    stderr: `octavo: ../.cursor/rules.md has been edited, so no file was written.\n  To replace your version, run the command again with --force.\n`,
  });
  expect(existsSync(join(root, '.cursor/rules/octavo.mdc'))).toBe(false);
  expect((await run('--force')).stdout).toContain('Replaced ../.cursor/rules.md');
  expect(readFileSync(rules, 'utf8')).toBe(text);
});

test('rules: names every component that exists, and no other', async () => {
  const root = folder('components');
  await runHere(['rules', '--editor', 'any-editor'], root);
  const text = readFileSync(join(root, '.any-editor/rules.md'), 'utf8');
  const listed = Array.from(text.matchAll(/^\| `([\w.]+)` \|/gm), ([, name]) => name!);
  expect(listed).toEqual(Object.keys(pageComponents).filter((name) => !componentAliases.has(name)));
  const used = Array.from(text.matchAll(/<([A-Z][\w.]*)(?=[ >])/g), ([, name]) => name!);
  expect(used.filter((name) => !Object.hasOwn(pageComponents, name) && name !== 'API_KEY')).toEqual([]);
  for (const section of [
    'Language and style',
    'Content organization',
    'User-centered approach',
    'Components',
    'Page structure',
    'Code examples',
    'API documentation',
    'Accessibility',
    'Component selection',
  ])
    expect(text).toContain(`\n## ${section}\n`);
});

test('rules: its examples build without a warning', async () => {
  const root = folder('examples', { 'docs.json': { name: 'Docs', navigation: { pages: ['index'] } } });
  await runHere(['rules', '--editor', 'x'], root);
  const examples = Array.from(
    readFileSync(join(root, '.x/rules.md'), 'utf8').matchAll(/^````mdx\n([^]*?)\n````$/gm),
    ([, code]) => code,
  );
  expect(examples.length).toBeGreaterThan(9);
  writeFiles(root, { 'index.mdx': `---\ntitle: Examples\n---\n\n${examples.join('\n\n')}\n` });
  const { report } = await buildFolder(root, join(temporary, 'examples-out'));
  expect([report.errors, report.warnings]).toEqual([[], []]);
});

test('rules: needs the name of an editor', async () => {
  const runs = await Promise.all([runHere(['rules'], temporary), runHere(['rules', '--editor', '../x'], temporary)]);
  expect(runs.map(({ status }) => status)).toEqual([2, 2]);
});

test('init: creates a site that builds without a warning', async () => {
  const root = join(temporary, 'new site');
  const { status, stdout } = await runHere(['init', root], temporary);
  expect(status).toBe(0);
  expect(stdout).toContain('To start the site:\n  cd "new site" && npm install && npm run dev\n');
  // Three pages, two operations, and the overview of their API.
  const result = await buildFolder(root, join(temporary, 'new-out'));
  expect(result).toMatchObject({ pages: 6, report: { errors: [], warnings: [], notices: [{ code: 'feed-missing' }] } });
  expect(existsSync(join(temporary, 'new-out/readme/index.html'))).toBe(false);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('# New site\n');
  const { $schema } = JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8')) as { $schema: string };
  expect(existsSync(join('dist', $schema.replace('./node_modules/octavo/dist/', '')))).toBe(true);
  expect((await runHere(['init'], root)).stdout).toMatch(/^The site exists\..*\n/);
});

test('init: adds scripts to a repository with docs, and settings to pages without', async () => {
  const manifest = { name: 'app', scripts: { docs: 'other' }, devDependencies: { octavo: '1.0.0' } };
  const root = folder('app', { 'package.json': manifest, 'docs/docs.json': '{}', 'docs/index.mdx': 'Text' });
  await runHere(['init'], root);
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toEqual({
    name: 'app',
    scripts: {
      docs: 'other',
      'docs:dev': 'octavo dev docs',
      'docs:build': 'octavo build docs',
      'docs:preview': 'octavo preview docs',
      'docs:check': 'octavo check docs',
    },
    devDependencies: { octavo: '1.0.0', vite: expect.stringMatching(/^\^\d+/) as string },
  });
  expect(readFileSync(join(root, 'docs/docs.json'), 'utf8')).toBe('{}');
  expect(readFileSync(join(root, '.github/workflows/docs.yml'), 'utf8')).toContain('npx octavo build docs --site');
  const pages = folder('pages', { 'docs/b.md': '# B', 'docs/index.md': '# A', 'docs/README.md': '# R', 'main.c': '' });
  expect((await runHere(['init'], pages)).stdout).toContain('npm install && npm run docs\n');
  expect(JSON.parse(readFileSync(join(pages, 'docs/docs.json'), 'utf8'))).toMatchObject({
    $schema: '../node_modules/octavo/dist/docs.schema.json',
    navigation: { pages: ['*'] },
  });
  const code = folder('code', { 'main.c': '', 'package.json': '{ "name": ' });
  expect(await runHere(['init'], code)).toMatchObject({ status: 1, stdout: '' });
});

test('init: lists the pages of a folder without settings, and changes none of them', async () => {
  const files = {
    'package.json': {},
    'intro.md': '# Intro',
    'README.md': '# Repository',
    '01-guides/b.md': '# B',
    '01-guides/deep/c.mdx': '# C',
    'api-reference/d.md': '# D',
    'snippets/e.md': 'E',
  };
  const root = folder('markdown', files);
  const { stdout } = await runHere(['init'], root);
  expect(stdout).toContain('Created settings for the pages that exist. Entries with "*" list');
  expect(existsSync(join(root, 'docs'))).toBe(false);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toBe('# Repository');
  const settings = JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8')) as { navigation: object };
  expect(settings.navigation).toEqual({
    pages: ['*', { group: 'Guides', pages: ['01-guides/*'] }, { group: 'Api reference', pages: ['api-reference/*'] }],
  });
  const { pages, report } = await buildFolder(root, join(temporary, 'markdown-out'));
  expect([pages, report.errors, report.warnings]).toEqual([4, [], []]);
});

test('init: in a project, other folders than docs are no docs', async () => {
  const root = folder('with-tests', { 'package.json': {}, 'test/case.md': '# Case', 'src/main.js': '' });
  expect((await runHere(['init'], root)).stdout).toMatch(/^Created a site\./);
  const docs = folder('only-folders', { 'guides/a.md': '# A' });
  expect((await runHere(['init'], docs)).stdout).toMatch(/^Created settings/);
});

test('without settings, commands name init', async () => {
  const root = folder('no-settings', { 'docs/a.md': '# A' });
  const runs = await Promise.all([runHere(['build', 'docs'], root), runHere(['dev'], root)]);
  expect(runs.map(({ stderr }) => /run "([^"]*)"/.exec(stderr)?.[1])).toEqual(['octavo init docs', 'octavo init']);
});

test('init: finds the only site in the folders of a repository', async () => {
  const settings = { name: 'Docs', navigation: { pages: ['index'] } };
  const files = { 'package.json': {}, 'apps/docs/mint.json': settings, 'packages/icons/docs.json': { icons: [] } };
  const root = folder('monorepo', files);
  expect((await runHere(['init'], root)).stdout).toMatch(/^The site exists\./);
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('"docs": "octavo dev apps/docs"');
  const spaced = folder('spaced', { 'package.json': {}, 'Our docs/docs.json': settings });
  await runHere(['init'], spaced);
  expect(JSON.parse(readFileSync(join(spaced, 'package.json'), 'utf8'))).toMatchObject({
    scripts: { docs: 'octavo dev "Our docs"' },
  });
  const two = folder('two-sites', { ...files, 'apps/help/docs.json': settings });
  expect((await runHere(['init'], two)).stdout).toMatch(/^Created a site\./);
});

test('init: in a folder of a repository, uses its package manager and writes the workflows where GitHub reads them', async () => {
  const files = { '.git/HEAD': '', 'pnpm-lock.yaml': '', 'package.json': {}, 'sites/docs/.gitignore': '# Ours\n*.log' };
  const root = folder('repository', files);
  const { stdout } = await runHere(['init', 'sites/docs'], root);
  expect(stdout).toContain('  cd sites/docs && pnpm install && pnpm run docs\n');
  const workflow = readFileSync(join(root, '.github/workflows/docs.yml'), 'utf8');
  expect(workflow).toContain("    defaults:\n      run:\n        working-directory: 'sites/docs'\n");
  expect(workflow).toMatch(/- run: corepack enable\n[^]*- run: pnpm install\n.*- run: pnpm octavo build docs --site/);
  expect(workflow).toContain("path: 'sites/docs/docs/dist'");
  const check = readFileSync(join(root, '.github/workflows/docs-check.yml'), 'utf8');
  expect(check).toContain("paths: ['sites/docs/docs/**']");
  expect(existsSync(join(root, 'sites/docs/.github'))).toBe(false);
  expect(readFileSync(join(root, 'sites/docs/.gitignore'), 'utf8')).toBe('# Ours\n*.log\nnode_modules\ndocs/dist\n');
  await runHere(['init', 'sites/docs'], root);
  expect(readFileSync(join(root, 'sites/docs/.gitignore'), 'utf8').match(/dist/g)).toHaveLength(1);
});

test('init: without a lock file, uses the package manager that runs it', async () => {
  const root = join(temporary, 'agents');
  const start = (agent: string): string =>
    /To start the site:\n {2}(.*)/.exec(
      execFileSync(process.execPath, [bin, 'init', root], {
        cwd: temporary,
        encoding: 'utf8',
        env: { ...process.env, npm_config_user_agent: agent },
      }),
    )![1]!;
  expect(['yarn/1.22.22 npm/? node/v22', 'bun/1.4.5 npm/?', 'unknown/1'].map(start)).toEqual([
    'cd agents && yarn install && yarn run dev',
    'cd agents && bun install && bun run dev',
    'cd agents && npm install && npm run dev',
  ]);
  // The first run wrote the settings. Yarn keeps packages in archives, where editors do not find the schema.
  expect(readFileSync(join(root, 'docs.json'), 'utf8')).not.toContain('$schema');
});

test('init: refuses a project with a version of Vite that it cannot be installed next to', async () => {
  const root = folder('old-vite', { 'package.json': { devDependencies: { vite: '^6.0.0' } } });
  const { status, stdout, stderr } = await runHere(['init'], root);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('package.json has Vite ^6.0.0, and Octavo needs ^7.0.0');
  expect(existsSync(join(root, 'docs'))).toBe(false);
  expect((await runHere(['init', 'docs'], root)).status).toBe(0);
});

test('init: refuses a file, and explains a folder that it cannot write', async () => {
  const root = folder('files', { 'docs.txt': '' });
  expect(await runHere(['init', 'docs.txt'], root)).toEqual({
    status: 2,
    stdout: '',
    stderr: 'octavo: docs.txt is a file, not a folder.\n  Give the folder of the new site.\n',
  });
  const below = await runHere(['init', 'docs.txt/site'], root);
  expect(below).toMatchObject({ status: 1, stdout: '' });
  expect(below.stderr).not.toContain('This is a bug');
});
