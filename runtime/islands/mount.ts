/** Finds the live components of a page and starts them. Only pages that have one load this. */
import 'preact/compat';
import type { ComponentType } from 'preact';
import { keepBase } from './base-path.js';
import { startIsland } from './island.js';
import type { IslandData, IslandBounds } from './island.js';
import { islandRanges, joinRange } from './island-ranges.js';
import type { RunningIslands } from './running-islands.js';

/** What runs on the page. Kept with the document: in dev, another version of this script may come later. */
interface Running extends RunningIslands {
  /** By key: starts the component at a place, with the Preact that it came with. */
  components: Map<string, (data: IslandData, place: IslandBounds) => () => void>;
  started: Map<Comment, { key: string; stop: () => void }>;
}

const running: Running = ((document as Document & { octavoIslands?: Running }).octavoIslands ??= {
  components: new Map(),
  started: new Map(),
});
running.start = startIslands;
running.stop = (...parts) => stopIslands(({ comment }) => parts.some((part) => part.contains(comment)));
let isWaiting = false;

keepBase();

/** Brings components, by the key that the page has for them, and starts them when the whole page is there. */
export function mount(brought: Record<string, ComponentType<any>>): void {
  for (const [key, component] of Object.entries(brought))
    running.components.set(key, (data: IslandData, place: IslandBounds) =>
      startIsland(component, data, place, {
        arrived: startIslands,
        removed: (nodes) => running.stop?.(...nodes),
      }),
    );
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
function stopIslands(matches: (island: { key: string; comment: Comment }) => boolean): void {
  for (const [comment, island] of running.started) {
    if (!matches({ key: island.key, comment })) continue;
    running.started.delete(comment);
    island.stop();
  }
}

/** Starts what does not run yet in `root`, from the outside in, so that those inside find their context. Default: the page. */
function startIslands(root: Element = document.body): void {
  for (const [start, end] of islandRanges(root)) {
    if (running.started.has(start) || !start.isConnected) continue;
    const [, key = '', json = '{}'] = /^octavo-island (\S+) (.*)$/s.exec(start.data) ?? [];
    const starter = running.components.get(key);
    if (!starter || !joinRange(start, end)) continue;
    const island = { key, stop: () => {} };
    running.started.set(start, island);
    island.stop = starter(JSON.parse(json) as IslandData, { start, end });
  }
}
