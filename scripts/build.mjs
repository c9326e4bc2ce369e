// `npm run build` builds the package in dist/. `node scripts/build.mjs NAME` runs one step and the steps that it needs.
import { fileURLToPath } from 'node:url';
import { buildSteps, owned } from './build-steps.mjs';
import { runSteps } from './run-steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = process.argv.slice(2);
const stop = new AbortController();
for (const [signal, exitCode] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
  process.once(signal, () => {
    process.exitCode = exitCode;
    stop.abort();
  });
}

const isComplete = await runSteps(buildSteps(root), {
  root,
  recordFile: 'dist/.build/steps.json',
  owned,
  ...(names.length > 0 && { names }),
  // Some tools read the output that npm prints to stdout.
  print: (line) => process.stderr.write(`${line}\n`),
  signal: stop.signal,
});
if (!isComplete) process.exitCode ??= 1;
