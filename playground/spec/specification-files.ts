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

  /** Loads more files. `isText`: as the text that they contain. Fails with a message for the reader. */
  async load(urls: Iterable<string>, isText = false): Promise<void> {
    const all = await Promise.all(Array.from(urls, async (url) => [url, await this.#fetch(url, isText)] as const));
    for (const [url, data] of all) this.loaded.set(url, data);
  }

  async #fetch(url: string, isText: boolean): Promise<unknown> {
    if (new URL(url).origin !== new URL(this.#specification).origin)
      throw new Error(
        `${this.#specification} refers to ${url.slice(0, 200)}, which is on another host. Put all files of the specification on one host.`,
      );
    if (this.loaded.size >= maxLoadedFiles)
      throw new Error(`${this.#specification} refers to more than ${maxLoadedFiles} files.`);
    const text = await fetchText(url);
    return isText ? text : await parseDocument(text, url);
  }
}

async function fetchText(url: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    const isForeign = new URL(url).origin !== location.origin;
    const help = isForeign ? ` The server must allow ${location.origin} to read the file (CORS).` : '';
    throw new Error(`Could not load ${url}: ${(error as Error).message}.${help}`, { cause: error });
  }
  if (!response.ok) throw new Error(`Could not load ${url}: the server responded with ${response.status}.`);
  return await response.text();
}
