/** Writes the files of outputs in a build. */
import { contentKey } from '../core/cache/content-key.js';
import type { OutputFolder } from '../core/output/output-folder.js';
import { clientPath } from './client-files.js';
import { OctavoError } from '../core/errors/errors.js';
import { fileGone, fileState } from '../reader/docs-file.js';
import { allDone } from './all-done.js';
import { filesOf, type BuiltSite, type Output, type OutputFile } from './output.js';

/** Files of an output that are made at once. */
const maxAtOnce = 4;

/**
 * Writes all files. Pages and the files of the author must be written before. An output yields to earlier outputs in
 * the list. `beforeLast` is called before the first output of the stage `last`.
 */
export async function writeOutputs(
  outputs: readonly Output[],
  site: BuiltSite,
  folder: OutputFolder,
  beforeLast: () => void,
): Promise<void> {
  const last = outputs.find(({ stage }) => stage === 'last');
  const written: Promise<void>[] = [];
  for (const output of outputs) {
    const before = allDone([...written]).then(() => (output === last ? beforeLast() : undefined));
    // A writer that fails does not wait for it any more.
    before.catch(() => {});
    written.push(writeOutput({ output, site, folder }, before));
  }
  await allDone(written);
}

/** An output whose contents are made already, except those that the output folder has. */
export async function madeEarly(output: Output, site: BuiltSite, folder: OutputFolder): Promise<Output> {
  const files: OutputFile[] = [];
  for await (const file of output.files(site)) {
    const { content, key } = file;
    const isLeft = typeof content !== 'function' || (key !== undefined && folder.hasKept(key));
    files.push(isLeft ? file : { ...file, content: await content() });
  }
  return { ...output, files: () => files };
}

interface Writing {
  output: Output;
  site: BuiltSite;
  folder: OutputFolder;
}

/** Files are made at once, and written when `before` is done. */
async function writeOutput(writing: Writing, before: Promise<unknown>): Promise<void> {
  try {
    await writeFiles(writing, before);
  } catch (error) {
    // The failure of a plugin affects only its own additions.
    if (!(error instanceof OctavoError && error.problem.code.startsWith('plugin-'))) throw error;
    writing.site.fail(error.problem);
  }
}

async function writeFiles({ output, site, folder }: Writing, before: Promise<unknown>): Promise<void> {
  const isLast = output.stage === 'last';
  if (isLast) await before;
  const key = await keyOf({ output, site, folder });
  const isKept = key !== undefined && folder.hasKept(key);
  const files = isKept || isLast ? undefined : await filesOf(output, site);
  await before;
  if (!files && key !== undefined && folder.keepAll(key)) return;
  const place = (file: OutputFile): Promise<void> => placeFile(file, { output, site, folder }, key);
  if (files) await placeAll(files, place);
  else for await (const file of output.files(site)) await place(file);
}

/** The key of all files, if the output has one. */
async function keyOf({ output, site, folder }: Writing): Promise<string | undefined> {
  const key = await output.key?.(site);
  if (key === undefined) return undefined;
  // An output file that yields to a file of the author is written once the author's file is gone.
  const taken = site.loaded.assets.filter((file) => output.owns(file, site.loaded) && folder.has(file));
  return contentKey(output.name, key, taken);
}

async function placeAll(files: readonly OutputFile[], place: (file: OutputFile) => Promise<void>): Promise<void> {
  const queue = files.values();
  const lane = async (): Promise<void> => {
    for (const file of queue) await place(file);
  };
  await allDone(Array.from({ length: maxAtOnce }, lane));
}

async function placeFile(
  { path, content, key: ownKey }: OutputFile,
  { output, site, folder }: Writing,
  keyOfAll: string | undefined,
): Promise<void> {
  const key = ownKey ?? keyOfAll;
  if (folder.has(path) && !path.startsWith(clientPath)) return output.onTaken?.(path, site);
  if (typeof content === 'function') {
    if (key !== undefined && folder.keep(path, key)) return;
    content = await content();
  }
  if (typeof content === 'string' || content instanceof Uint8Array)
    folder.write(path, key ?? contentKey(String(content)), content);
  else folder.copy(path, key ?? stateOf(content.copy), content.copy);
}

function stateOf(file: string): string {
  const stats = fileState(file);
  if (!stats) throw fileGone(file);
  return `${stats.size} ${stats.mtimeMs}`;
}
