/**
 * The one of `ids` with the same letters and digits as `id`. Links from other sites may have other punctuation than the
 * id, such as `#param-on-error` for `param-onerror`.
 */
export declare function sameLetters(id: string, ids: Iterable<string>): string | undefined;
