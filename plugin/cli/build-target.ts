/** The output folder and the URL of the site. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { clientPath } from '../outputs/client-files.js';
import type { CommandNamed } from './arguments/arguments.js';
import { UsageError } from './cli-error.js';

/** Throws a `UsageError` for conflicting options. */
export function buildTarget(command: Pick<CommandNamed<'build'>, 'root' | 'out' | 'site' | 'base'>): {
  outDir: string;
  siteUrl?: string;
} {
  const { root, out = join(root, 'dist'), site, base } = command;
  const docsInOut = relative(out, root);
  if (!/^\.\.(?![^\\/])/.test(docsInOut) && !isAbsolute(docsInOut)) {
    throw new UsageError(
      `--out "${out}" is the docs folder itself or contains it.`,
      'Choose a folder that contains nothing but the built site.',
    );
  }
  const other = otherFile(out);
  if (other !== undefined)
    throw new UsageError(
      `--out "${out}" contains files that no build wrote, such as "${other}".`,
      'Choose a new or empty folder, or one that contains a site built by Octavo.',
    );
  const path = site?.pathname.replace(/\/*$/, '/') ?? '/';
  if (path !== '/' && path !== base)
    throw new UsageError(
      `--site "${site?.href}" contains a path.`,
      `Give the path with --base: --site ${site?.origin} --base ${path}`,
    );
  return { outDir: out, siteUrl: site?.origin };
}

/** A file or folder in `out`, unless an earlier build wrote a site there. */
function otherFile(out: string): string | undefined {
  const isFolder = existsSync(out) && statSync(out).isDirectory();
  const names = isFolder ? readdirSync(out) : [];
  // The second one is left by a build that was interrupted.
  if (names.some((name) => `${name}/` === clientPath || name.startsWith('.octavo-'))) return undefined;
  // Hidden files and CNAME belong to git or the host.
  return names.find((name) => !/^(?:CNAME$|\.)/.test(name));
}
