import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closestFolder } from './closest-folder.js';

/** The folder of Octavo's own package, both from compiled files and from the sources. */
export const packageRoot: string = closestFolder(fileURLToPath(import.meta.url), (folder) =>
  existsSync(join(folder, 'package.json')),
)!;

/** The text of a file of this package. */
export function packageText(...path: readonly string[]): string {
  return readFileSync(join(packageRoot, ...path), 'utf8');
}
