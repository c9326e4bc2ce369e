#!/usr/bin/env node
import module from 'node:module';

// Newer versions of Node keep compiled modules, so that the next start is quicker.
(module as { enableCompileCache?(): void }).enableCompileCache?.();
const { runCli } = await import('./run-cli.js');

process.exitCode = await runCli(process.argv.slice(2));
