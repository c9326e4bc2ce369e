/** Searches the Markdown pages of a site for words. */
import { runLanes } from '../../core/pool/run-lanes.js';
import type { IndexedPage } from '../../outputs/page-index.js';
import type { ReadableSite } from './open-site.js';

/** A page that contains the words. */
export interface PageMatch {
  page: IndexedPage;
  /** The text around the first match, on one line. */
  excerpt: string;
}

/** Pages that are read at the same time. */
const maxAtOnce = 16;

/** Weights of a word in the title, in the description and keywords, and in the text. */
const weights = { title: 10, summary: 4, text: 1 };

/** The best matches first. Pages that contain more of the words come first. */
export async function searchPages(site: ReadableSite, query: string, limit: number): Promise<PageMatch[]> {
  const words = [...new Set(wordsIn(query))];
  if (words.length === 0) return [];
  const matches: (PageMatch & { score: number })[] = [];
  await runLanes(site.pages, maxAtOnce, async (page) => {
    // A page with an error has no Markdown version. All other pages can still be searched.
    const text = await site.read(page).catch(() => '');
    const score = scoreOf(page, text, words);
    if (score > 0) matches.push({ page, score, excerpt: excerptOf(text, words) });
  });
  const order = new Map(site.pages.map((page, index) => [page, index]));
  return matches
    .sort((one, other) => other.score - one.score || order.get(one.page)! - order.get(other.page)!)
    .slice(0, limit)
    .map(({ page, excerpt }) => ({ page, excerpt }));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function scoreOf(
  { title, description = '', keywords = [] }: IndexedPage,
  text: string,
  words: readonly string[],
): number {
  const summary = `${description} ${keywords.join(' ')}`.toLowerCase();
  const content = text.toLowerCase();
  const scores = words.map((word) => {
    const inText = Math.log2(1 + content.split(word).length - 1);
    return (
      (title.toLowerCase().includes(word) ? weights.title : 0) +
      (summary.includes(word) ? weights.summary : 0) +
      inText * weights.text
    );
  });
  const found = scores.filter((score) => score > 0).length;
  return found === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) * (found / words.length) ** 2;
}

function excerptOf(text: string, words: readonly string[]): string {
  const content = text.replace(/^# [^\n]*\n/, '');
  const lower = content.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...places, content.length) - 80);
  return content
    .slice(start, start + 300)
    .replace(/\s+/g, ' ')
    .trim();
}
