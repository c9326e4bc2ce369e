/** Each hook of a plugin with some faults, and each member with wrong values. `hostile-plugins.rest.test.ts` has all faults, also in dev. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runOctavo, type JsonResult } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { ended, faults, siteOf, sitesOf, values } from './hostile/plugin-faults.js';
import { members } from './hostile/plugin-hooks.js';
import { wrongPairs } from './hostile/wrong-pairs.js';

const some = [
  'throws an error',
  'throws a proxy, later',
  'returns a symbol',
  'returns a proxy, later',
  'returns an element in itself',
  'adds nothing',
  'replaces Array.prototype.map, later',
  'exits, later',
  'prints',
];

test.each([
  ...sitesOf(Object.fromEntries(some.map((name) => [name, faults[name]!]))).map((pairs) => ({ pairs, timeout: 30 })),
  { pairs: ended(), timeout: 2 },
])('each fault is one located error that names the plugin and the hook, site %#', async ({ pairs, timeout }) => {
  const root = writeFiles(temporaryFolder(), siteOf(pairs));
  const { command = 'build' } = pairs[0]!.call;
  const { stdout } = await runOctavo([command, '--json', '--no-cache', '--page-timeout', `${timeout}`], root);
  const { errors } = JSON.parse(stdout) as JsonResult;
  const hasPage = (page: string): boolean => command === 'check' || existsSync(join(root, 'dist', page, 'index.html'));
  expect(wrongPairs(pairs, errors, root, hasPage)).toEqual([]);
  expect(errors.filter(({ code, hint }) => code === 'internal-error' || /\bbug\b/.test(hint))).toEqual([]);
  expect(hasPage('')).toBe(true);
});

const page = { 'docs.json': { name: 'Acme', navigation: { pages: ['index'] } }, 'index.mdx': 'Text.\n' };

async function problemsOf(plugins: string): Promise<JsonResult> {
  const root = writeFiles(temporaryFolder(), { ...page, 'octavo.config.mjs': plugins });
  return JSON.parse((await runOctavo(['build', '--json', '--no-cache'], root)).stdout) as JsonResult;
}

test('the tables have each member', async () => {
  const { errors } = await problemsOf('export default { name: "own", zzzzzzzzzz: 1 };\n');
  const [, hooks = ''] = /^Hooks are (.*)\.$/.exec(errors[0]!.hint) ?? [];
  expect(Object.keys(members).sort()).toEqual(hooks.split(', ').sort());
});

test('each member with each wrong value, or with a getter that throws, is one located error that names it', async () => {
  const cells = Object.entries(members).flatMap(([member, { takes = [], calls }]) => [
    { member, code: `get ${member}() { throw 1 }`, isWrong: true },
    ...Object.values(values)
      .filter(([, kind]) => !(kind === 'function' && '' in calls) && !(kind === 'text' && takes.includes(kind)))
      .map(([value, kind]) => ({ member, code: `${member}: ${value}`, isWrong: !takes.includes(kind) })),
  ]);
  const plugins = cells.map(({ code }, index) => `{\n  name: 'p${index}',\n  ${code},\n}`);
  const { errors } = await problemsOf(`export default { plugins: [\n${plugins.join(',\n')}\n] };\n`);
  const found = cells.map(({ member, code }, index) => {
    const own = errors.filter(({ message }) => message.includes(`"p${index}"`));
    const isNamed = own.every(({ message, line }) => message.includes(`"${member}"`) && line > 1);
    return `${code}: ${own.length} ${isNamed}`;
  });
  expect(found).toEqual(cells.map(({ code, isWrong }) => `${code}: ${isWrong ? 1 : 0} true`));
});

test('a file that changes built-in objects is an error that names it, and its plugins work', async () => {
  const { errors } = await problemsOf(
    'Array.prototype.map = () => [];\nObject.prototype.own = 1;\nexport default { name: "own", head: (page, { h }) => h("b") };\n',
  );
  expect(errors).toMatchObject([
    { code: 'builtin-changed', message: expect.stringContaining('Array.prototype.map'), file: 'octavo.config.mjs' },
    { code: 'plugin-result', message: expect.stringContaining('"own"') },
  ]);
});
