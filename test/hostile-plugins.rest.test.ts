/** Every hook of a plugin with every fault, in builds and in dev: each is one located error that names the plugin and the hook, and the rest of the site is whole. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runOctavo, type JsonResult } from './cli/run-octavo.js';
import { startOctavo } from './cli/start-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { ended, endings, faults, isReported, siteOf, sitesOf, type Pair } from './hostile/plugin-faults.js';
import { wrongPairs } from './hostile/wrong-pairs.js';

const titled = <Site extends { pairs: Pair[] }>(site: Site) => ({
  ...site,
  title: `${site.pairs[0]!.name} … ${site.pairs.at(-1)!.name}`,
});
const faultSites = sitesOf(faults).map((pairs) => titled({ pairs, timeout: 30 }));

// To the main process, all ways to end a process are the same.
const endingSites = ['never ends', 'never settles', 'kills its process'].flatMap((name) =>
  sitesOf({ [name]: endings[name]! }, true).map((pairs) => titled({ pairs, timeout: 1 })),
);

test.each([...faultSites, ...endingSites])('in a build or a check: $title', async ({ pairs, timeout }) => {
  const root = writeFiles(temporaryFolder(), siteOf(pairs));
  const { command = 'build' } = pairs[0]!.call;
  const { status, stdout } = await runOctavo([command, '--json', '--no-cache', '--page-timeout', `${timeout}`], root);
  const { errors } = JSON.parse(stdout) as JsonResult;
  const hasPage = (page: string): boolean => command === 'check' || existsSync(join(root, 'dist', page, 'index.html'));
  expect(wrongPairs(pairs, errors, root, hasPage)).toEqual([]);
  expect(errors.filter(({ code, hint }) => code === 'internal-error' || /\bbug\b/.test(hint))).toEqual([]);
  expect([status, hasPage('')]).toEqual([pairs.some(isReported) ? 1 : 0, true]);
});

test.each([...faultSites, titled({ pairs: ended(), timeout: 2 })])('in dev: $title', async ({ pairs, timeout }) => {
  const root = writeFiles(temporaryFolder(), siteOf(pairs));
  const env = { XDG_CACHE_HOME: temporaryFolder() };
  const octavo = startOctavo(['dev', '--port', '0', '--page-timeout', `${timeout}`], { cwd: root, env });
  const [url] = await octavo.until(/http:\/\/localhost:\d+\//);
  const shown = new Map<string, string>();
  const open = async (path: string): Promise<string> => {
    const text = await (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text();
    const [, state = '{"errors":[]}'] = /id="octavo-dev">([^<]*)</.exec(text) ?? [];
    for (const { message, code } of (JSON.parse(state) as JsonResult).errors) shown.set(message, code);
    return text;
  };
  const isOutput = ({ named }: Pair): boolean => named === 'outputs';
  await Promise.all(pairs.filter((pair) => !isOutput(pair)).map(({ id }) => open(id)));
  // Afterwards: what a hook changes while it waits can break documents that are made in the meantime.
  await Promise.all(pairs.filter(isOutput).map(({ id }) => open(`${id}.txt`)));
  expect(await open('')).toContain('Good words.');
  // Rules are checked after their page is sent.
  const rules = pairs.filter((pair) => pair.named === 'rules' && isReported(pair));
  await Promise.all(rules.map(({ id }) => octavo.until(new RegExp(` error {2}.*"${id}"`))));
  writeFiles(root, { 'octavo.config.mjs': 'export default { plugins: [] };\n' });
  const { id } = pairs.find(({ call }) => call.costsPage) ?? pairs[0]!;
  await expect.poll(async () => /Good words\.|"plugin-\w+"/.exec(await open(id))?.[0]).toBe('Good words.');
  octavo.kill('SIGTERM');
  const { stderr } = await octavo.ended;
  const printed = [...stderr.matchAll(/ error {2}(\S+?):(\d+):\d+ {2}(.*)/g)].map(
    ([, file = '', line, message = '']) => {
      // Only the terminal has the errors of rules.
      const code = shown.get(message) ?? 'plugin-failed';
      return { code, message, hint: '', file, line: Number(line), column: 1 };
    },
  );
  expect(wrongPairs(pairs, printed, root)).toEqual([]);
  expect(stderr).not.toMatch(/\bbug\b/);
});

test('a million nodes are written', async () => {
  const million = 'for (let at = 0; at < 1e6; at++)';
  const pairs = [
    ...sitesOf({
      'a million': { body: 'return Array.from({ length: 1e6 }, () => h("i"));', kind: 'text', needs: ['h'] },
    }),
    ...sitesOf({ 'a million': { body: `${million} tree.children.push("a");`, kind: 'nothing', needs: ['page'] } }),
    ...sitesOf({
      'a million': {
        body: `${million} tree.children.push({ type: "text", value: "a" });`,
        kind: 'nothing',
        needs: ['markdown', 'html'],
      },
    }),
  ]
    .flat()
    .filter(({ name }) => /^(?:components|visitors|remark|rehype): /.test(name))
    .map((pair, index) => ({ ...pair, id: `m${index}` }));
  const root = writeFiles(temporaryFolder(), siteOf(pairs));
  const { stdout } = await runOctavo(['build', '--json', '--no-cache'], root);
  expect((JSON.parse(stdout) as JsonResult).errors).toEqual([]);
  expect(pairs.map(({ id }) => existsSync(join(root, 'dist', id, 'index.html')))).toEqual(pairs.map(() => true));
});
