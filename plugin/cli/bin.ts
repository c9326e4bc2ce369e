#!/usr/bin/env node
import module from 'node:module';

// Newer versions of Node cache compiled modules, so that the next start is faster.
(module as { enableCompileCache?(): void }).enableCompileCache?.();

// `octavo check | head` closes the pipe before everything is written. The run still ends with its own exit code.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const { runCli } = await import('./run-cli.js');

process.exitCode = await runCli(process.argv.slice(2));
