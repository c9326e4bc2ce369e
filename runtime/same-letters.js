/**
 * The one of `ids` with the same letters and digits as `id`. Links from other sites may have other punctuation than the
 * id, such as `#param-on-error` for `param-onerror`.
 */
export function sameLetters(id, ids) {
  const wanted = lettersOf(id);
  if (wanted === '') return undefined;
  for (const other of ids) if (lettersOf(other) === wanted) return other;
  return undefined;
}
function lettersOf(id) {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
