/**
 * The id in `ids` with the same letters and digits as `id`. Links from other sites may have other punctuation than the
 * id, such as `#param-on-error` for `param-onerror`, and end with the option of a field: `#body-name-one-of-0`.
 */
export function sameLetters(id: string, ids: Iterable<string>): string | undefined {
  const wanted = lettersOf(id.replace(/(?:-(?:one|any)-of-\d+)+$/, ''));
  if (wanted === '') return undefined;
  for (const other of ids) if (lettersOf(other) === wanted) return other;
  return undefined;
}

function lettersOf(id: string): string {
  return id
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
