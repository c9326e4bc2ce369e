/** Imports the file with the author's plugins in the process that runs them. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { authorFrame } from '../core/errors/author-frame.js';
import { fileStart, OctavoError, type Place, type Problem } from '../core/errors/errors.js';
import { checkPlugins, type CheckedPlugins } from '../hooks/check-plugins.js';
import type { PluginsFile } from '../load/plugins-file.js';
import { importModule } from '../mdx/evaluate/import-module.js';

/** The plugins of a file. `root`: the docs folder. Throws an `OctavoError` if the file cannot be read. */
export async function importPlugins({ file, key }: PluginsFile, root: string): Promise<CheckedPlugins> {
  const { default: config } = await importModule(join(root, file), key).catch((error: unknown) => {
    throw new OctavoError(importProblem(error, root, file), { cause: error });
  });
  if (
    typeof config !== 'object' ||
    config === null ||
    !(Array.isArray(config) || 'plugins' in config || 'name' in config)
  )
    throw new OctavoError({
      code: 'plugins-missing',
      message: `${file} has no plugins.`,
      hint: 'Write export default { plugins: [ … ] }, or export a plugin: { name: "my-plugin" }.',
      ...fileStart(file),
    });
  return checkPlugins('plugins' in config ? config.plugins : config, file);
}

function importProblem(error: unknown, root: string, file: string): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return {
    code: 'plugins-unreadable',
    message: `The plugins cannot be read: ${message.split('\n')[0]!}`,
    hint: hintOf(message),
    ...placeOf(stack, root, file),
  };
}

function hintOf(message: string): string {
  const missing = /Cannot find package '([^']+)'/.exec(message)?.[1];
  return missing === undefined
    ? 'Fix the file. Until then, the site is built without its plugins.'
    : `Install the package: npm install ${missing}.`;
}

/** A syntax error names its place in the first line of the stack. */
function placeOf(stack: string, root: string, file: string): Place {
  const [, address = '', line] = /^(\S+?)(?:\?\S*?)?:(\d+)\n/.exec(stack) ?? [];
  if (address === pathToFileURL(join(root, file)).href) return { file, line: Number(line), column: 1 };
  const frame = authorFrame(stack, root);
  return frame ? { file: frame.file, line: frame.line || 1, column: frame.column || 1 } : fileStart(file);
}
