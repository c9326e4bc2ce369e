/** Where a page stands in the output: `/a/b` → `a/b/index.html`, `/` → `index.html`. Works on any static host. */
export function htmlPath(route: string): string {
  const path = route.replace(/^\/+|\/+$/g, '');
  return path === '' ? 'index.html' : `${path}/index.html`;
}
