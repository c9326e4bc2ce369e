// `node scripts/same-site.mjs BEFORE AFTER` compares two built sites file by file, and prints the files that differ with
// their first difference. For changes that must not change any site. Exits with 1 if there is a difference.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const [before, after, ...others] = process.argv.slice(2);
if (!before || !after || others.length > 0 || !existsSync(before) || !existsSync(after)) {
  console.error(
    'Usage: node scripts/same-site.mjs BEFORE AFTER\n  BEFORE and AFTER are output folders of `octavo build`.',
  );
  process.exit(2);
}

/** Characters of each file that are shown around the first difference. */
const context = 60;

const [left, right] = [filesOf(before), filesOf(after)];
/** @type {string[]} */
const paths = [...new Set([...left, ...right])].toSorted();
const differences = paths.flatMap((path) => difference(path) ?? []);
for (const line of differences) console.log(line);
console.log(`${paths.length} files, ${differences.length} different`);
process.exit(differences.length === 0 ? 0 : 1);

/**
 * Paths of all files, with `/`.
 *
 * @param {string} folder
 * @returns {Set<string>}
 */
function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')));
}

function difference(path) {
  if (!right.has(path)) return `only in BEFORE  ${path}`;
  if (!left.has(path)) return `only in AFTER   ${path}`;
  const [old, now] = [before, after].map((folder) => readFileSync(join(folder, path)));
  if (old.equals(now)) return undefined;
  const at = old.findIndex((byte, index) => byte !== now[index]);
  const start = Math.max(0, (at === -1 ? old.length : at) - context);
  const shown = [old, now].map((bytes) => JSON.stringify(bytes.toString('utf8', start, start + 2 * context)));
  return `different       ${path}\n  BEFORE ${shown[0]}\n  AFTER  ${shown[1]}`;
}
