/** Maps the positions of all nodes from the prepared text to the author's file. */
import type { Root } from 'hast';
import type { Point } from 'unist';
import type { EditedText } from '../source/edited-text.js';
import { walk } from './walk.js';

/** Changes `root` in place. */
export function originalPositions(root: Root, source: EditedText): void {
  if (!source.isEdited) return;
  walk(root, (node) => {
    // New objects, because engines may share one between nodes.
    if (node.position)
      node.position = { start: moved(node.position.start, source), end: moved(node.position.end, source) };
  });
}

function moved(point: Point, source: EditedText): Point {
  return source.originalPoint(source.offsetOf(point));
}
