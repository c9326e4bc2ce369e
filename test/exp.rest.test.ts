import { existsSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { runOctavo } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { faults, pairsOf, siteOf } from './hostile/plugin-faults.js';
test('then', async () => {
    const pairs = pairsOf(Object.fromEntries(Object.entries(faults).filter(([name]) => new RegExp(process.env.ONLY ?? 'Promise.prototype.then').test(name))));
    const root = writeFiles(temporaryFolder(), siteOf(pairs));
    const start = Date.now();
    const has = (page: string): boolean => existsSync(join(root, 'dist', page, 'index.html'));
    const out = [];
    for (const command of ['build']) {
      const { stdout, status } = await runOctavo([command, '--json', '--no-cache', '--page-timeout', '2'], root);
      let errors = [];
      try { errors = JSON.parse(stdout).errors; } catch { out.push('BAD STDOUT ' + stdout.slice(0, 300)); }
      out.push(command + ' ' + status);
      for (const { code, message, file, line } of errors) out.push(`  ${code} ${file}:${line} ${message}`);
      for (const { id, name, call } of pairs) out.push(`${id} ${name} ${errors.filter(({message}) => message.includes(`"${id}"`)).length} ${has(id)}`);
    }
    appendFileSync('/tmp/exp.txt', `\n== ${Date.now() - start} ms\n${out.join('\n')}\n`);
});
