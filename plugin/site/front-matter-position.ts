/** The position of a front matter key in the source of a page, or of its value if that is on the same line. */
export function frontMatterPosition(key: string, source: string, isValue: boolean): { line: number; column: number } {
  const lines = source.split('\n');
  const line = lines.findIndex((text, index) => index > 0 && text.replace(/^["']/, '').startsWith(key));
  const start = /^[^:]*:\s*(?=\S)/.exec(lines[line] ?? '')?.[0].length ?? 0;
  return { line: Math.max(1, line + 1), column: isValue ? start + 1 : 1 };
}
