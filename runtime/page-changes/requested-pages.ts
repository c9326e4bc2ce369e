/** A page as the server sent it. */
export interface RequestedPage {
  html: string;
  /** The URL that the server redirected to, such as one with a slash at its end. */
  url: URL;
}

/** Pages in memory. */
const maxPages = 30;

type PageRequest = Promise<RequestedPage | undefined>;

/** By URL without the hash, the latest last. They resolve to `undefined` for a response that is not a page. */
const requests = new Map<string, PageRequest | undefined>();

/** The end that the host adds to the URL of a page: a slash, once it has redirected to one. */
let slash = '';

/** Requests a page, once. */
export function requestPage(url: URL, cache?: RequestCache): PageRequest {
  const key = url.href.replace(/#.*/, '');
  const page = requests.get(key) ?? send(key, cache);
  keep(key, page);
  return page;
}

async function send(key: string, cache?: RequestCache): Promise<RequestedPage | undefined> {
  try {
    const response = await fetch(/\/[^/?.]+$/.test(key) ? key + slash : key, {
      headers: { accept: 'text/html' },
      cache,
    });
    if (response.ok && response.headers.get('content-type')?.includes('text/html')) {
      const { url } = response;
      if (url === `${key}/`) slash = '/';
      // Links may have either URL.
      keep(url, requests.get(key));
      return { html: await response.text(), url: new URL(url) };
    }
    void response.body?.cancel();
  } catch {
    // Another try may succeed.
    requests.delete(key);
  }
  return undefined;
}

function keep(key: string, page: PageRequest | undefined): void {
  requests.delete(key);
  requests.set(key, page);
  const [oldest] = requests.keys();
  if (requests.size > maxPages) requests.delete(oldest!);
}
