/** Measures the layout shift of a page while it loads. */
import type { TestContext } from 'vitest';
import { skipIn } from './skip-in.js';

declare global {
  interface Window {
    /** The sum of all layout shifts since the page started to load. Only Chromium reports them. */
    layoutShift: number;
  }
}

/** Skips a test of layout shifts in browsers that do not report them. */
export function needsLayoutShifts(context: TestContext): void {
  skipIn(['firefox', 'webkit'], context, 'Only Chromium reports layout shifts.');
}

/** Runs in the page before its scripts: sums the layout shifts without recent user input. */
export function watchLayout(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
