import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../core/package/package-root.js';

const folder = join(packageRoot, 'plugin/shell/styles');

/** The rules of a part of the shell, from its file in `shell/styles` or relative to that folder. The package contains these files as they are. */
export function styleSheet(name: string): string {
  return readFileSync(join(folder, `${name}.css`), 'utf8');
}
