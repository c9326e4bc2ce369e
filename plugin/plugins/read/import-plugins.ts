/** Imports the file with the author's plugins in the process that runs them. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepBuiltins } from '../../core/pool/changed-builtins.js';
import { authorPlace } from '../../core/errors/author-frame.js';
import { fileStart, OctavoError, type Place, type Problem } from '../../core/errors/errors.js';
import { isA, memberOf, readThrown } from '../../core/errors/thrown.js';
import { checkPlugins, type CheckedPlugins } from './check-plugins.js';
import type { PluginsFile } from '../../load/plugins-file.js';
import { pluginPlace } from '../plugin-place.js';
import { bundlePlace, bundleReason } from '../../mdx/evaluate/bundle-reason.js';
import { readText } from '../../reader/docs-file.js';
import { importModule } from '../../mdx/evaluate/import-module.js';

/**
 * The plugins of a file. `root`: the docs folder. `names`: the places of plugins, by their names. Throws an `OctavoError` if the file
 * cannot be read.
 */
export async function importPlugins(
  plugins: PluginsFile,
  root: string,
  names?: Map<string, Place>,
): Promise<CheckedPlugins> {
  const { file, key } = plugins;
  const changes: Problem[] = [];
  const { default: config } = await keepBuiltins(
    () => importModule(join(root, file), key),
    ({ message }) => void changes.push(changeProblem(message, file)),
  ).catch(async (error: unknown) => {
    throw new OctavoError(await importProblem(error, root, plugins), { cause: error });
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
  const placeOf = (name: string, count?: number): Place => pluginPlace(name, root, file, plugins.modules, count);
  const checked = checkPlugins('plugins' in config ? config.plugins : config, placeOf, names);
  return { ...checked, problems: [...changes, ...checked.problems] };
}

function changeProblem(message: string, file: string): Problem {
  return {
    code: 'builtin-changed',
    message: `${file} was loaded, but ${message}. The change is undone.`,
    hint: 'Look for polyfills and for assignments to prototypes, also in packages that it imports, and remove them.',
    ...fileStart(file),
  };
}

async function importProblem(error: unknown, root: string, { file, modules }: PluginsFile): Promise<Problem> {
  const errors = memberOf(error, 'errors');
  const { message, stack } = readThrown(error);
  const text = errors ? bundleReason(error).replace(/^\[\w+\] */, '') : message;
  const place = isA(error, SyntaxError) ? await syntaxErrorIn(modules, root) : undefined;
  return {
    code: 'plugins-unreadable',
    message: `The plugins cannot be read: ${text}`,
    hint: hintOf(message),
    ...(bundlePlace(error, root) ?? place ?? placeOf(stack, root, file)),
  };
}

function hintOf(message: string): string {
  const missing = /Cannot find package '([^']+)'/.exec(message)?.[1];
  if (missing !== undefined) return `Install the package: npm install ${missing}.`;
  if (message.startsWith('Unknown file extension'))
    return 'Only a file in TypeScript can import TypeScript: rename the configuration to octavo.config.ts.';
  return /CommonJS|not provide an export|Unexpected token 'export'|outside a module|not defined in ES module/.test(
    message,
  )
    ? 'Check the names of the exports. A file with import and export ends with .mjs, or its package.json has "type": "module".'
    : 'Fix the file. Until then, the site is built without its plugins, and unknown components are not reported.';
}

/** The place of the first module that cannot be parsed. Node does not report it. */
async function syntaxErrorIn(modules: readonly string[], root: string): Promise<Place | undefined> {
  const { parse } = await import('acorn');
  for (const file of modules.filter((name) => /\.m?js$/.test(name))) {
    try {
      parse(readText(root, file) ?? '', { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
    } catch (error) {
      const { line = 1, column = 0 } = (error as { loc?: { line: number; column: number } }).loc ?? {};
      return { file, line, column: column + 1 };
    }
  }
  return undefined;
}

/** An error of an import names its place in the first line of the stack. */
function placeOf(stack: string, root: string, file: string): Place {
  const [, address = '', line] = /^(\S+?)(?:\?\S*?)?:(\d+)\n/.exec(stack) ?? [];
  if (address === pathToFileURL(join(root, file)).href) return { file, line: Number(line), column: 1 };
  return authorPlace(stack, root) ?? fileStart(file);
}
