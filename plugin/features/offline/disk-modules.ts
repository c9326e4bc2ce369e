/** Turns modules into scripts, which browsers permit from disk. */
import { posix } from 'node:path';
import { moduleRunnerTransform } from 'vite';
import { sitePath } from './disk-addresses.js';

/** The parameters of the code that Vite's module runner runs, in the order of runtime/first-paint/disk.ts. */
const parameters = ['exports', 'import', 'dynamic_import', 'import_meta', 'exportAll', 'exportName']
  .map((name) => `__vite_ssr_${name}__`)
  .join(',');

/** The scripts by path: of `entries` and all that they import. `read` returns the code of a path in the output. */
export async function modulesForDisk(
  entries: Iterable<string>,
  read: (path: string) => string | undefined,
): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const code = scripts.has(path) ? undefined : read(path);
    if (code === undefined) continue;
    const result = await moduleRunnerTransform(code, null, path, code);
    if (!result) continue;
    scripts.set(path, `octavoModule(${JSON.stringify(path)},async(${parameters})=>{"use strict";${result.code}\n});\n`);
    for (const specifier of [...(result.deps ?? []), ...(result.dynamicDeps ?? [])]) {
      const target = specifier.startsWith('/') ? sitePath(specifier) : relativePath(specifier, path);
      if (target !== undefined) queue.push(target);
    }
  }
  return scripts;
}

function relativePath(specifier: string, importer: string): string | undefined {
  return /^\.\.?\//.test(specifier) ? posix.join(posix.dirname(importer), specifier) : undefined;
}
