/** The rules, fixes and report formats of `octavo check`. */
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { Problem } from '../../plugin/core/errors/errors.js';
import { eachPlace } from '../../plugin/config/messages/problem-places.js';
import { startOctavo } from '../cli/start-octavo.js';
import { runHere } from '../cli/run-octavo.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';

interface CheckOutput {
  errors: Problem[];
  warnings: Problem[];
  notices: Problem[];
  fixed?: Problem[];
}

const head = (title: string): string => `---\ntitle: ${title}\ndescription: About.\n---\n\n`;
const fence = "'''";
const md = (text: string): string => text.replaceAll(fence, '```');

/** The settings that the format requires. */
const complete = { name: 'Planets', theme: 'mint', colors: { primary: '#1d4ed8' } };

/** A repository with docs that have a few violations. */
function repository(check?: object): string {
  const top = temporaryFolder();
  mkdirSync(join(top, '.git'));
  writeFiles(join(top, 'my docs'), {
    'docs.json': { ...complete, ...(check && { check }), navigation: { pages: ['index', 'orbit'] } },
    'index.mdx': `${head('Start')}See [the guide](/gide).\n\n![](/moon.png)\n`,
    'orbit.mdx': md(`${head('Orbit')}'''\nnpm install\n'''\n\n'''\nfree text\n'''\n`),
    'moon.png': 'PNG',
  });
  return join(top, 'my docs');
}

async function checked(root: string, ...args: string[]): Promise<CheckOutput & { status: number }> {
  const { stdout, status } = await runHere(['check', root, '--json', '--no-cache', ...args]);
  return { ...(JSON.parse(stdout) as CheckOutput), status };
}

const codes = (problems: readonly Problem[]): string[] => problems.map(({ code }) => code).sort();

test('writing rules are notices, which never change the exit code', async () => {
  const { errors, warnings, notices, status } = await checked(repository(), '--rule', 'link-dead=off', '--strict');
  expect([errors, warnings, status]).toEqual([[], [], 0]);
  expect(codes(notices)).toEqual(['code-language', 'code-language', 'image-alt-missing', 'image-frame']);
});

test('levels come from the settings, then from the command line', async () => {
  const root = repository({
    rules: { 'image-frame': 'off', 'image-alt-missing': 'error', 'code-language': 'warning' },
  });
  const inSettings = await checked(root);
  expect([codes(inSettings.errors), codes(inSettings.warnings), codes(inSettings.notices), inSettings.status]).toEqual([
    ['image-alt-missing'],
    ['code-language', 'code-language', 'link-dead'],
    [],
    1,
  ]);
  const onCommandLine = await checked(
    root,
    '--rule',
    'image-alt-missing=notice',
    '--rule',
    'link-dead=error',
    '--rule',
    'code-language=off',
  );
  expect([codes(onCommandLine.errors), codes(onCommandLine.warnings), codes(onCommandLine.notices)]).toEqual([
    ['link-dead'],
    [],
    ['image-alt-missing'],
  ]);
});

test('a build ignores the levels of rules', async () => {
  const root = repository({ rules: { 'link-dead': 'error', 'code-language': 'error' } });
  const { stdout, status } = await runHere([
    'build',
    root,
    '--out',
    join(temporaryFolder(), 'site'),
    '--json',
    '--no-cache',
  ]);
  expect([codes((JSON.parse(stdout) as CheckOutput).warnings), status]).toEqual([['link-dead'], 0]);
});

test('only the named rules apply, and ignored pages are skipped', async () => {
  const only = await checked(repository(), '--only', 'code-language,link-dead');
  expect([codes(only.warnings), codes(only.notices)]).toEqual([['link-dead'], ['code-language', 'code-language']]);
  expect(codes((await checked(repository({ ignore: ['orbit*'] }))).notices)).toEqual([
    'image-alt-missing',
    'image-frame',
  ]);
});

test('the terminal shows notices as one line per rule, and with --only each of them', async () => {
  const root = repository();
  const { stderr, stdout } = await runHere(['check', root]);
  expect(stderr).toContain(
    '4 notices at 4 places, with the first of each rule:\n  code-language      2 in 1 file  orbit.mdx:6:1\n',
  );
  expect(stderr).toContain('octavo check --fix fixes at least 2 of them.');
  expect(stdout).toContain('1 warning, 4 notices');
  const only = await runHere(['check', root, '--only', 'code-language']);
  expect(only.stderr).toContain('notice  orbit.mdx:10:1  The code block has no language.');
});

