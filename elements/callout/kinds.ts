/** The kinds of callout, with the word that assistive technology says for each. Free of Lit, so that the build can read it. */
export const calloutLabels = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  check: 'Check',
  danger: 'Danger',
} as const;

export type CalloutKind = keyof typeof calloutLabels;

export const calloutKinds = Object.keys(calloutLabels) as CalloutKind[];

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
