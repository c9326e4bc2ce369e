/** Compares the output that the docs quote with the output for the site in test/quoted, and for a folder in it without settings. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const printed = ['test/quoted', 'test/quoted/guides']
  .map((folder) => check(folder))
  .map(({ stdout, stderr }) => stdout + stderr)
  .join('')
  .replaceAll(resolve('test/quoted'), '/home/ada/planets');
const pages = readdirSync('demo', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
const quotes = pages.flatMap((page) =>
  [...readFileSync(join('demo', page), 'utf8').matchAll(/^```text Output\n(.*?)^```/gms)].map(([, output]) => ({
    page,
    output: output!,
  })),
);

test('the docs quote output', () => expect(quotes.length).toBeGreaterThan(1));

test.each(quotes)('$page quotes the current output', ({ output }) => {
  expect(printed).toContain(output.trimEnd());
});

test('the docs quote a problem from the JSON output', () => {
  const page = readFileSync('demo/configuration/command-line.mdx', 'utf8');
  const quoted = JSON.parse(/^```json Output\n(.*?)^```/ms.exec(page)![1]!) as JsonOutput;
  const real = JSON.parse(check('test/quoted', '--json').stdout) as JsonOutput;
  expect(Object.keys(quoted)).toEqual(Object.keys(real));
  expect(real.warnings).toContainEqual(quoted.warnings[0]);
});

interface JsonOutput {
  warnings: unknown[];
}

function check(folder: string, ...options: string[]): { stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['dist/node/cli.js', 'check', folder, '--no-cache', ...options], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
}
