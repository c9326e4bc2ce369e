/** Problems with the imports of a page or snippet, with their location. */
import { pageComponents } from '../../../../elements/page-components.js';
import { toolOfPackage } from '../../../config/other-tools/foreign-packages.js';
import type { Problem } from '../../../core/errors/errors.js';
import { nearestPath } from '../../../addresses/nearest-path.js';
import { pointAt, sourceFrame } from '../../../core/text/source-frame.js';

/** An import statement. */
export interface WrittenImport {
  /** The importing file, relative to the docs folder, and its text. */
  file: string;
  source: string;
  specifier: string;
  /** The path in the source, if it differs from `specifier`. */
  written?: string;
}

/** An import of a package that is not installed. `names`: the imported names. */
export function missingPackage(written: WrittenImport, names: readonly string[]): Problem {
  const { specifier } = written;
  const [, alias, path] = /^(@site|[@~])(\/.+)$/s.exec(specifier) ?? [];
  if (alias !== undefined && path !== undefined) {
    const advice = `Write "${path}": paths that start with / are relative to the docs folder.`;
    return problemAt(written, 'import-missing', `"${alias}" in "${specifier}" is not a folder or a package.`, advice);
  }
  if (isUnneeded(names)) {
    const message = `The package "${specifier}" is not installed, and not needed.`;
    return problemAt(written, 'import-missing', message, 'Remove the import: every page has these components.');
  }
  const tool = toolOfPackage(specifier);
  if (tool !== undefined) {
    const message = `The package "${specifier}" needs ${tool}, so its components do not work here.`;
    const replace = 'Remove the import. Use the components that every page has, or write your own in a snippet.';
    return problemAt(written, 'import-missing', message, replace);
  }
  const hint = `Install it: npm install ${packageName(specifier)}. Or import a file of the docs folder: "/snippets/…".`;
  return problemAt(written, 'import-missing', `The package "${specifier}" is not installed.`, hint);
}

/** Whether all imported names are components that every page has. */
export function isUnneeded(names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => Object.hasOwn(pageComponents, name));
}

/** An import of a file that does not exist. `files` are candidates for a suggestion, root-absolute. */
export function missingFile(written: WrittenImport, files: readonly string[]): Problem {
  const { specifier } = written;
  const similar = nearestPath(specifier, files);
  const hint = similar
    ? `Did you mean "${similar}"?`
    : 'A path that starts with / is relative to the docs folder, any other path to this file.';
  return problemAt(written, 'import-missing', `There is no file "${specifier}".`, hint);
}

/** The path is outside the docs folder. */
export function importOutside(written: WrittenImport): Problem {
  return problemAt(
    written,
    'path-outside',
    `"${written.specifier}" is outside the docs folder.`,
    'Move the file into the docs folder, and import it from there.',
  );
}

/** The file imports itself, directly or through other files. */
export function importCycle(written: WrittenImport, chain: readonly string[]): Problem {
  const message =
    chain.length > 1
      ? `"${written.specifier}" imports this file again: ${chain.join(' → ')}.`
      : 'This file imports itself.';
  return problemAt(written, 'import-cycle', message, 'Move what both files need into a third file.');
}

/** The imported names: `default`, `Card` … */
export function importedNames({ source, specifier }: WrittenImport): string[] {
  const before = source.slice(0, source.indexOf(specifier));
  const clause = /\b(?:import|export)\b(?![\s\S]*\b(?:import|export)\b)([\s\S]*)$/.exec(before)?.[1] ?? '';
  const named = /\{([\s\S]*?)\}/.exec(clause)?.[1] ?? '';
  return ['default', ...named.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!)].filter((name) =>
    /^[\w$]+$/.test(name),
  );
}

function problemAt(
  { file, source, specifier, written = specifier }: WrittenImport,
  code: string,
  message: string,
  hint: string,
): Problem {
  const quoted = Math.max(source.indexOf(`'${written}'`), source.indexOf(`"${written}"`));
  const position = pointAt(source, Math.max(0, quoted));
  return { code, message, hint, file, ...position, frame: sourceFrame(source, position, written.length + 2) };
}

/** The package of a specifier: `@scope/name/part` is in `@scope/name`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
