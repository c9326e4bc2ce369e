/** The Markdown pages of a built site, from a folder or from its host. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedPromise } from '../../core/cache/cached-promise.js';
import { pathAddress } from '../../core/addresses/addresses.js';
import type { IndexedPage, PageIndex } from '../../core/model/page-index.js';

/** A site whose pages can be read. */
export interface ReadableSite extends PageIndex {
  /** The Markdown version of a page. Each page is read once. */
  read(page: IndexedPage): Promise<string>;
}

/** A site that cannot be read. The hint says what to do. */
export class SiteUnreadable extends Error {
  readonly hint: string;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** Opens the site in a folder of the output, or at a URL. */
export async function openSite(source: string): Promise<ReadableSite> {
  const read = /^https?:/.test(source) ? fromHost(source) : fromFolder(source);
  const { name, description, pages } = JSON.parse(await read('pages.json')) as PageIndex;
  const texts = new Map<string, Promise<string>>();
  return {
    name,
    description,
    pages,
    read({ markdown }) {
      return cachedPromise(texts, markdown, () => read(markdown));
    },
  };
}

type Read = (path: string) => Promise<string>;

function fromFolder(folder: string): Read {
  if (!existsSync(join(folder, 'pages.json')))
    throw new SiteUnreadable(`There is no built site in ${folder}.`, 'Run "octavo build" first.');
  return (path) => readFile(join(folder, path), 'utf8');
}

function fromHost(url: string): Read {
  const start = url.endsWith('/') ? url : `${url}/`;
  return async (path) => {
    const target = new URL(pathAddress(path), start);
    const response = await fetch(target).catch((error: unknown) => {
      throw new SiteUnreadable(
        `${target.href} cannot be loaded: ${String(error)}`,
        'Check the URL and the connection.',
      );
    });
    if (!response.ok)
      throw new SiteUnreadable(
        `${target.href} cannot be loaded: status ${response.status}.`,
        'Give the URL of a site that was built by Octavo, including its path.',
      );
    return response.text();
  };
}
