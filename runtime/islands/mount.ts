/** Finds the live components of a page and starts them. Only pages that have one load this. */
import 'preact/compat';
import type { ComponentType } from 'preact';
import { keepBase } from './base-path.js';
import { startIsland } from './island.js';
import type { IslandData, Place } from './island.js';

const prefix = 'octavo-island ';

/** What runs on the page. Kept with the document: in dev, another version of this script may come later. */
interface Running {
  /** By key: starts the component at a place, with the Preact that it came with. */
  components: Map<string, (data: IslandData, place: Place) => () => void>;
  started: Map<Comment, { key: string; stop: () => void }>;
  /** Starts those in a part that came into the page. */
  start?(root: Element): void;
  /** Stops those in a part that is removed. */
  stop?(root: Element): void;
}

const running: Running = ((document as Document & { octavoIslands?: Running }).octavoIslands ??= {
  components: new Map(),
  started: new Map(),
});
running.start = startIslands;
running.stop = (root) => stopIslands(({ comment }) => root.contains(comment));
let isWaiting = false;

keepBase();

/** Brings components, by the key that the page has for them, and starts them when the whole page is there. */
export function mount(brought: Record<string, ComponentType<any>>): void {
  for (const [key, component] of Object.entries(brought))
    running.components.set(key, (data: IslandData, place: Place) => startIsland(component, data, place, startIslands));
  if (isWaiting) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.readyState === 'complete' || (navigation?.domContentLoadedEventStart ?? 0) > 0) {
    stopIslands(({ key }) => key in brought);
    startIslands();
    return;
  }
  isWaiting = true;
  document.addEventListener('DOMContentLoaded', () => {
    isWaiting = false;
    startIslands();
  });
}

/** Gives back what was built for those that `matches`. */
export function stopIslands(matches: (island: { key: string; comment: Comment }) => boolean): void {
  for (const [comment, island] of running.started) {
    if (!matches({ key: island.key, comment })) continue;
    running.started.delete(comment);
    island.stop();
  }
}

/** Starts what does not run yet in `root`, from the outside in, so that those inside find their context. Default: the page. */
export function startIslands(root: Element = document.body): void {
  for (const comment of commentsIn(root)) {
    if (!comment.data.startsWith(prefix) || running.started.has(comment) || !comment.isConnected) continue;
    const [, key = '', json = '{}'] = /^octavo-island (\S+) (.*)$/s.exec(comment.data) ?? [];
    const starter = running.components.get(key);
    const place = starter && placeOf(comment);
    if (!place) continue;
    const island = { key, stop: () => {} };
    running.started.set(comment, island);
    island.stop = starter(JSON.parse(json) as IslandData, place);
  }
}

function commentsIn(root: Element): Comment[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  return comments;
}

/** The component's place: up to the comment that ends it. */
function placeOf(start: Comment): Place | undefined {
  const all = commentsIn(document.body).filter(({ data }) => data.startsWith(prefix) || data === '/octavo-island');
  let depth = 0;
  const end = all.slice(all.indexOf(start)).find(({ data }) => (depth += data.startsWith(prefix) ? 1 : -1) === 0);
  if (!end) return undefined;
  // A block in a paragraph ends the paragraph, so the parser may have put the two comments into different parents.
  let outer: Node = start;
  while (outer.parentNode && outer.parentNode !== end.parentNode) outer = outer.parentNode;
  if (!outer.parentNode) return undefined;
  if (outer !== start) (outer as ChildNode).after(start);
  return { start, end };
}
