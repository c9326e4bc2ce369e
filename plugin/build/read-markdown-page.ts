import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Report } from '../errors.js';
import { readFrontMatter } from '../mdx/front-matter.js';
import { markdownPage } from '../outputs/markdown-page.js';
import type { PageEntry, Site } from '../site/types.js';

/** The Markdown of a page, from its source. Problems of the source are told where the page is built. */
export function readMarkdownPage({ file, meta }: PageEntry, { root, variables, instructions }: Site): string {
  const { body } = readFrontMatter(readFileSync(join(root, file), 'utf8'), file, new Report());
  return markdownPage(meta, body, variables, instructions);
}
