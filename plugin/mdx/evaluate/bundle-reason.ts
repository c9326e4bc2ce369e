/**
 * The reason why a bundle failed, for use after a colon: without terminal colors, and without lines that only count
 * errors and name plugins.
 */
export function bundleReason(error: unknown): string {
  const { message = String(error) } = error as { message?: string };
  const lines = message
    .replace(/\u001B\[\d+m/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\[plugin [^\]]*\]/, '').trim());
  return lines.find((line) => line !== '' && !/^Build failed/i.test(line)) ?? 'unknown error';
}