test('dev prints findings that count as warnings, and no notices', async () => {
  const root = repository({ rules: { 'image-alt-missing': 'warning' } });
  const octavo = startOctavo(['dev', root, '--port', '0'], { cwd: root });
  const [url] = await octavo.until(/http:\/\/\S+/);
  await fetch(url);
  await octavo.until(/index\.mdx:8:1 {2}The image "\/moon\.png" has no alternative text\./);
  octavo.kill('SIGTERM');
  expect((await octavo.ended).stderr).not.toContain('<Frame>');
});

test('unknown rules, levels and formats are invalid usage', async () => {
  const root = repository();
  for (const [args, message] of [
    [['--rule', 'image-fram=off'], 'Did you mean "image-frame"?'],
    [['--rule', 'image-frame'], 'Write it as: --rule image-frame=off.'],
    [['--only', 'image-fram'], 'Did you mean "image-frame"?'],
    [['--format', 'xml'], 'The formats are text, json, sarif, github.'],
    [['--format', 'sarif', '--json'], 'Use one of them.'],
  ] as const) {
    const { status, stderr, stdout } = await runHere(['check', root, ...args]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  }
});

test('--fix changes what is certain, reports it, and leaves the rest', async () => {
  const root = repository();
  writeFiles(root, {
    'docs.json': { ...complete, navigation: { pages: ['index', 'orbit', 'plain', 'steps'] } },
    'plain.md': '# Plain title\n\n## Part\n\nText.\n',
    'steps.mdx': md(
      `${head('Steps')}# Steps\n\nFollow these steps:\n\n- Open it.\n- Close it.\n\n1. Run:\n\n   '''\n   {"a": 1}\n   '''\n`,
    ),
  });
  const before = readFileSync(join(root, 'index.mdx'), 'utf8');
  const { fixed, notices } = await checked(root, '--fix');
  expect(fixed!.map(({ file, code, line }) => `${file}:${line} ${code}`).sort()).toEqual([
    'index.mdx:8 image-frame',
    'orbit.mdx:6 code-language',
    'plain.md:1 title-missing',
    'plain.md:5 heading-level-one',
    'steps.mdx:10 procedure-unnumbered',
    'steps.mdx:15 code-language',
    'steps.mdx:6 heading-level-one',
  ]);
  const text = (file: string): string => readFileSync(join(root, file), 'utf8');
  expect(text('index.mdx')).toBe(before.replace('![](/moon.png)', '<Frame>\n  ![](/moon.png)\n</Frame>'));
  expect(text('orbit.mdx')).toContain(md("'''bash\nnpm install"));
  expect(text('plain.md')).toBe('---\ntitle: "Plain title"\n---\n\n## Part\n\nText.\n');
  expect(text('steps.mdx')).toBe(
    md(
      `${head('Steps')}Follow these steps:\n\n1. Open it.\n2. Close it.\n\n1. Run:\n\n   '''json\n   {"a": 1}\n   '''\n`,
    ),
  );
  expect(codes(notices)).toEqual(['code-language', 'description-missing', 'image-alt-missing']);
  const stable = statSync(join(root, 'steps.mdx')).mtimeMs;
  expect((await checked(root, '--fix')).fixed).toEqual([]);
  expect(statSync(join(root, 'steps.mdx')).mtimeMs).toBe(stable);
});

test('--fix does nothing for rules that are off', async () => {
  const root = repository({ rules: { 'image-frame': 'off' } });
  const { fixed } = await checked(root, '--fix');
  expect(codes(fixed!)).toEqual(['code-language']);
});

test('SARIF matches the official schema and names files of the repository', async () => {
  const { stdout } = await runHere(['check', repository(), '--format', 'sarif']);
  const log = JSON.parse(stdout) as SarifLog;
  expect(validateSarif(log)).toBe('');
  const [run] = log.runs;
  const dead = run!.results.find(({ ruleId }) => ruleId === 'link-dead')!;
  expect(dead.level).toBe('warning');
  expect(dead.locations[0]!.physicalLocation).toMatchObject({
    artifactLocation: { uri: 'my%20docs/index.mdx' },
    region: { startLine: 6, startColumn: 5 },
  });
  expect(new Set(run!.results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints))).size).toBe(
    run!.results.length,
  );
  expect(validateSarif({ ...log, version: '2.0.0' })).not.toBe('');
});

