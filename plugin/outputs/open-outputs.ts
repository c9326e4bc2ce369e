/** Makes single files of outputs when they are requested, for the dev server. */
import { filesOf, ownedBy, type BuiltSite, type Output, type OutputFile } from './output.js';

/** The outputs of a site that is open. */
export class OpenOutputs {
  /** Whether a path may be a file of an output. */
  readonly owns: (path: string) => boolean;
  readonly #outputs: readonly Output[];
  readonly #site: BuiltSite;
  /** The files of outputs with a key. */
  readonly #made = new Map<Output, { key: string; files: OutputFile[] }>();

  constructor(outputs: readonly Output[], site: BuiltSite) {
    this.#outputs = outputs;
    this.#site = site;
    this.owns = ownedBy(outputs, site.loaded);
  }

  /** The file at a path of the output; `undefined` if no output has one. */
  async find(path: string): Promise<OutputFile | undefined> {
    for (const output of this.#outputs) {
      if (!output.owns(path, this.#site.loaded)) continue;
      for await (const file of await this.#filesOf(output, path)) if (file.path === path) return file;
    }
    return undefined;
  }

  async #filesOf(output: Output, path: string): Promise<ReturnType<Output['files']>> {
    const key = await output.key?.(this.#site);
    if (key === undefined) return output.files(this.#site, path);
    const made = this.#made.get(output);
    if (made?.key === key) return made.files;
    const files = await filesOf(output, this.#site);
    this.#made.set(output, { key, files });
    return files;
  }
}
