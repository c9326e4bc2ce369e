/** The pages that the reader may open next. */
import { parseDocument } from '../parse-document.js';
import { fits } from './fits.js';
import { isSamePage } from './navigate-event.js';

/** Pages in memory. */
const maxPages = 30;

export class LoadedPages {
  /** URL of the open page, without the hash. */
  url = location.href.replace(/#.*/, '');
  /** The open page as the server sent it. It is known when another page has been prepared. */
  open: Document | undefined;
  /**
   * The page that was prepared last and can be shown in place: the URL of its link, and the final URL of the response.
   */
  next: { url: string; address: string; page: Document } | undefined;
  /** By URL. `undefined` for a response that is not a page. */
  readonly #responses = new Map<string, Promise<PageResponse | undefined>>();

  /** Loads and parses a page. */
  async prepare(url: string): Promise<void> {
    if (this.next?.url === url) return;
    const from = this.url;
    const [response, open] = await Promise.all([this.#load(url), this.#load(this.url)]);
    if (!response || !open || from !== this.url) return;
    this.open ??= parseDocument(open.text);
    const page = parseDocument(response.text);
    if (fits(this.open, page)) this.next = { url, address: response.address, page };
    else prefetch(url);
  }

  /** The prepared page is shown now, at `url`. */
  moveTo(url: string): void {
    this.url = url;
    this.open = this.next = undefined;
  }

  #load(url: string): Promise<PageResponse | undefined> {
    const response = this.#responses.get(url) ?? request(url);
    // The latest are last.
    this.#responses.delete(url);
    this.#responses.set(url, response);
    const [oldest] = this.#responses.keys();
    if (this.#responses.size > maxPages) this.#responses.delete(oldest!);
    return response;
  }
}

interface PageResponse {
  text: string;
  /** The URL with the slash that the server adds. */
  address: string;
}

async function request(url: string): Promise<PageResponse | undefined> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    const isPage = response.ok && response.headers.get('content-type')?.includes('text/html');
    // A redirect to another page is left to the browser.
    if (!isPage || !isSamePage(response.url, url)) return undefined;
    return { text: await response.text(), address: response.url };
  } catch {
    return undefined;
  }
}

/** Lets the browser fetch a page that it will load itself. */
function prefetch(href: string): void {
  const isKnown = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].some(
    (link) => link.href === href,
  );
  if (!isKnown) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}
