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
    written.push(new OutputWriter(output, site, folder).write(before));
  }
  await allDone(written);
}

class OutputWriter {
  readonly #output: Output;
  readonly #site: BuiltSite;
  readonly #folder: OutputFolder;
  /** The key of all its files, if it has one. */
  #key: string | undefined;

  constructor(output: Output, site: BuiltSite, folder: OutputFolder) {
    this.#output = output;
    this.#site = site;
    this.#folder = folder;
  }

  /** Files are made at once, and written when `before` is done. */
  async write(before: Promise<unknown>): Promise<void> {
    try {
      await this.#write(before);
    } catch (error) {
      // The failure of a plugin affects only its own additions.
      if (!(error instanceof OctavoError && error.problem.code.startsWith('plugin-'))) throw error;
      this.#site.fail(error.problem);
    }
  }

  async #write(before: Promise<unknown>): Promise<void> {
    if (this.#output.stage === 'last') await before;
    this.#key = await this.#keyOf();
    const isKept = this.#key !== undefined && this.#folder.hasKept(this.#key);
    const files = isKept || this.#output.stage === 'last' ? undefined : await filesOf(this.#output, this.#site);
    await before;
    if (!files && this.#key !== undefined && this.#folder.keepAll(this.#key)) return;
    if (files) await this.#placeAll(files);
    else for await (const file of this.#output.files(this.#site)) await this.#place(file);
  }

  async #keyOf(): Promise<string | undefined> {
    const [output, { loaded }] = [this.#output, this.#site];
    const key = await output.key?.(this.#site);
    if (key === undefined) return undefined;
    // An output file that yields to a file of the author is written once the author's file is gone.
    const taken = loaded.assets.filter((file) => output.owns(file, loaded) && this.#folder.has(file));
    return contentKey(output.name, key, taken);
  }

  async #placeAll(files: readonly OutputFile[]): Promise<void> {
    const queue = files.values();
    const lane = async (): Promise<void> => {
      for (const file of queue) await this.#place(file);
    };
    await allDone(Array.from({ length: maxAtOnce }, lane));
  }

  async #place({ path, content, key = this.#key }: OutputFile): Promise<void> {
    const folder = this.#folder;
    if (folder.has(path) && !path.startsWith(clientPath)) return;
    if (typeof content === 'function') {
      if (key !== undefined && folder.keep(path, key)) return;
      content = await content();
    }
    if (typeof content === 'string' || content instanceof Uint8Array)
      folder.write(path, key ?? contentKey(String(content)), content);
    else folder.copy(path, key ?? stateOf(content.copy), content.copy);
  }
}

function stateOf(file: string): string {
  const stats = fileState(file);
  if (!stats) throw fileGone(file);
  return `${stats.size} ${stats.mtimeMs}`;
}
