/** Splits a page into front matter and body. */

const block = /^---[ \t]*\r?\n([^]*?)(?:\r?\n)?^---[ \t]*(?:\r?\n|$)/m;

/** The parts of a page. */
export interface PageParts {
  /** The text between the `---` lines; `undefined` if there is no front matter. */
  yaml?: string;
  /** The source with an empty line for each line of front matter, so that line numbers match the file. */
  body: string;
}

export function splitPage(source: string): PageParts {
  // A carriage return alone ends a line in Markdown too.
  const text = source.replace(/^\uFEFF/, '').replace(/\r(?!\n)/g, '\n');
  const match = text.startsWith('---') ? block.exec(text) : null;
  if (!match || match.index !== 0) return { body: text };
  const lineCount = match[0].split('\n').length - 1;
  const body = '\n'.repeat(lineCount) + text.slice(match[0].length);
  return { yaml: match[1]!.replace(/\r\n?/g, '\n'), body };
}
