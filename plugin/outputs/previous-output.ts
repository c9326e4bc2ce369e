import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clientPath } from './client-files.js';
import { relativePath } from '../core/text/slash-path.js';
import type { OutputRecords } from '../core/output/output-record.js';

/** Files that Octavo never writes and that git or a host needs. */
const foreign = /^(?:CNAME$|\.(?!well-known|htaccess$|nojekyll$))/;

/**
 * The files in `outDir` that a build may replace and remove: the files that the last build recorded. Without records,
 * if the folder is an Octavo site, all files except hidden ones. A `shared` folder, or one with any other file, stays
 * untouched.
 */
export function previousOutput(outDir: string, noted: OutputRecords | undefined, shared = false): OutputRecords {
  if (noted) return noted;
  if (shared || !existsSync(join(outDir, clientPath))) return {};
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(outDir, join(entry.parentPath, entry.name)))
    .filter((file) => !foreign.test(file));
  return Object.fromEntries(files.map((file) => [file, { key: '', size: 0, mtimeMs: 0 }]));
}
