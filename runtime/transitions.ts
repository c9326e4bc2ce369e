/** If a page takes longer to appear, in milliseconds, a transition would only delay the next one. */
const slow = 100;

/** Changes pages without a transition on slow devices. */
export function skipSlowTransitions(): void {
  new PerformanceObserver((list) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!navigation || !paint || paint.startTime - navigation.responseStart <= slow) return;
    const styles = new CSSStyleSheet();
    styles.replaceSync('@view-transition { navigation: none; }');
    document.adoptedStyleSheets.push(styles);
  }).observe({ type: 'paint', buffered: true });
}
