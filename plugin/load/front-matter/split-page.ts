/** Splits a page into front matter and body. */

const block = /^---[ \t]*\r?\n([^]*?)(?:\r?\n)?^---[ \t]*(?:\r?\n|$)/my;
/** A blank line or a comment, which editors and generators write before the front matter. */
const lead = /\s*\n|\uFEFF+|[ \t]*(?:<!--[^]*?-->|\{\/\*[^]*?\*\/\})/y;
/** A key at the start of YAML. Without one, lines between two rules are text. */
const firstKey = /^(?:\s|#[^\n]*\n)*["']?[\w$][\w$:. -]*["']?:(?:\s|$)/;

/** The parts of a page. */
export interface PageParts {
  /**
   * The text between the `---` lines, after an empty line for each line before them; `undefined` if there is no front
   * matter.
   */
  yaml?: string;
  /** The source with an empty line for each line of front matter, so that line numbers match the file. */
  body: string;
}

export function splitPage(source: string): PageParts {
  // A carriage return alone ends a line in Markdown too.
  const text = source.replace(/^\uFEFF+/, '').replace(/\r(?!\n)/g, '\n');
  const start = frontMatterStart(text);
  block.lastIndex = start;
  const [all, yaml = ''] = (text.startsWith('---', start) && block.exec(text)) || [];
  if (all === undefined || (start > 0 && !firstKey.test(yaml))) return { body: text };
  const before = linesIn(text.slice(0, start));
  return { yaml: before + yaml.replace(/\r\n?/g, '\n'), body: before + linesIn(all) + text.slice(start + all.length) };
}

/** Where front matter can begin: after blank lines and comments. */
export function frontMatterStart(text: string): number {
  let end = 0;
  for (lead.lastIndex = 0; lead.test(text);) end = lead.lastIndex;
  return /[\n\uFEFF]/.test(text[end - 1] ?? '') ? end : 0;
}

function linesIn(text: string): string {
  return '\n'.repeat(text.split('\n').length - 1);
}
