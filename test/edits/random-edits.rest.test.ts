/** Builds after one edit. `OCTAVO_EDITS` sets the number of edits, `OCTAVO_SEED` the edits. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../plugin/index.js';
import { temporaryFolder } from '../cli/temporary-folder.js';
import { Random } from '../fuzz/random.js';
import { EditedSite } from './edited-site.js';

const edits = Number(process.env['OCTAVO_EDITS'] ?? 100);
const seed = process.env['OCTAVO_SEED'] ?? 'suite';
const temporary = temporaryFolder();

interface FileState {
  content: string;
  /** Changes when the file is written. */
  state: string;
}

function filesIn(folder: string): Map<string, FileState> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const { ino, mtimeMs } = statSync(path);
      const content = createHash('sha256').update(readFileSync(path)).digest('hex');
      return [path.slice(folder.length + 1).replaceAll('\\', '/'), { content, state: `${ino} ${mtimeMs}` }];
    }),
  );
}

const contents = (files: ReadonlyMap<string, FileState>): Map<string, string> =>
  new Map(Array.from(files, ([path, { content }]) => [path, content]));

test('the build after each of many edits writes what a fresh build writes, and only the files that differ', async () => {
  const site = new EditedSite(join(temporary, 'docs'), new Random('edits', seed));
  const { root } = site;
  const build = async (outDir: string, cacheDir: string | false) => {
    const { report } = await buildSite({ root, outDir, cacheDir, siteUrl: 'https://docs.example.com' });
    return [report.errors, report.warnings, report.notices].map((list) =>
      list.map((each) => JSON.stringify(each)).toSorted(),
    );
  };
  const outDir = join(temporary, 'out');
  await build(outDir, join(temporary, 'cache'));
  const names: string[] = [];
  for (let edit = 1; edit <= edits; edit++) {
    names.push(site.edit());
    const before = filesIn(outDir);
    const problems = await build(outDir, join(temporary, 'cache'));
    const freshDir = join(temporary, 'fresh');
    const freshProblems = await build(freshDir, false);
    const after = filesIn(outDir);
    const rewritten = [...after].filter(([path, { content, state }]) => {
      const old = before.get(path);
      return old?.content === content && old.state !== state;
    });
    // The last edits are in the message.
    expect({ names, files: contents(after), problems, rewritten }).toEqual({
      names,
      files: contents(filesIn(freshDir)),
      problems: freshProblems,
      rewritten: [],
    });
  }
});
