/** Decides which files of the docs folder are not part of the site, and which files the author asks for. */
import path from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { textIfRegular } from '../../reader/regular-file.js';

const alwaysIgnored = [
  'node_modules',
  'bower_components',
  '__pycache__',
  '.*',
  '!.well-known',
  '!/.htaccess',
  '!/.nojekyll',
];

/** Files at the root of the folder that belong to a repository rather than to its documentation. */
const usuallyIgnored = [
  '/build',
  '/dist',
  '/coverage',
  '/tmp',
  '/temp',
  '/venv',
  '/AGENTS.md',
  '/CHANGELOG.md',
  '/CLAUDE.md',
  '/CODE_OF_CONDUCT.md',
  '/CONTRIBUTING.md',
  '/GEMINI.md',
  '/LICENSE.md',
  '/README.md',
  '/SECURITY.md',
  '/skill.md',
];

/** The author's rules for files. Paths are relative to the docs folder, with `/`; folders end with `/`. */
export interface FileRules {
  isIgnored(relative: string): boolean;
  /**
   * Whether the author asks for a file. A private file must be named: a pattern that matches all files of a folder does
   * not include it.
   */
  isIncluded(relative: string, isPrivate: boolean): boolean;
}

/**
 * The rules of `.mintignore` (in the syntax of .gitignore; `!pattern` includes), the patterns of `include` and the
 * default rules. The default rules do not apply to pages that the navigation names: `named` are their paths without
 * extension.
 */
export function readFileRules(root: string, named: ReadonlySet<string>, include: readonly string[] = []): FileRules {
  const authorRules = textIfRegular(path.join(root, '.mintignore')) ?? '';
  const always = ignore().add(alwaysIgnored).add(authorRules);
  const usually = ignore().add(usuallyIgnored).add(authorRules);
  const ownRules = ignore().add(authorRules);
  const ownIncludes = authorRules.split(/\r?\n/).flatMap((line) => /^!(.*\S)/.exec(line)?.[1] ?? []);
  const wanted = includes(include);
  const wantedOwn = includes(ownIncludes);
  const namedFolders = new Set([...named].map((page) => page.split('/')[0]!));
  const isUsual = (relative: string): boolean => {
    if (!usually.ignores(relative)) return false;
    const first = relative.split('/')[0]!;
    return relative.includes('/') ? !namedFolders.has(first) : !named.has(relative.replace(/\.mdx?$/, ''));
  };
  return {
    isIgnored: (relative) =>
      !(relative.endsWith('/') ? wanted.mayHold(relative) : wanted.matches(relative)) &&
      (always.ignores(relative) || isUsual(relative)),
    isIncluded: (relative, isPrivate) =>
      wanted.matches(relative, isPrivate) ||
      (ownRules.test(relative).unignored && wantedOwn.matches(relative, isPrivate)),
  };
}

interface Includes {
  matches(relative: string, byName?: boolean): boolean;
  /** Whether a pattern begins with the folder. */
  mayHold(folder: string): boolean;
}

function includes(patterns: readonly string[]): Includes {
  const rules = patterns.map((pattern) => ({ pattern, all: ignore().add(pattern), name: nameRule(pattern) }));
  return {
    matches: (relative, byName = false) =>
      rules.some(({ all, name }) => all.ignores(relative) && (!byName || name?.ignores(path.posix.basename(relative)))),
    mayHold: (folder) => rules.some(({ pattern }) => pattern.replace(/^\//, '').startsWith(folder)),
  };
}

/** Matches the file names that the last part of a pattern describes; `undefined` if it matches any name. */
function nameRule(pattern: string): Ignore | undefined {
  const last = pattern.slice(pattern.lastIndexOf('/') + 1);
  return /[\p{L}\d]/u.test(last) ? ignore().add(last) : undefined;
}
