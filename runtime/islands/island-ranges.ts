/** Finds interactive components in a page: each is between the comments `octavo-island KEY JSON` and `/octavo-island`. */

const startMark = 'octavo-island ';
const endMark = '/octavo-island';

/** The comments around an interactive component. */
export type IslandRange = [start: Comment, end: Comment];

/** Whether an interactive component starts at `node`. */
export function isRangeStart(node: Node): node is Comment {
  return node instanceof Comment && node.data.startsWith(startMark);
}

function isRangeEnd(node: Node): node is Comment {
  return node instanceof Comment && node.data === endMark;
}

/** The comments around each interactive component in `root`, outer components first. Skips a start without an end. */
export function islandRanges(root: Node): IslandRange[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const ends = new Map<Comment, Comment | undefined>();
  const open: Comment[] = [];
  while (walker.nextNode()) {
    const comment = walker.currentNode as Comment;
    if (isRangeStart(comment)) {
      ends.set(comment, undefined);
      open.push(comment);
    } else if (isRangeEnd(comment)) {
      const start = open.pop();
      if (start) ends.set(start, comment);
    }
  }
  return [...ends].filter((range): range is IslandRange => range[1] !== undefined);
}

/** The end of the component that starts at `start`, if it is a sibling. */
export function siblingEnd(start: Comment): Comment | undefined {
  let depth = 0;
  for (let node: ChildNode | null = start; node; node = node.nextSibling) {
    if (isRangeStart(node)) depth++;
    else if (isRangeEnd(node) && --depth === 0) return node;
  }
  return undefined;
}

/**
 * Makes `start` a sibling of `end`. A block in a paragraph ends the paragraph, so the parser may have put them into
 * different parents. Returns whether they are siblings afterwards.
 */
export function joinRange(start: Comment, end: Comment): boolean {
  let outer: Node = start;
  while (outer.parentNode && outer.parentNode !== end.parentNode) outer = outer.parentNode;
  if (!outer.parentNode) return false;
  if (outer !== start) (outer as ChildNode).after(start);
  return true;
}

/** The nodes between the two comments. */
export function nodesBetween(start: ChildNode, end: ChildNode): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = start.nextSibling; node && node !== end; node = node.nextSibling) nodes.push(node);
  return nodes;
}
