/** Finds the live components of a page and starts them. Only pages that have one load this. */
import type { ComponentType } from 'preact';
import { keepBase } from './base-path.js';
import { startIsland } from './island.js';
import type { IslandData, Place } from './island.js';

const prefix = 'octavo-island ';
const components = new Map<string, ComponentType<any>>();
const started = new WeakMap<Comment, { key: string; stop: () => void }>();
let isWaiting = false;

keepBase();

/** Brings components, by the key that the page has for them, and starts them when the whole page is there. */
export function mount(brought: Record<string, ComponentType<any>>): void {
  for (const [key, component] of Object.entries(brought)) components.set(key, component);
  if (isWaiting) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.readyState === 'complete' || (navigation?.domContentLoadedEventStart ?? 0) > 0) {
    restart(new Set(Object.keys(brought)));
    return;
  }
  isWaiting = true;
  document.addEventListener('DOMContentLoaded', () => {
    isWaiting = false;
    start(document.body);
  });
}

/** In dev a component may come again, changed: those of it that run are started anew. */
function restart(keys: ReadonlySet<string>): void {
  for (const comment of commentsIn(document.body)) {
    const running = started.get(comment);
    if (!running || !keys.has(running.key)) continue;
    running.stop();
    started.delete(comment);
  }
  start(document.body);
}

/** Starts what does not run yet in `root`, from the outside in, so that those inside find their context. */
function start(root: Element): void {
  for (const comment of commentsIn(root)) {
    if (!comment.data.startsWith(prefix) || started.has(comment) || !comment.isConnected) continue;
    const [, key = '', json = '{}'] = /^octavo-island (\S+) (.*)$/s.exec(comment.data) ?? [];
    const component = components.get(key);
    const place = component && placeOf(comment);
    if (!place) continue;
    started.set(comment, { key, stop: () => {} });
    started.set(comment, { key, stop: startIsland(component, JSON.parse(json) as IslandData, place, start) });
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
