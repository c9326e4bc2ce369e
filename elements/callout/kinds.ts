/** The kinds of callout. Free of Lit, so that the build can read it. */
export const calloutKinds = ['note', 'tip', 'info', 'warning', 'check', 'danger'] as const;

export type CalloutKind = (typeof calloutKinds)[number];

/** Other names in use for a kind. */
const aliases: Record<string, CalloutKind> = {
  warn: 'warning',
  caution: 'warning',
  alert: 'warning',
  success: 'check',
  error: 'danger',
  important: 'info',
};

/** The kind that an author's word stands for, in any case; `undefined` for an unknown word. */
export function calloutKind(word: unknown): CalloutKind | undefined {
  const name = String(word ?? '').toLowerCase();
  return calloutKinds.find((kind) => kind === name) ?? (Object.hasOwn(aliases, name) ? aliases[name] : undefined);
}
