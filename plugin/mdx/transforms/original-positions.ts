/** Moves the positions of all nodes from the text that the engine read to the author's file. */
import type { Root } from 'hast';
import type { Point } from 'unist';
import type { EditedText } from '../source/edited-text.js';
import { walk } from './walk.js';

/** Changes `root` in place. */
export function originalPositions(root: Root, source: EditedText): void {
  if (!source.isEdited) return;
  walk(root, (node) => {
    // A new object each: engines may share one between nodes.
    if (node.position)
      node.position = { start: moved(node.position.start, source), end: moved(node.position.end, source) };
    return undefined;
  });
}

function moved(point: Point, source: EditedText): Point {
  return source.originalPoint(source.offsetOf(point));
}
