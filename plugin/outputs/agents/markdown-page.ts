/** The Markdown version of a page: title, description, content. For language models, and for people who copy a page. */
import type { PageMeta } from '../../site/types.js';
import { oneLine } from './one-line.js';

/** The text of `guide.md`, with a final line break. `instructions` of the settings come last. */
export function markdownPage(
  meta: Pick<PageMeta, 'title' | 'description'>,
  markdown: string,
  instructions: readonly string[] = [],
): string {
  const title = meta.title ? `# ${oneLine(meta.title)}` : '';
  const description = meta.description ? `> ${oneLine(meta.description)}` : '';
  return `${[title, description, markdown, instructionsBlock(instructions)].filter(Boolean).join('\n\n')}\n`;
}

/** The instructions of the settings for language models, as a quote. Empty without instructions. */
export function instructionsBlock(instructions: readonly string[] = []): string {
  const lines = instructions.map(oneLine).filter(Boolean);
  return lines.length === 0 ? '' : ['> ## Agent instructions', '>', ...lines.map((line) => `> ${line}`)].join('\n');
}
