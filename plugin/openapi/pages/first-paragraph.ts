/** Texts of specifications are Markdown, mostly of one paragraph. */

const longest = 300;

/** The first paragraph as plain text, for the line below the title; empty where the text starts with something else. */
export function firstParagraph(markdown: string): string {
  const [first] = splitDescription(markdown);
  const text = first
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > longest ? '' : text;
}

/** The first paragraph, and what follows it. The first is empty where the text starts with a list, a heading, a table or code. */
export function splitDescription(markdown: string): [first: string, rest: string] {
  const text = markdown.trim();
  if (/^(?:[#>|`~*+\-<]|\d+[.)]\s| {4})/.test(text) && !/^(?:\*\*|`[^`])/.test(text)) return ['', text];
  const end = /\n[ \t]*\n/.exec(text);
  const first = end ? text.slice(0, end.index) : text;
  if (/\n[ \t]*(?:[#>|*+-]|```|~~~|\d+[.)]\s)/.test(first)) return ['', text];
  return [first, end ? text.slice(end.index).trim() : ''];
}
