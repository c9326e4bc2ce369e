import type { FolderScan } from '../../load/scan/scan-folder.js';
import type { Site } from '../../core/model/types.js';
import { readText } from '../../reader/docs-file.js';

/** Ids that each group of a sidebar has on the hosted page. */
const groupIds = ['sidebar-group', 'sidebar-title'];

/**
 * The ids that each group has because the author's style sheets or scripts name them. An id must be unique on a page, so
 * on other sites only the first group has them.
 */
export function repeatedIds({ root }: Site, { styles, scripts }: FolderScan): string[] {
  const texts = [...styles, ...scripts].map((file) => readText(root, file) ?? '');
  return groupIds.filter((id) => texts.some((text) => new RegExp(`[#"'\`]${id}(?![\\w-])`).test(text)));
}
