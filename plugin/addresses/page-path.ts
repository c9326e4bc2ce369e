/** Parses addresses as authors write them. */

/** Folder of generated API pages where the settings name none. */
export const defaultDirectory = 'api-reference';

/**
 * The path relative to the docs folder: without leading `/` or `./`, extension and empty segments. `undefined` if it is
 * outside the folder.
 */
export function pagePath(entry: string): string | undefined {
  const segments: string[] = [];
  for (const segment of entry.trim().replaceAll('\\', '/').split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/').replace(/\.mdx?$/, '') || 'index';
}

/** The folder whose pages an entry such as `guides/*` lists: `guides`, or empty for `*`. `undefined` for the path of a page. */
export function listedFolder(path: string): string | undefined {
  return /(?:^|\/)\*$/.test(path) ? path.slice(0, -2) : undefined;
}

/** Bytes of a path and of each name in it. File systems accept 255 for a name, with its extension. */
const maxBytes = { path: 1_000, name: 240 };

/** Whether a file system accepts the path of a generated page. */
export function isPossiblePath(path: string): boolean {
  const sizes = path.split('/').map((name) => Buffer.byteLength(name));
  return !/\p{Cc}/u.test(path) && Buffer.byteLength(path) <= maxBytes.path && Math.max(...sizes) <= maxBytes.name;
}

/** Whether an address is absolute: a URL, `mailto:` and the like. */
export function isUrl(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

/** A path or URL of the settings as a root-absolute path or URL. */
export function rootAbsolute(address: string): string {
  return isUrl(address) || address.startsWith('#') ? address : `/${address.replace(/^(?:\.?\/)+/, '')}`;
}

/** The same for a link, which can name the file of a page: `guides/index.mdx` → `/guides`. */
export function linkRoute(address: string): string {
  const absolute = rootAbsolute(address);
  if (isUrl(absolute) || absolute.startsWith('#')) return absolute;
  return absolute.replace(/^([^?#]*?)(?:\.mdx)?(?=[?#]|$)/, (_, path: string) => path.replace(/\/index$/, '') || '/');
}
