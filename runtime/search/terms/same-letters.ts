/**
 * The id in `ids` with the same letters and digits as `id`. Links from other sites may have other punctuation than the
 * id, such as `#param-on-error` for `param-onerror`, and end with the option of a field: `#body-name-one-of-0`.
 */
export function sameLetters(id: string, ids: Iterable<string>): string | undefined {
  const wanted = lettersOfLink(id);
  if (wanted === '') return undefined;
  for (const other of ids) if (lettersOf(other) === wanted) return other;
  return undefined;
}

/** The letters and digits of an id that a link names. */
export function lettersOfLink(id: string): string {
  return lettersOf(id.replace(/(?:-(?:one|any)-of-\d+)+$/, ''));
}

/** The letters and digits of an id. */
export function lettersOf(id: string): string {
  return id
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
