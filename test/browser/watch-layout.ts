/** Measures the layout shift of a page while it loads. */

declare global {
  interface Window {
    /** The sum of all layout shifts since the page started to load. */
    layoutShift: number;
  }
}

/** Runs in the page before its scripts: sums the layout shifts without recent user input. */
export function watchLayout(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