test('workflow commands annotate files of the repository', async () => {
  const { stdout } = await runHere(['check', repository(), '--format', 'github']);
  expect(stdout.split('\n')[0]).toBe(
    '::warning file=my docs/index.mdx,line=6,col=5,title=link-dead::The link target "/gide" does not exist.%0ACorrect the link, create the page, or add a redirect to the settings.',
  );
  expect(stdout).toContain('::notice file=my docs/orbit.mdx,line=10,col=1,title=code-language::');
});

interface SarifLog {
  version: string;
  runs: {
    results: {
      ruleId: string;
      level: string;
      partialFingerprints: object;
      locations: { physicalLocation: object }[];
    }[];
  }[];
}

/** The errors as text; empty for a valid log. */
function validateSarif(log: object): string {
  const require = createRequire(import.meta.url);
  const file = require.resolve('@microsoft/jest-sarif').replace(/lib\/.*$/, 'lib/schemas/sarif-2.1.0-rtm.5.json');
  // The schema uses draft 4, but only keywords that newer drafts have too.
  const { $schema: _draft, id: _id, ...schema } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  return ajv.validate(schema, log) ? '' : ajv.errorsText();
}

test('the first level-1 heading of a page that hides its title is its title', async () => {
  const root = repository();
  writeFiles(root, {
    'docs.json': { ...complete, navigation: { pages: ['index', 'orbit', 'blank'] } },
    'blank.mdx': `${head('" "')}# Moon\n\n## Part\n\n# Second\n`,
  });
  const { notices } = await checked(root, '--only', 'heading-level-one');
  expect(notices.map(({ file, line }) => `${file}:${line}`)).toEqual(['blank.mdx:10']);
});

test('a skipped level names what is before it: the title, or a heading of the page', async () => {
  const root = repository();
  writeFiles(root, {
    'docs.json': { ...complete, navigation: { pages: ['index', 'orbit', 'levels'] } },
    'levels.mdx': `${head('Levels')}### Deep\n\n# Moon\n\n### Deep again\n`,
  });
  const { notices } = await checked(root, '--only', 'heading-skipped');
  expect(eachPlace(notices).map(({ message }) => message)).toEqual([
    'The heading "Deep" is at level 3, but the one before it is the title of the page.',
    'The heading "Deep again" is at level 3, but the one before it is a level-1 heading.',
  ]);
});

test('a page that hides its title has a title if something else names it', async () => {
  const root = repository();
  writeFiles(root, {
    'docs.json': { ...complete, navigation: { pages: ['index', 'orbit', 'heading', 'sidebar', 'nothing'] } },
    'heading.mdx': `${head('" "')}# Moon\n`,
    'sidebar.mdx': '---\ntitle: " "\nsidebarTitle: Moon\ndescription: About.\n---\n\nText.\n',
    'nothing.mdx': `${head('" "')}Text.\n`,
  });
  const { notices } = await checked(root, '--only', 'title-missing');
  expect(notices.map(({ file }) => file)).toEqual(['nothing.mdx']);
});

test('menus of languages and versions lead to pages that are not orphans', async () => {
  const root = repository();
  const versions = ['v1', 'v2', 'v3'].map((version) => ({ version, pages: [`${version}/start`] }));
  writeFiles(root, {
    'docs.json': { ...complete, navigation: { versions } },
    'v1/start.mdx': head('Start'),
    'v2/start.mdx': head('Start'),
    'v3/start.mdx': `${head('Start')}See [the moon](/v3/moon).\n`,
    ...Object.fromEntries(
      ['v1/moon', 'v2/moon', 'v3/moon', 'v1/sun', 'v2/sun'].map((page) => [`${page}.mdx`, head(page)]),
    ),
  });
  const { notices } = await checked(root, '--only', 'page-orphan');
  expect(eachPlace(notices).map(({ file }) => file)).toEqual(['orbit.mdx', 'v1/sun.mdx', 'v2/sun.mdx']);
});
