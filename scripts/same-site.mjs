// `node scripts/same-site.mjs BEFORE AFTER` compares two built sites file by file, and prints the files that differ with
// their first difference. With more folders, BEFORE and AFTER are two copies of Octavo, which build each of these folders;
// then the messages are compared too. For changes that must not change any site. Exits with 1 if there is a difference.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';

const [before, after, ...folders] = process.argv.slice(2);
if (!before || !after || [before, after, ...folders].some((path) => !existsSync(path))) {
  console.error(
    'Usage: node scripts/same-site.mjs BEFORE AFTER [FOLDER ...]\n' +
      '  BEFORE and AFTER are output folders of `octavo build`. With folders of docs, they are copies of Octavo.',
  );
  process.exit(2);
}

/** Characters of each file that are shown around the first difference. */
const context = 60;

/** Time in minutes after which a build counts as failed. */
const maxMinutes = 10;

let differences = 0;
if (folders.length === 0) compare(before, after);
for (const folder of folders) await compareBuilds(folder);
process.exit(differences === 0 ? 0 : 1);

/** Builds `folder` with both copies of Octavo, and compares the messages and the files. */
async function compareBuilds(folder) {
  const temporary = mkdtempSync(join(tmpdir(), 'octavo-same-'));
  try {
    const outDirs = ['before', 'after'].map((name) => join(temporary, name));
    const old = await build(before, folder, outDirs[0]);
    const now = await build(after, folder, outDirs[1]);
    console.log(`${folder}:`);
    for (const line of old) if (!now.includes(line)) show(`only BEFORE says  ${line}`);
    for (const line of now) if (!old.includes(line)) show(`only AFTER says   ${line}`);
    if (outDirs.every((outDir) => existsSync(outDir))) compare(...outDirs);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The exit code and the messages of a build, a line each. */
async function build(octavo, folder, outDir) {
  const args = [join(resolve(octavo), 'dist/node/cli.js'), 'build', folder, '--out', outDir, '--no-cache', '--json'];
  const { code, stdout } = await new Promise((done) =>
    execFile(process.execPath, args, { maxBuffer: 1e9, timeout: maxMinutes * 60_000 }, (error, output) =>
      done({ code: error ? error.code : 0, stdout: output }),
    ),
  );
  const { durationMs: _, outDir: __, ...report } = JSON.parse(stdout || '{}');
  const messages = Object.entries(report).flatMap(([kind, value]) =>
    [value].flat().map((each) => `${kind}: ${JSON.stringify(each)}`),
  );
  return [`exit code ${code}`, ...messages].map((line) => line.replaceAll(outDir, 'OUT'));
}

/** Prints the differences of two built sites. */
function compare(oldSite, newSite) {
  const sites = [oldSite, newSite].map((folder) => ({ folder, files: filesOf(folder) }));
  const paths = [...new Set(sites.flatMap(({ files }) => [...files]))].toSorted();
  const lines = paths.flatMap((path) => difference(path, ...sites) ?? []);
  lines.forEach(show);
  console.log(`${paths.length} files, ${lines.length} different`);
}

function show(line) {
  differences++;
  console.log(line);
}

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

function difference(path, left, right) {
  if (!right.files.has(path)) return `only in BEFORE  ${path}`;
  if (!left.files.has(path)) return `only in AFTER   ${path}`;
  const [old, now] = [left, right].map(({ folder }) => readFileSync(join(folder, path)));
  if (old.equals(now)) return undefined;
  const at = old.findIndex((byte, index) => byte !== now[index]);
  const start = Math.max(0, (at === -1 ? old.length : at) - context);
  const shown = [old, now].map((bytes) => JSON.stringify(bytes.toString('utf8', start, start + 2 * context)));
  return `different       ${path}\n  BEFORE ${shown[0]}\n  AFTER  ${shown[1]}`;
}
