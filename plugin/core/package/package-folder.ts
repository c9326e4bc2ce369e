import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder in which Node finds the package `name` from a file in `folder`; `undefined` if it is not installed. */
export function packageFolder(name: string, folder: string): string | undefined {
  const location = join(folder, 'node_modules', name);
  if (existsSync(join(location, 'package.json'))) return realpathSync(location);
  return folder === dirname(folder) ? undefined : packageFolder(name, dirname(folder));
}
