/**
 * Settings with one mistake each, as authors make them: test/wrong-settings. The problems reported for each of them are in
 * `problems.txt`, to be read as an author reads it. A new case is a new file: `NAME.docs.json` or `NAME.mint.json`.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { settingsSchemas } from './settings.js';
import { temporaryFolder, writeFiles } from '../../test/cli/temporary-folder.js';
import { checkRedirects } from '../nav/check-redirects.js';
import { checkSettings } from '../features/checks/check-settings.js';
import { Report, type Problem } from '../core/errors/errors.js';
import { loadSite } from './load-site.js';

const folder = resolve(import.meta.dirname, '../../test/wrong-settings');
const cases = readdirSync(folder).filter((file) => /\.(?:docs|mint)\.json$/.test(file));
const temporary = temporaryFolder();
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const zod =
  /invalid[_ ](?:type|union|value|input|string)|unrecognized|expected |received|ZodError|undefined|\[object|NaN/i;

/** A problem with its level. */
type Leveled = Problem & { level: 'error' | 'warning' | 'notice' };

async function problemsOf(name: string): Promise<{ root: string; problems: Leveled[] }> {
  const root = join(temporary, name);
  mkdirSync(root);
  writeFiles(root, { 'index.mdx': '# Start', 'guides/install.mdx': '# Install' });
  writeFiles(root, { 'logo/light.svg': picture, 'logo/dark.svg': picture });
  cpSync(join(folder, 'parts'), join(root, 'parts'), { recursive: true });
  cpSync(join(folder, name), join(root, name.endsWith('.mint.json') ? 'mint.json' : 'docs.json'));
  const report = new Report();
  const loaded = await loadSite({ root }, report);
  if (loaded) {
    const { live, problems } = checkRedirects(loaded.site, loaded);
    report.warnings.push(
      ...problems,
      ...(await checkSettings(loaded.site, loaded, live, () => false, settingsSchemas.frontMatter)),
    );
  }
  // No mistakes, and they have tests of their own.
  const isMistake = ({ code }: Problem): boolean => !/^(?:color-shade|format-deviation|setting-unused)$/.test(code);
  const problems = (['error', 'warning', 'notice'] as const).flatMap((level) =>
    report[`${level}s`].map((problem): Leveled => ({ ...problem, level })),
  );
  return { root, problems: problems.filter(isMistake) };
}

const results = new Map<string, Awaited<ReturnType<typeof problemsOf>>>();
beforeAll(async () => {
  for (const name of cases) results.set(name, await problemsOf(name));
});

const lineOf = (root: string, { file, line }: Problem): string =>
  readFileSync(join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\n')[line - 1] ?? '';

test.each(cases)('%s: the mistake is reported with its place and a fix', (name) => {
  const { root, problems } = results.get(name)!;
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    expect(problem.column).toBeLessThanOrEqual(lineOf(root, problem).length + 1);
    expect(problem.hint.length).toBeGreaterThan(8);
    expect(`${problem.message} ${problem.hint}`).not.toMatch(zod);
  }
});

test('all reports read as recorded', async () => {
  const sections = [...results].map(([name, { root, problems }]) => {
    const lines = problems.map((problem) => {
      const { level, code, file, line, column, message, hint } = problem;
      const at = lineOf(root, problem).slice(column - 1, column + 39);
      return `  ${level} ${code} ${file}:${line}:${column} ▸ ${at}\n    ${message.replace(root, 'DOCS')}\n    ${hint}`;
    });
    return `${name}\n${lines.join('\n')}\n`;
  });
  await expect(sections.join('\n')).toMatchFileSnapshot('../../test/wrong-settings/problems.txt');
});
