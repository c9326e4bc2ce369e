/** Output that the documentation quotes is what the command line prints for the site in test/quoted. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const { stdout, stderr } = spawnSync(process.execPath, ['dist/node/cli.js', 'check', 'test/quoted', '--no-cache'], {
  encoding: 'utf8',
  env: { ...process.env, NO_COLOR: '1' },
});
const printed = stdout + stderr;
const pages = readdirSync('demo', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
const quotes = pages.flatMap((page) =>
  [...readFileSync(join('demo', page), 'utf8').matchAll(/^```text Output\n(.*?)^```/gms)].map(([, output]) => ({
    page,
    output: output!,
  })),
);

test('the documentation quotes output', () => expect(quotes.length).toBeGreaterThan(1));

test.each(quotes)('$page quotes what is printed', ({ output }) => {
  expect(printed).toContain(output.trimEnd());
});
