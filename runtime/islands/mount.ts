/** Starts the interactive components of a page. Only pages with one load this module. */
import 'preact/compat';
import type { ComponentType } from 'preact';
import { keepAddresses } from './island-addresses.js';
import { repeatEvents } from './early-events.js';
import { startIsland, type IslandData, type StartedIsland } from './island.js';
import { islandRanges, joinRange, type IslandRange } from './island-ranges.js';
import { copyStates, statesIn, type States } from './state/island-state.js';
import type { KeepingDocument } from './state/keep-state.js';
import type { RunningIslands } from './running-islands.js';

/** The state of all interactive components. It is stored on the document, because dev may load another version of this script. */
interface Running extends RunningIslands {
  /** A function that starts each component, by key. It uses the copy of Preact that the component was bundled with. */
  components: Map<string, (data: IslandData, range: IslandRange) => StartedIsland>;
  started: Map<Comment, StartedIsland & { key: string; startTime: number }>;
  /** The state of components on a page that the reader may come back to. */
  kept: WeakMap<Comment, States>;
}

const running: Running = ((document as Document & { octavoIslands?: Running }).octavoIslands ??= {
  components: new Map(),
  started: new Map(),
  kept: new WeakMap(),
});
running.start = startIslands;
running.keep = (root) => {
  for (const [comment, { container }] of running.started)
    if (root.contains(comment)) running.kept.set(comment, statesIn(container));
};
running.stop = (...parts) => stopIslands(({ comment }) => parts.some((part) => part.contains(comment)));
let isWaiting = false;

keepAddresses();

/** Registers components by their key in the page, and starts them after the page is parsed. */
export function mount(components: Record<string, ComponentType<any>>): void {
  for (const [key, component] of Object.entries(components))
    running.components.set(key, (data: IslandData, range: IslandRange) =>
      startIsland(component, data, range, {
        added: startIslands,
        removed: (nodes) => running.stop?.(...nodes),
      }),
    );
  if (isWaiting) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.readyState === 'complete' || (navigation?.domContentLoadedEventStart ?? 0) > 0) {
    stopIslands(({ key }) => key in components);
    startIslands();
    (document as KeepingDocument).octavoRestoreState?.(running.started);
    return;
  }
  isWaiting = true;
  document.addEventListener('DOMContentLoaded', () => {
    isWaiting = false;
    startIslands();
  });
}

/** Stops the components that match, and restores their built HTML. */
function stopIslands(matches: (island: { key: string; comment: Comment }) => boolean): void {
  for (const [comment, island] of running.started) {
    if (!matches({ key: island.key, comment })) continue;
    running.started.delete(comment);
    island.stop();
  }
}

/** Starts all components in `root` that do not run yet. Outer components start first and provide context to inner ones. Default: the page. */
function startIslands(root: Element = document.body): void {
  for (const [start, end] of islandRanges(root)) {
    if (running.started.has(start) || !start.isConnected) continue;
    const [, key = '', json = '{}'] = /^octavo-island (\S+) (.*)$/s.exec(start.data) ?? [];
    const starter = running.components.get(key);
    if (!starter || !joinRange(start, end)) continue;
    const island = { key, container: {}, stop: () => {}, startTime: performance.now() };
    running.started.set(start, island);
    Object.assign(island, starter(JSON.parse(json) as IslandData, [start, end]));
    copyStates(running.kept.get(start) ?? new Map<string, never>(), island.container);
    running.kept.delete(start);
  }
  repeatEvents((start) => running.started.get(start)?.startTime);
}
