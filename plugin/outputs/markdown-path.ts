/** Where the Markdown of the page at `route` stands in the output: `/a/b` → `a/b.md`, `/` → `index.md`. */
export function markdownPath(route: string): string {
  return `${route.replace(/^\/+|\/+$/g, '') || 'index'}.md`;
}
