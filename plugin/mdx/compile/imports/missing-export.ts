/** The problem of an import that takes a name which its file does not export. */
import type { Problem } from '../../../core/errors/errors.js';
import { counted } from '../../../core/text/counted.js';
import { nearest, typingDistance } from '../../../core/text/nearest.js';
import type { ReadSource } from '../../../load/page-source.js';
import { pointAt, sourceFrame } from '../../../core/text/source-frame.js';

/** A name that a file takes from another one. */
export interface TakenName {
  /** The name in the other file's exports: `default`, `Card`. */
  name: string;
  /** The path in the import, as written. */
  specifier: string;
  /** The other file, relative to the docs folder. */
  target: string;
}

/** Number of names in a hint. */
const maxNames = 8;

/** Describes the import of `name` in `file`, which has no value. */
export function missingExport(file: string, { name, specifier, target }: TakenName, read: ReadSource): Problem {
  const source = read(file);
  const names = exportedNames(read(target));
  const offset = importOffset(source, name, specifier);
  const point = pointAt(source, offset);
  const isDefault = name === 'default';
  return {
    code: 'import-name',
    message: isDefault ? `"${specifier}" has no default export.` : `"${specifier}" does not export \`${name}\`.`,
    hint: isDefault ? defaultHint(names, specifier) : nameHint(name, names),
    file,
    ...point,
    frame: sourceFrame(source, point, isDefault ? 1 : name.length),
  };
}

function nameHint(name: string, names: readonly string[]): string {
  const similar = nearest(name, names);
  if (similar) return `Did you mean \`${similar}\`?`;
  return names.length > 0
    ? `It exports ${nameList(name, names)}.`
    : `Add export const ${name} = … to it, or remove the import.`;
}

/** All names, or the names most like `name` and the number of omitted names. */
function nameList(name: string, names: readonly string[]): string {
  if (names.length <= maxNames) return names.join(', ');
  const distances = new Map(names.map((each) => [each, typingDistance(name, each, Infinity)]));
  const closest = names.toSorted((one, other) => distances.get(one)! - distances.get(other)!).slice(0, maxNames);
  return `${closest.join(', ')} and ${counted(names.length - maxNames, 'other name')}`;
}

function defaultHint(names: readonly string[], specifier: string): string {
  const named = names.filter((each) => each !== 'default');
  if (named.length === 0) return 'Add export default … to it.';
  const list = named.length > maxNames ? [...named.slice(0, maxNames), '…'] : named;
  return `Write import { ${list.join(', ')} } from '${specifier}'.`;
}

/** The position of the name in the import; for a default import, of its local name. */
function importOffset(source: string, name: string, specifier: string): number {
  const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  for (const { index } of source.matchAll(/(["'])(?:(?!\1).)+\1/g)) {
    if (!source.startsWith(specifier, index + 1)) continue;
    const start = source.lastIndexOf('import', index);
    const at = source.slice(start, index).search(name === 'default' ? /(?<=import\s+)[\w$]|(?<=default)/ : word);
    if (start >= 0 && at >= 0) return start + at;
  }
  return 0;
}

/** The names that a module exports according to its text, for suggestions. */
function exportedNames(source: string): string[] {
  const declared = source.matchAll(
    /^export\s+(?:async\s+)?(?:const|let|var|function\*?|class|enum)\s+([\w$]+)|^export\s+(default)\b/gm,
  );
  const listed = [...source.matchAll(/^export\s*\{([^}]*)\}/gm)].flatMap(([, list]) => list!.split(','));
  const names = listed.map((each) => each.replace(/^[^]*\sas\s/, '').trim());
  return [...new Set([...[...declared].map(([, name, isDefault]) => name ?? isDefault!), ...names])].filter(Boolean);
}
