/** The output folder and the URL of the site. */
import { isAbsolute, join, relative } from 'node:path';
import type { CommandNamed } from './arguments.js';
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
  const path = site?.pathname.replace(/\/*$/, '/') ?? '/';
  if (path !== '/' && path !== base)
    throw new UsageError(
      `--site "${site?.href}" contains a path.`,
      `Give the path with --base: --site ${site?.origin} --base ${path}`,
    );
  return { outDir: out, siteUrl: site?.origin };
}
