/** The path of a page without the slash that some hosts add. */
export function pathOf({ pathname }: URL | Location): string {
  return pathname.replace(/\/$/, '');
}

/** `target`, an address without a hash, with the query `search`. */
export function withQuery(target: string, search: string): string {
  return target + (target.includes('?') ? search.replace('?', '&') : search);
}
