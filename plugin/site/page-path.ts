/** Addresses as authors write them, and what they stand for. */

const operation = /^(?:\S+\s+)?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|CONNECT)\s+(?:\/|https?:)/i;
const webhook = /^(?:\S+\s+)?(?:webhook|callback)\s+\S/i;
const channel = /\.(?:json|ya?ml)\s+\S/i;

/** Whether the entry names an operation of an API (`GET /users`, `spec.json POST /users`, `webhook created`), not a page. */
export function isApiEntry(entry: string): boolean {
  return operation.test(entry) || webhook.test(entry) || channel.test(entry);
}

/**
 * The path under the docs folder that an author means: without leading `/` or `./`, extension, hash and empty segments.
 * `undefined` where it leads out of the folder.
 */
export function pagePath(entry: string): string | undefined {
  const segments: string[] = [];
  for (const segment of entry.trim().replaceAll('\\', '/').replace(/#.*$/, '').split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/').replace(/\.mdx?$/, '') || 'index';
}

/** Whether an address stands for itself: a URL, `mailto:` and the like. */
export function isUrl(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

/** A path or URL as written in settings, as a root-absolute path or URL. */
export function rootAbsolute(address: string): string {
  return isUrl(address) || address.startsWith('#') ? address : `/${address.replace(/^(?:\.?\/)+/, '')}`;
}
