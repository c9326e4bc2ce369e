/** Formats a path in the settings as authors write it: `navigation[0].pages`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      if (!/^[\w$-]+$/.test(String(step))) return `[${JSON.stringify(step)}]`;
      return index === 0 ? String(step) : `.${String(step)}`;
    })
    .join('');
}
