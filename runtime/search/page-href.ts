/**
 * The URL of a page relative to the site. `route`: root-absolute without the base path, with query and hash. `pageFile`: see
 * `IndexManifest`.
 */
export function pageHref(route: string, pageFile = ''): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(route)!;
  const file = pageFile && !path.endsWith('/') ? `/${pageFile}` : pageFile;
  return (path + file).slice(1) + rest;
}
