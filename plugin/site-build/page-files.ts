/** The output files of a page: its document and its Markdown version. */
import type { RenderedPage } from '../mdx/types.js';
import { htmlPath, markdownPath } from '../core/addresses/addresses.js';
import type { PageEntry } from '../core/model/types.js';
import type { IslandAssets } from '../features/islands/site-islands.js';
import type { PagePipeline } from './page-pipeline.js';

/** Their paths in the output. */
export function pagePaths({ route }: PageEntry): string[] {
  return [htmlPath(route), markdownPath(route)];
}

/** Writes all of them with `write`. */
export async function writePageFiles(
  entry: PageEntry,
  page: RenderedPage,
  pipeline: PagePipeline,
  write: (path: string, content: string) => void,
  islands?: IslandAssets,
): Promise<void> {
  const [document, markdown] = pagePaths(entry);
  write(document!, await pipeline.document(entry, page, islands));
  write(markdown!, pipeline.markdown(entry, page));
}
