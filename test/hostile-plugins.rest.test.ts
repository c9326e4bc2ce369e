/** Every hook of a plugin with every fault: each is one located error that names the plugin and the hook, and the rest of the site is whole. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runOctavo } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { faults, isReported, pairsOf, siteOf } from './hostile/plugin-faults.js';

type Found = { code: string; message: string; file: string; line: number };

test('every hook with every fault, in one build', async () => {
  const pairs = pairsOf(faults);
  const root = writeFiles(temporaryFolder(), siteOf(pairs));
  const has = (page: string): boolean => existsSync(join(root, 'dist', page, 'index.html'));
  const run = async (command: string): Promise<Found[]> => {
    const { stdout } = await runOctavo([command, '--json', '--no-cache', '--page-timeout', '5'], root);
    return (JSON.parse(stdout) as { errors: Found[] }).errors;
  };
  const runs = [await run('build'), await run('check')];
  const errors = runs.flat();
  const wrong = pairs.flatMap((pair) => {
    const { name, id, named, call } = pair;
    const own = errors.filter(({ message }) => message.includes(`"${id}"`));
    const faults = [
      runs.some((run) => run.filter(({ message }) => message.includes(`"${id}"`)).length > 1) && 'twice',
      own.length > 0 !== isReported(pair) && `${own.length} errors`,
      own.some(({ message }) => !message.includes(named)) && 'not named',
      own.some(({ file, line }) => !existsSync(join(root, file)) || line < 1) && 'not located',
      !call.costsPage && !has(id) && 'no page',
    ].filter(Boolean);
    return faults.length > 0
      ? [`${id} ${name}: ${faults.join(', ')} ${own.map(({ message }) => message).join(' | ')}`]
      : [];
  });
  const { writeFileSync } = await import('node:fs');
  writeFileSync('/tmp/hostile-errors.json', JSON.stringify(errors, null, 1));
  expect(wrong).toEqual([]);
  expect(errors.filter(({ message }) => /bug in Octavo/.test(message))).toEqual([]);
  expect(has('')).toBe(true);
});
