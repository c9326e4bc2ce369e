/** Texts of specifications are Markdown, mostly of one paragraph. */

const longest = 300;

/** The first paragraph as plain text, for the line below the title; empty where the text starts with something else. */
export function firstParagraph(markdown: string): string {
  return plainText(splitDescription(markdown)[0]);
}

function plainText(paragraph: string): string {
  return paragraph
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The first paragraph, and what follows it. The first is empty where the text starts with a list, a heading, a table or
 * code, and where the paragraph is too long for the line below the title.
 */
export function splitDescription(markdown: string): [first: string, rest: string] {
  const text = markdown.trim();
  if (/^(?:[#>|`~*+\-<]|\d+[.)]\s| {4})/.test(text) && !/^(?:\*\*|`[^`])/.test(text)) return ['', text];
  const end = /\n[ \t]*\n/.exec(text);
  const first = end ? text.slice(0, end.index) : text;
  if (/\n[ \t]*(?:[#>|*+-]|```|~~~|\d+[.)]\s)/.test(first) || plainText(first).length > longest) return ['', text];
  return [first, end ? text.slice(end.index).trim() : ''];
}
