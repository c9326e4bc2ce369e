/** Every hook of a plugin with every fault, in builds and in dev: each is one located error that names the plugin and the hook, and the rest of the site is whole. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../plugin/core/errors/errors.js';
import { runOctavo, type JsonResult } from './cli/run-octavo.js';
import { startOctavo } from './cli/start-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { endings, faults, isReported, siteOf, sitesOf } from './hostile/plugin-faults.js';
import { wrongPairs } from './hostile/wrong-pairs.js';

const endingSites = Object.entries(endings).flatMap(([name, fault]) =>
  sitesOf({ [name]: fault }, true).map((pairs) => ({ pairs, timeout: 1 })),
);
const sites = [...sitesOf(faults).map((pairs) => ({ pairs, timeout: 30 })), ...endingSites].map((site) => ({
  ...site,
  title: `${site.pairs[0]!.name} … ${site.pairs.at(-1)!.name}`,
}));

describe.each(sites)('$title', ({ pairs, timeout }) => {
  test('in a build or a check', async () => {
    const root = writeFiles(temporaryFolder(), siteOf(pairs));
    const { command = 'build' } = pairs[0]!.call;
    const { status, stdout } = await runOctavo([command, '--json', '--no-cache', '--page-timeout', `${timeout}`], root);
    const { errors } = JSON.parse(stdout) as JsonResult;
    const hasPage = (page: string): boolean =>
      command === 'check' || existsSync(join(root, 'dist', page, 'index.html'));
    expect(wrongPairs(pairs, errors, root, hasPage)).toEqual([]);
    expect(errors.filter(({ code, hint }) => code === 'internal-error' || /\bbug\b/.test(hint))).toEqual([]);
    expect([status, hasPage('')]).toEqual([pairs.some(isReported) ? 1 : 0, true]);
  });
});

test.each(sites)('in dev: $title', async ({ pairs, timeout }) => {
  const root = writeFiles(temporaryFolder(), siteOf(pairs));
  const env = { XDG_CACHE_HOME: temporaryFolder() };
  const octavo = startOctavo(['dev', '--port', '0', '--page-timeout', `${timeout}`], { cwd: root, env });
  const [url] = await octavo.until(/http:\/\/localhost:\d+\//);
  const shown = new Map<string, Problem>();
  const open = async (path: string): Promise<string> => {
    const text = await (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text();
    const [, state = '{"errors":[]}'] = /id="octavo-dev">([^<]*)</.exec(text) ?? [];
    for (const error of (JSON.parse(state) as JsonResult).errors) shown.set(JSON.stringify(error), error);
    return text;
  };
  for (const { id } of pairs) for (const path of [id, `${id}.txt`]) await open(path);
  expect(await open('')).toContain('Good words.');
  writeFiles(root, { 'octavo.config.mjs': 'export default { plugins: [] };\n' });
  const first = pairs[0]!.id;
  await expect.poll(() => open(first)).toContain('Good words.');
  octavo.kill('SIGTERM');
  const { stdout, stderr } = await octavo.ended;
  expect(wrongPairs(pairs, [...shown.values()], root)).toEqual([stdout.slice(0, 3000), stderr.slice(0, 3000)]);
});
