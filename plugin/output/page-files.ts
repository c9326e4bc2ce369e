/** The files that a page becomes: its document and its Markdown form. */
import type { RenderedPage } from '../mdx/types.js';
import { htmlPath, markdownPath } from '../site/addresses.js';
import type { PageEntry } from '../site/types.js';
import type { IslandAssets } from '../islands/site-islands.js';
import type { Stages } from '../build/stages.js';

/** Their paths in the output. */
export function pagePaths({ route }: PageEntry): string[] {
  return [htmlPath(route), markdownPath(route)];
}

/** Writes all of them with `write`. */
export async function writePageFiles(
  entry: PageEntry,
  page: RenderedPage,
  stages: Stages,
  write: (path: string, content: string) => void,
  islands?: IslandAssets,
): Promise<void> {
  const [document, markdown] = pagePaths(entry);
  write(document!, await stages.document(entry, page, islands));
  write(markdown!, stages.markdown(page));
}
