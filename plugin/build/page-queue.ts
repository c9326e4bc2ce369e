/** The pages that are left to build, taken one by one by all threads; none of them waits for another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage } from './build-page.js';
import { contentKey } from './content-key.js';
import { writeStaged } from './output-folder.js';
import { writePageFiles } from './page-files.js';
import type { Stages } from './stages.js';
import type { BuiltPage, WorkerInput } from './worker-protocol.js';

/** Builds pages of `input.jobs` until none is left, and gives each to `deliver`. */
export async function buildFromQueue(
  input: WorkerInput,
  stages: Stages,
  deliver: (page: BuiltPage) => void | Promise<void>,
): Promise<void> {
  const taken = new Int32Array(input.taken);
  const { site, scan } = input.options.setup;
  for (;;) {
    const index = input.jobs[Atomics.add(taken, 0, 1)];
    if (index === undefined) return;
    const entry = scan.pages[index]!;
    const source = readFileSync(join(site.root, entry.file), 'utf8');
    const result = buildPage(entry, source, stages);
    const { staging } = input;
    const isStaged = staging !== undefined && result?.page !== undefined;
    if (isStaged) await writePageFiles(entry, result.page!, stages, (path, text) => writeStaged(staging, path, text));
    await deliver({ index, sourceKey: contentKey(source), result, isStaged });
  }
}
