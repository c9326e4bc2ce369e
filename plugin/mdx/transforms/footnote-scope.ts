/** Marks the footnotes of a snippet, which can have the labels of those of the page and of other snippets. */
import type { Root } from 'hast';
import { footnoteScope } from '../../core/tree/footnote-marks.js';
import { walk } from './walk.js';

/** Changes `root`, the tree of `file`, in place. */
export function markFootnotes(root: Root, file: string, isSnippet: boolean): void {
  if (!isSnippet) return;
  walk(root, (node) => {
    if (node.type !== 'element') return;
    const { dataFootnoteRef, dataFootnotes } = node.properties;
    if (dataFootnoteRef !== undefined || dataFootnotes !== undefined) node.properties[footnoteScope] = file;
  });
}
