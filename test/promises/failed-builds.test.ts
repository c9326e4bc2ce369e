/** Inputs that cannot be built: the message names the location, the problem and the fix, and no partial site is written. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BuildResult } from '../../plugin/site-build/build-site.js';
import { runOctavo, type JsonResult } from '../cli/run-octavo.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { buildFolder } from '../fixtures/build-folder.js';

const page = '---\ntitle: Index\n---\n\nText.\n';
const docs = { name: 'Broken', theme: 'mint', colors: { primary: '#0D9373' }, navigation: { pages: ['index'] } };
const temporary = temporaryFolder();
let count = 0;

interface Built extends BuildResult {
  outDir: string;
  root: string;
}

async function build(files: Record<string, unknown>): Promise<Built> {
  const folder = join(temporary, String(++count));
  const root = join(folder, 'docs');
  mkdirSync(root, { recursive: true });
  writeFiles(root, files);
  const outDir = join(folder, 'out');
  return { ...(await buildFolder(root, outDir)), outDir, root };
}

/** Builds a site with private files next to its folder. */
async function buildBesideSecret(files: Record<string, unknown>): Promise<Built> {
  const secrets = { 'secret.mdx': '# It is the secret\n', 'secret.svg': '<svg><title>the secret</title></svg>' };
  writeFiles(join(temporary, String(count + 1)), secrets);
  return await build(files);
}

function places({ report }: Built): string[] {
  return [...report.errors, ...report.warnings].map(({ file, code }) => `${file} ${code}`);
}

/** Files of the output that contain a text. */
function filesWith(folder: string, text: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => statSync(join(folder, file)).isFile() && readFileSync(join(folder, file), 'utf8').includes(text),
  );
}

/** Expects an error and no output. */
function expectRefused(built: Built): void {
  expect(built.report.errors.length).toBeGreaterThan(0);
  expect(existsSync(built.outDir)).toBe(false);
}

describe('a folder without a site', () => {
  test('reports which file is missing in an empty folder', async () => {
    const built = await build({});
    expectRefused(built);
    expect(built.report.errors[0]?.message).toMatch(/docs\.json/);
  });

  test('reports which file is missing next to pages', async () => {
    const built = await build({ 'index.mdx': page });
    expectRefused(built);
    expect(built.report.errors[0]?.message).toMatch(/docs\.json/);
  });

  test('names a folder that does not exist', async () => {
    const run = await runOctavo(['build', join(temporary, 'nowhere'), '--out', join(temporary, 'nowhere-out')]);
    expect(run.status).not.toBe(0);
    expect(run.stderr + run.stdout).toMatch(/nowhere/);
  });
});

describe('a settings file that cannot be used', () => {
  test('reports two settings files', async () => {
    const built = await build({ 'docs.json': docs, 'mint.json': { name: 'Two', navigation: [] }, 'index.mdx': page });
    expectRefused(built);
    expect(built.report.errors[0]?.message).toMatch(/docs\.json.*mint\.json|mint\.json.*docs\.json/);
  });

  test('locates invalid JSON', async () => {
    const built = await build({ 'docs.json': '{\n  "name": "Broken",\n  "theme" "mint"\n}\n', 'index.mdx': page });
    expectRefused(built);
    expect(built.report.errors[0]).toMatchObject({ file: 'docs.json', line: 3 });
  });

  test('names the found and the expected type of a wrong value', async () => {
    const built = await build({ 'docs.json': JSON.stringify({ ...docs, name: 42 }, null, 2), 'index.mdx': page });
    expectRefused(built);
    expect(built.report.errors[0]).toMatchObject({ file: 'docs.json', line: 2 });
    const { message, hint } = built.report.errors[0]!;
    expect(message).toMatch(/\bname\b.*(?:42|number)/);
    expect(`${message} ${hint}`).toMatch(/string|text/);
  });

  test('reports all wrong values together', async () => {
    const built = await build({ 'docs.json': { ...docs, name: 42, banner: { content: 7 } }, 'index.mdx': page });
    expectRefused(built);
    expect(built.report.errors.length).toBeGreaterThanOrEqual(2);
  });

  test('names the files of a $ref cycle', async () => {
    const built = await build({
      'docs.json': { ...docs, navigation: { $ref: './a.json' } },
      'a.json': { pages: { $ref: './b.json' } },
      'b.json': { $ref: './a.json' },
      'index.mdx': page,
    });
    expectRefused(built);
    const { code, message } = built.report.errors[0]!;
    expect(code).toBe('ref-cycle');
    expect(message).toMatch(/a\.json.*b\.json|b\.json.*a\.json/);
  });

  test('rejects a $ref outside the folder', async () => {
    const built = await build({
      'docs.json': { ...docs, navigation: { $ref: '../../../../../../etc/passwd' } },
      'index.mdx': page,
    });
    expectRefused(built);
    expect(JSON.stringify(built.report)).not.toMatch(/root:/);
  });
});

