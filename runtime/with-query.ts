/** `target`, an address without a hash, with the query `search`. */
export function withQuery(target: string, search: string): string {
  return target + (target.includes('?') ? search.replace('?', '&') : search);
}
