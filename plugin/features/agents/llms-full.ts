/** Writes `/llms-full.txt`: all pages as Markdown in one file, or in one file per section if that would be too large. */
import GithubSlugger from 'github-slugger';
import type { PageEntry, Site } from '../../core/model/types.js';
import { counted } from '../../core/text/counted.js';
import { introduction, sectionTitle } from './llms-txt.js';
import { instructionsOf } from './instructions.js';
import type { PageSection } from './page-sections.js';
import { groupBy } from '../../core/text/group-by.js';

/** Larger files are split, in bytes. */
export const maxBytes = 2_000_000;

/** Folder of the parts. */
export const partsFolder = 'llms-full/';

/** The pages as they are written: `text` is the file of the Markdown version, `bytes` its size. */
export interface PageTexts {
  bytes(page: PageEntry): number;
  text(page: PageEntry): string;
}

/** A file with pages, or with links to the other files. */
export interface FullTextFile {
  path: string;
  /** The text before the pages. */
  head: string;
  pages: readonly PageEntry[];
  /** Reads the pages. */
  content(): string;
}

interface Part {
  labels: readonly string[];
  pages: PageEntry[];
  bytes: number;
}

/**
 * The files. `toAddress` turns a route, or the path of a part, into a URL. The author's instructions are only at
 * the top.
 */
export function* llmsFull(
  site: Site,
  sections: readonly PageSection[],
  { bytes, text }: PageTexts,
  toAddress: (route: string) => string,
): Generator<FullTextFile> {
  const instructions = instructionsOf(site);
  const head = introduction(site).join('\n\n');
  const fileOf = (path: string, title: string, pages: readonly PageEntry[]): FullTextFile => ({
    path,
    head: title,
    pages,
    content: () =>
      `${[title, ...pages.map((page) => withSource(text(page), toAddress(page.route), instructions))].join('\n\n')}\n`,
  });
  const all = partOf([], sections, bytes);
  if (all.bytes <= maxBytes) {
    yield fileOf('llms-full.txt', head, all.pages);
    return;
  }
  const slugger = new GithubSlugger();
  const lines: string[] = [];
  for (const part of split(sections, bytes, 1)) {
    const title = sectionTitle(part.labels);
    const path = `${partsFolder}${slugger.slug(title.replaceAll(' / ', ' ')) || 'pages'}.txt`;
    lines.push(
      `- [${title.replace(/[[\]]/g, '\\$&')}](${toAddress(`/${path}`)}): ${counted(part.pages.length, 'page')}`,
    );
    yield fileOf(path, `${head}\n\n## ${title}`, part.pages);
  }
  yield fileOf('llms-full.txt', `${head}\n\n## Parts\n\n${lines.join('\n')}`, []);
}

/** One part per label at `depth`; a part that is too large is split at the next depth, and finally by size. */
function split(sections: readonly PageSection[], bytes: PageTexts['bytes'], depth: number): Part[] {
  const groups = groupBy(sections, ({ labels }) => labels.slice(0, depth).join('\0'));
  return [...groups.values()].flatMap((group) => {
    const part = partOf(group[0]!.labels.slice(0, depth), group, bytes);
    if (part.bytes <= maxBytes) return [part];
    return group.some(({ labels }) => labels.length > depth) ? split(group, bytes, depth + 1) : bySize(part, bytes);
  });
}

function partOf(labels: readonly string[], sections: readonly PageSection[], bytes: PageTexts['bytes']): Part {
  // A page with an error has no text.
  const pages = sections.flatMap((section) => section.pages.filter((page) => bytes(page) > 0));
  return { labels, pages, bytes: pages.reduce((sum, page) => sum + bytes(page), 0) };
}

function bySize({ labels, pages }: Part, bytes: PageTexts['bytes']): Part[] {
  const parts: Part[] = [];
  for (const page of pages) {
    const last = parts.at(-1);
    if (last && last.bytes + bytes(page) <= maxBytes) {
      last.pages.push(page);
      last.bytes += bytes(page);
    } else parts.push({ labels: [...labels, String(parts.length + 1)], pages: [page], bytes: bytes(page) });
  }
  return parts;
}

/** The page with its URL below the title. */
function withSource(text: string, url: string, instructions: string): string {
  const page = text.trimEnd();
  const content = instructions && page.endsWith(instructions) ? page.slice(0, -instructions.length).trimEnd() : page;
  const source = `Source: ${url}`;
  if (!content.startsWith('# ')) return `${source}\n\n${content}`;
  const end = content.indexOf('\n');
  return end === -1 ? `${content}\n\n${source}` : `${content.slice(0, end)}\n\n${source}${content.slice(end)}`;
}
