/** Writes `/llms.txt`: an index of all pages for language models. See https://llmstxt.org */
import type { Site } from '../../core/model/types.js';
import { markdownLine } from '../../page/markdown/one-line.js';
import { instructionsOf } from './instructions.js';
import type { IndexLink, PageSections } from './page-sections.js';

/** Descriptions are cut at this length, in characters. The page itself has the complete text. */
const maxDescription = 300;

/** The title, description and instructions that the files for language models begin with. */
export function introduction({ name, description, own }: Site): string[] {
  const block = instructionsOf({ own });
  return [
    `# ${markdownLine(name)}`,
    ...(description ? [`> ${markdownLine(description)}`] : []),
    ...(block ? [block] : []),
  ];
}

/**
 * The index: the site's name, its description, and each page once, below its first group in the navigation. The section
 * "Optional" has the links to other sites. `toAddress` turns a route into a URL; `fullText` is the URL of
 * `llms-full.txt`.
 */
export function llmsTxt(
  site: Site,
  { sections, links }: PageSections,
  specifications: readonly IndexLink[],
  toAddress: (route: string) => string,
  fullText: string,
): string {
  // The parser of llmstxt.org needs text between the description and the first section.
  const blocks = [...introduction(site), `Pages are linked as Markdown. Their full text is at ${fullText}.`];
  for (const { labels, pages } of sections) {
    const entries = pages.map(({ meta, route }) => entry(meta.title, toAddress(route), meta.description));
    blocks.push(block(sectionTitle(labels), entries));
  }
  for (const [title, list] of [['Specifications', specifications] as const, ['Optional', links] as const]) {
    const entries = list.map(({ label, href }) => entry(label, href));
    if (entries.length > 0) blocks.push(block(title, entries));
  }
  return `${blocks.join('\n\n')}\n`;
}

/** `Guides / Start`. */
export function sectionTitle(labels: readonly string[]): string {
  return markdownLine(labels.join(' / ')) || 'Pages';
}

function block(title: string, entries: readonly string[]): string {
  return `## ${title}\n\n${entries.join('\n')}`;
}

function entry(label: string, href: string, description = ''): string {
  const link = `- [${markdownLine(label).replace(/[[\]]/g, '\\$&')}](${href})`;
  const text = markdownLine(description);
  return text ? `${link}: ${shortened(text)}` : link;
}

function shortened(text: string): string {
  if (text.length <= maxDescription) return text;
  return `${text.slice(0, maxDescription).replace(/\s+\S*$/, '')} …`;
}
