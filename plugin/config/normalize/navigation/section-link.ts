/** The link of a section of the navigation. */

/** Keys with the content of a section. */
export const contentLists = [
  'pages',
  'groups',
  'tabs',
  'anchors',
  'dropdowns',
  'products',
  'versions',
  'languages',
  'menu',
] as const;

/** `href`, or its older spelling `url`. Beside content, `url` is the folder of the pages, as in mint.json. */
export function linkOf(section: Readonly<Record<string, unknown>>): string | undefined {
  const { href, url } = section;
  if (typeof href === 'string' && href !== '') return href;
  const isFolder = contentLists.some((key) => Array.isArray(section[key]) && section[key].length > 0);
  return typeof url === 'string' && url !== '' && !isFolder ? url : undefined;
}
