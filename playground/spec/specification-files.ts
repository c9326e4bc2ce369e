/** The files of a specification that the page loads. */
import { maxLoadedFiles } from '../model/limits.js';
import { parseDocument } from './parse-document.js';

export class SpecificationFiles {
  /** Data by URL. */
  readonly loaded = new Map<string, unknown>();
  readonly #specification: string;

  /**
   * `specification`: the URL that the page names. The page only requests files on its host, even if files refer to
   * other hosts.
   */
  constructor(specification: string) {
    this.#specification = specification;
  }

  /** Loads more files. Fails with a message for the reader. */
  async load(urls: Iterable<string>): Promise<void> {
    const all = await Promise.all(Array.from(urls, async (url) => [url, await this.#fetch(url)] as const));
    for (const [url, data] of all) this.loaded.set(url, data);
  }

  async #fetch(url: string): Promise<unknown> {
    if (new URL(url).origin !== new URL(this.#specification).origin)
      throw new Error(
        `${this.#specification} refers to ${url.slice(0, 200)}, which is on another host. Put all files of the specification on one host.`,
      );
    if (this.loaded.size >= maxLoadedFiles)
      throw new Error(`${this.#specification} refers to more than ${maxLoadedFiles} files.`);
    return await fetchDocument(url);
  }
}

async function fetchDocument(url: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    const isForeign = new URL(url).origin !== location.origin;
    const help = isForeign ? ` The server must allow ${location.origin} to read the file (CORS).` : '';
    throw new Error(`Could not load ${url}: ${(error as Error).message}.${help}`, { cause: error });
  }
  if (!response.ok) throw new Error(`Could not load ${url}: the server responded with ${response.status}.`);
  return await parseDocument(await response.text(), url);
}
