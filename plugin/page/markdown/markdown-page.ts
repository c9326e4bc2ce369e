/** The Markdown version of a page: title, description, content. For language models, and for people who copy a page. */
import type { PageEntry } from '../../core/model/types.js';
import { writtenText } from '../../load/written-text.js';
import { markdownLine } from './one-line.js';

/**
 * The text of `guide.md`, with a final line break. `notes` come last. A page that hides its title
 * has the heading that its content starts with instead.
 */
export function markdownPage(
  page: Pick<PageEntry, 'meta' | 'written' | 'isTitleHidden'>,
  markdown: string,
  notes: readonly string[] = [],
): string {
  const { meta, isTitleHidden } = page;
  const [heading = ''] = (isTitleHidden && /^# .+(?:\n+|$)/.exec(markdown)) || [];
  const title = heading.trim() || `# ${markdownLine(writtenText(page, 'title') ?? meta.title)}`;
  const description = meta.description ? `> ${markdownLine(writtenText(page, 'description') ?? meta.description)}` : '';
  const parts = [title, description, markdown.slice(heading.length), ...notes];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
