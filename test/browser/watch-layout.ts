/** Counts how much a page moves while it loads. */

declare global {
  interface Window {
    /** Sum of all layout shifts since the page began, as `watchLayout` counts it. */
    layoutShift: number;
  }
}

/** Runs in the page before its scripts: sums the layout shifts that no reader caused. */
export function watchLayout(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