describe('pages that cannot be built', () => {
  test('rejects a navigation without existing pages, and locates each missing page', async () => {
    const built = await build({ 'docs.json': { ...docs, navigation: { pages: ['a', 'b'] } } });
    expectRefused(built);
    const messages = [...built.report.errors, ...built.report.warnings].map((problem) => problem.message).join('\n');
    expect(messages).toMatch(/"a"/);
    expect(messages).toMatch(/"b"/);
  });

  test('rejects a navigation entry outside the folder', async () => {
    const built = await buildBesideSecret({
      'docs.json': { ...docs, navigation: { pages: ['index', '../secret'] } },
      'index.mdx': page,
    });
    expect(places(built)).toEqual(['docs.json path-outside']);
    expect(filesWith(built.outDir, 'the secret')).toEqual([]);
    expect(readdirSync(join(built.root, '..')).toSorted()).toEqual(['docs', 'secret.mdx', 'secret.svg']);
  });

  test('rejects an import outside the folder', async () => {
    const source = `import Secret from '../secret.mdx';\n\n<Secret />\n`;
    const built = await buildBesideSecret({ 'docs.json': docs, 'index.mdx': source });
    expect(built.report.errors[0]).toMatchObject({ file: 'index.mdx', line: 1 });
    expect(filesWith(built.outDir, 'the secret')).toEqual([]);
  });

  test('rejects an image outside the folder', async () => {
    const built = await buildBesideSecret({ 'docs.json': docs, 'index.mdx': '![x](../secret.svg)\n' });
    expect(places(built)).toEqual(['index.mdx asset-missing']);
    expect(filesWith(built.outDir, 'the secret')).toEqual([]);
  });

  test('locates a snippet that imports itself, and builds the other pages', async () => {
    const built = await build({
      'docs.json': { ...docs, navigation: { pages: ['index', 'loop'] } },
      'index.mdx': page,
      'loop.mdx': `import Loop from '/snippets/loop.mdx';\n\n<Loop />\n`,
      'snippets/loop.mdx': `import Loop from '/snippets/loop.mdx';\n\n<Loop />\n`,
    });
    expect(built.report.errors[0]?.file).toMatch(/loop\.mdx$/);
    expect(existsSync(join(built.outDir, 'index.html'))).toBe(true);
  });

  test('an import of a name that does not exist is located once, and its content is shown', async () => {
    const component = 'export const I = () => { const [a] = useState(1); return <b>{a}<Gone /></b>; };';
    const { report, outDir } = await build({
      'docs.json': docs,
      'index.mdx': `import { Gone } from '/snippets/parts.jsx';\n\n${component}\n\n<Gone />\n\n<I />\n\nThe rest.\n`,
      'snippets/parts.jsx': 'export const Gong = () => <b>Gong</b>;\n',
    });
    const { code, file, line, column, hint } = report.errors[0]!;
    expect(report.errors).toHaveLength(1);
    expect({ code, file, line, column, hint }).toEqual({
      code: 'import-name',
      file: 'index.mdx',
      line: 1,
      column: 10,
      hint: 'Did you mean `Gong`?',
    });
    expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toContain('The rest.');
  });

  test('locates a missing import', async () => {
    const built = await build({
      'docs.json': docs,
      'index.mdx': `# Hi\n\nimport Gone from '/snippets/gone.mdx';\n\n<Gone />\n`,
    });
    expect(built.report.errors[0]).toMatchObject({ file: 'index.mdx', line: 3 });
    expect(built.report.errors[0]?.message).toMatch(/snippets\/gone\.mdx/);
  });

  test('only warns about a missing import that the page does not use', async () => {
    const { report } = await build({
      'docs.json': docs,
      'index.mdx': `import Gone from '/snippets/gone.mdx';\n\n# Hi {'there'}\n\n{/* <Gone /> */}\n`,
    });
    expect(report.errors).toEqual([]);
    expect(report.warnings).toMatchObject([{ code: 'import-missing', file: 'index.mdx', line: 1 }]);
  });
});

