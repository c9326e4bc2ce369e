/** The setup file of the package tests: waits until `install.ts` has installed Octavo. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { installEnd } from './install-end.js';

const folder = inject('installed');
const failed = join(folder, installEnd.failed);

while (!existsSync(join(folder, installEnd.done))) {
  if (existsSync(failed)) throw new Error(`Octavo could not be installed: ${readFileSync(failed, 'utf8')}`);
  await setTimeout(100);
}
