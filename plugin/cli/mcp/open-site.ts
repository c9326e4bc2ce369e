/** The Markdown pages of a built site, from a folder or from its host. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cachedPromise } from '../../core/cache/cached-promise.js';
import { pathAddress } from '../../addresses/addresses.js';
import type { IndexedPage, PageIndex } from '../../outputs/page-index.js';
import { download } from '../../reader/download.js';
import { readFileIn } from '../../reader/read-file.js';
import { fileReason } from '../../reader/reasons.js';
import { CliError } from '../cli-error.js';

/** A site whose pages can be read. */
export interface ReadableSite extends PageIndex {
  /** The Markdown version of a page. Each page is read once. */
  read(page: IndexedPage): Promise<string>;
}

/** Opens the site in a folder of the output, or at a URL. */
export async function openSite(source: string): Promise<ReadableSite> {
  const read = /^https?:/.test(source) ? fromHost(source) : fromFolder(source);
  const { name, description, pages } = indexIn(await read('pages.json'));
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

function indexIn(text: string): PageIndex {
  try {
    return JSON.parse(text) as PageIndex;
  } catch {
    throw new CliError('The pages.json of the site is not valid JSON.', anotherSite);
  }
}

const anotherSite = 'Give the URL of a site that was built by Octavo, including its path.';

function fromFolder(folder: string): Read {
  if (!existsSync(join(folder, 'pages.json')))
    throw new CliError(`There is no built site in ${folder}.`, 'Run "octavo build" first.');
  return async (path) => {
    const content = readFileIn(folder, join(folder, path));
    if (typeof content !== 'string') return content.toString();
    throw new CliError(`${path} cannot be read: ${fileReason(content, 'folder of the site')}.`, 'Build again.');
  };
}

/** Everything that the site lists must be part of it. */
function fromHost(url: string): Read {
  if (!URL.canParse(url)) throw new CliError(`"${url}" is not a valid URL.`, anotherSite);
  const start = new URL(url.endsWith('/') ? url : `${url}/`);
  return async (path) => {
    const { href } = new URL(pathAddress(path), start);
    if (!href.startsWith(start.href)) throw new CliError(`${href} is outside of the site.`, anotherSite);
    const answer = await download(href);
    if ('reason' in answer)
      throw new CliError(`${href} cannot be loaded: ${answer.reason}.`, 'Check the URL and the connection.');
    if (answer.status < 200 || answer.status >= 300)
      throw new CliError(`${href} cannot be loaded: status ${answer.status}.`, anotherSite);
    return Buffer.from(answer.bytes).toString();
  };
}
