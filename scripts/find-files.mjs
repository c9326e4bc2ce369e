// Finds files by patterns and by imports, and hashes them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

/**
 * The files that match one of the patterns and none of the patterns that start with `!`, relative to `root` and sorted. A
 * pattern is the path of a file, or has `*` (part of a name), `**` (any folders), and `{one,other}`.
 *
 * @param {string} root
 * @param {readonly string[]} patterns
 * @returns {string[]}
 */
export function findFiles(root, patterns) {
  const isLeftOut = matcher(patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)));
  const included = patterns.filter((pattern) => !pattern.startsWith('!')).flatMap(expandBraces);
  const isIncluded = matcher(included);
  const files = new Set(included.filter((pattern) => !pattern.includes('*') && isFile(join(root, pattern))));
  for (const folder of new Set(included.filter((pattern) => pattern.includes('*')).map(fixedPart)))
    for (const file of filesIn(root, folder)) if (isIncluded(file)) files.add(file);
  return [...files].filter((file) => !isLeftOut(file)).toSorted();
}

/**
 * Whether a path matches one of the patterns.
 *
 * @param {readonly string[]} patterns
 * @returns {(file: string) => boolean}
 */
export function matcher(patterns) {
  const expanded = patterns.flatMap(expandBraces);
  const names = new Set(expanded.filter((pattern) => !pattern.includes('*')));
  const expressions = expanded.filter((pattern) => pattern.includes('*')).map(toRegExp);
  return (file) => names.has(file) || expressions.some((expression) => expression.test(file));
}

/**
 * The modules that match `entries`, and all modules matching `within` that they import, directly or not.
 *
 * @param {string} root
 * @param {{ entries: readonly string[], within: readonly string[] }} imports Patterns.
 * @returns {string[]}
 */
export function findImports(root, { entries, within }) {
  const isWithin = matcher(within);
  const modules = new Set(findFiles(root, entries));
  // A set also iterates over the modules that are added meanwhile.
  for (const module of modules) {
    for (const [, path = ''] of readFileSync(join(root, module), 'utf8').matchAll(relativePath)) {
      const file = posix.join(posix.dirname(module), path);
      if (isWithin(file) && isFile(join(root, file))) modules.add(file);
    }
  }
  return [...modules];
}

/** Any string that can be the import of a module. */
const relativePath = /['"`](\.\.?\/[^'"`\n]+\.m?js)['"`]/g;

/**
 * The hash of each file by its path.
 *
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {Record<string, string>}
 */
export function hashFiles(root, files) {
  return Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(join(root, file)))]));
}

/** @param {Buffer} content */
function hashOf(content) {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** @param {string} file */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * @param {string} root
 * @param {string} folder
 */
function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/**
 * @param {string} pattern
 * @returns {string[]}
 */
function expandBraces(pattern) {
  const [, before, choices, after] = /^([^{]*)\{([^}]*)\}(.*)$/s.exec(pattern) ?? [];
  if (choices === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => expandBraces(`${before}${choice}${after}`));
}

/**
 * The folders at the start of a pattern without wildcards.
 *
 * @param {string} pattern
 */
function fixedPart(pattern) {
  return pattern.slice(0, pattern.slice(0, pattern.indexOf('*')).lastIndexOf('/') + 1).replace(/\/$/, '');
}

/** @param {string} pattern */
function toRegExp(pattern) {
  const source = pattern
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*/g, (wildcard) => ({ '**/': '(?:.*/)?', '**': '.*' })[wildcard] ?? '[^/]*');
  return new RegExp(`^${source}$`);
}
