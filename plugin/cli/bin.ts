#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { enableCompileCache } from '../core/cache/compile-cache.js';
import { lateOptimization } from '../core/pool/v8-flags.js';
import { unsupportedNode } from './node-version.js';

// `octavo check | head` closes the pipe early. The run still ends with its own exit code.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const refusal = unsupportedNode(process.versions.node);
if (refusal) {
  process.stderr.write(refusal);
  process.exitCode = 1;
} else {
  lateOptimization.forEach(setFlagsFromString);
  enableCompileCache?.();
  // A dynamic import, because older versions of Node cannot parse all of the code.
  const { runCli } = await import('./run-cli.js');
  const exitCode = await runCli(process.argv.slice(2));
  if (exitCode !== undefined) {
    const { endProcess } = await import('./end-process.js');
    await endProcess(exitCode);
  }
}
