/** The kinds of callout. Without Lit, because the build imports this file too. */
export const calloutKinds = ['note', 'tip', 'info', 'warning', 'check', 'danger'] as const;

export type CalloutKind = (typeof calloutKinds)[number];

/** Aliases of kinds. */
const aliases: Record<string, CalloutKind> = {
  warn: 'warning',
  caution: 'warning',
  alert: 'warning',
  success: 'check',
  error: 'danger',
  important: 'info',
};

/** The kind with this name or alias, in upper or lower case. */
export function calloutKind(word: unknown): CalloutKind | undefined {
  const name = String(word ?? '').toLowerCase();
  return calloutKinds.find((kind) => kind === name) ?? (Object.hasOwn(aliases, name) ? aliases[name] : undefined);
}
