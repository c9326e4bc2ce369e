/** A plugin of a bundler that the author has not added. */
const ownPlugin = /^(?:builtin|octavo|rolldown|rollup|vite)\b/;

/** The reason why a bundle failed, for use after a colon: one line, with the author's Vite plugin that failed. */
export function bundleReason(error: unknown): string {
  // Vite 8 has a list of errors, Vite 7 has one.
  const { errors: [first = error] = [] } = error as { errors?: unknown[] };
  const { message = String(first), plugin } = first as { message?: string; plugin?: string };
  const lines = message
    .replace(/\u001B\[\d+m/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\[plugin [^\]]*\]/, '').trim());
  const reason = lines.find((line) => line !== '' && !/^(?:Build|Transform) failed/i.test(line)) ?? 'unknown error';
  return plugin === undefined || ownPlugin.test(plugin) ? reason : `${reason} (Vite plugin "${plugin}")`;
}