test('builds a page of 4 MB', async () => {
  const paragraph = `${'All work and no play makes a long page. '.repeat(20)}\n\n`;
  const built = await build({
    'docs.json': docs,
    'index.mdx': page + paragraph.repeat(Math.ceil(4_000_000 / paragraph.length)),
  });
  expect(built.report.errors).toEqual([]);
  expect(readFileSync(join(built.outDir, 'index.html'), 'utf8').length).toBeGreaterThan(4_000_000);
});

test('keeps the site of the last build if a build fails', async () => {
  const good = await build({ 'docs.json': docs, 'index.mdx': page });
  const before = readFileSync(join(good.outDir, 'index.html'), 'utf8');
  writeFiles(good.root, { 'docs.json': '{ "name": ' });
  const { report } = await buildFolder(good.root, good.outDir);
  expect(report.errors).toHaveLength(1);
  expect(readFileSync(join(good.outDir, 'index.html'), 'utf8')).toBe(before);
});

describe('the terminal output', () => {
  test('prints location, message and hint, and no stack trace', async () => {
    const root = writeFiles(join(temporary, 'text'), { 'docs.json': { ...docs, name: 42 }, 'index.mdx': page });
    const run = await runOctavo(['build', root, '--out', join(temporary, 'text-out')]);
    expect(run.status).toBe(1);
    expect(run.stderr + run.stdout).toMatch(/docs\.json:2:\d+ /);
    expect(run.stderr + run.stdout).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  });

  test('shows the lines around a syntax error', async () => {
    const root = writeFiles(join(temporary, 'frame'), {
      'docs.json': docs,
      'index.mdx': `${page}\n<Note>\n\nNo end.\n`,
    });
    const run = await runOctavo(['build', root, '--out', join(temporary, 'frame-out')]);
    expect(run.status).toBe(1);
    expect(run.stderr + run.stdout).toMatch(/index\.mdx:\d+:\d+ /);
    expect(run.stderr + run.stdout).toMatch(/\| *<Note>/);
  });

  test('check reports the same problems in the same format, and writes nothing', async () => {
    const wrong = writeFiles(join(temporary, 'check'), { 'docs.json': { ...docs, name: 42 }, 'index.mdx': page });
    const run = await runOctavo(['check', wrong, '--json']);
    expect(run.status).toBe(1);
    const result = JSON.parse(run.stdout) as JsonResult;
    expect(result).toMatchObject({ pages: 0, outDir: null, errors: [{ file: 'docs.json', line: 2 }] });
    expect(existsSync(join(wrong, 'dist'))).toBe(false);
    writeFiles(wrong, { 'docs.json': docs });
    const mended = await runOctavo(['check', wrong, '--json', '--compat']);
    expect(mended.status).toBe(0);
    expect(JSON.parse(mended.stdout)).toMatchObject({ pages: 1, errors: [], compat: { configFile: 'docs.json' } });
    expect((await runOctavo(['check', wrong, '--out', 'x'])).status).toBe(2);
  });

  test('reports an unknown command as invalid usage', async () => {
    const run = await runOctavo(['bild']);
    expect(run.status).toBe(2);
    expect(run.stderr + run.stdout).toMatch(/build/);
  });

  test('prints only one JSON object with --json, and exits with code 1 only after errors', async () => {
    const root = writeFiles(join(temporary, 'json'), { 'docs.json': docs, 'index.mdx': page });
    const build = (): ReturnType<typeof runOctavo> =>
      runOctavo(['build', root, '--out', join(temporary, 'json-out'), '--json']);
    const good = await build();
    expect(good.status).toBe(0);
    const result = JSON.parse(good.stdout) as JsonResult;
    expect(Object.keys(result).toSorted()).toEqual(['durationMs', 'errors', 'outDir', 'pages', 'warnings']);
    expect(result).toMatchObject({ pages: 1, errors: [], warnings: [] });
    writeFiles(root, { 'docs.json': { ...docs, name: 42 } });
    const failed = await build();
    expect(failed.status).toBe(1);
    expect(JSON.parse(failed.stdout)).toMatchObject({ pages: 0, errors: [{ file: 'docs.json', line: 2 }] });
  });
});
