// `npm run build` builds all that runs of the package in dist/. `npm run build:all` also compiles the tests and writes the
// types for packages that use Octavo. `node scripts/build.mjs NAME` runs one step and the steps that it needs.
import { fileURLToPath } from 'node:url';
import { buildSteps, owned } from './build-steps.mjs';
import { runSteps } from './run-steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const steps = buildSteps(root);
const given = process.argv.slice(2);
const usual = steps.map(({ name }) => name).filter((name) => !['compile-tests', 'bundle-types'].includes(name));
const names = given.length > 0 ? given : usual;
const stop = new AbortController();
for (const [signal, exitCode] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
  process.once(signal, () => {
    process.exitCode = exitCode;
    stop.abort();
  });
}

const isComplete = await runSteps(steps, {
  root,
  recordFile: 'dist/.build/steps.json',
  owned,
  ...(!names.includes('all') && { names }),
  // Some tools read the output that npm prints to stdout.
  print: (line) => process.stderr.write(`${line}\n`),
  signal: stop.signal,
});
if (!isComplete) process.exitCode ??= 1;
