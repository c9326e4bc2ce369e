/** Escapes the text of a page for Markdown: only text that would be read as markup gets a backslash. */
export function escapeText(text: string): string {
  if (!/[\\`*_<~[&$]/.test(text)) return text;
  return text
    .replace(/[\\`*]|~~|&(?=(?:#x?[\da-f]+|amp|lt|gt|quot|apos|nbsp);)|<(?=[a-z/!?])|\[(?=[^\]]{0,999}\]\()/gi, '\\$&')
    .replace(/\$(?=\$?[^\s$](?:[^$]{0,999}[^\s$])?\$(?!\d))/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])/gu, '\\_');
}

/** Escapes the start of a paragraph that looks like a list, a heading or a quote. */
export function escapeStart(paragraph: string): string {
  if (!/^[#+\->\d]/.test(paragraph)) return paragraph;
  return paragraph.replace(/^(#{1,6}(?=\s)|[-+](?=\s)|>)/, '\\$1').replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
}

/** A code span whose delimiters do not occur in `code`. */
export function codeSpan(code: string): string {
  if (code.trim() === '') return '';
  const runs = new Set(Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  let length = 1;
  while (runs.has(length)) length++;
  const fence = '`'.repeat(length);
  const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return fence + pad + code + pad + fence;
}
