/** The Markdown version of a page: title, description, content. For language models, and for people who copy a page. */
import type { PageMeta } from '../site/types.js';

/** The text of `guide.md`, with a final line break. `instructions` of the settings come last. */
export function markdownPage(
  meta: Pick<PageMeta, 'title' | 'description'>,
  markdown: string,
  instructions: readonly string[] = [],
): string {
  const title = meta.title ? `# ${line(meta.title)}` : '';
  const description = meta.description ? `> ${line(meta.description)}` : '';
  return `${[title, description, markdown, ...instructions].filter(Boolean).join('\n\n')}\n`;
}

function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
