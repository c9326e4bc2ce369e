/** Measures the layout shift of a page while it loads. */
import type { TestContext } from 'vitest';
import { skipIn } from './skip-in.js';

declare global {
  interface Window {
    /** The sum of all layout shifts since the page started to load. Only Chromium reports them. */
    layoutShift: number;
    /** The first elements that moved, each with its rectangles before and after, for messages. */
    movedElements: string[];
  }
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Skips a test of layout shifts in browsers that do not report them. */
export function needsLayoutShifts(context: TestContext): void {
  skipIn(['firefox', 'webkit'], context, 'Only Chromium reports layout shifts.');
}

/** Runs in the page before its scripts: sums the layout shifts without recent user input. */
export function watchLayout(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  window.layoutShift = 0;
  window.movedElements = [];
  const rectangle = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      window.layoutShift += value;
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const tag = element?.outerHTML.slice(0, 100) ?? 'a removed element';
        const way = `from ${rectangle(previousRect)} to ${rectangle(currentRect)}`;
        window.movedElements.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${tag} ${way}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
