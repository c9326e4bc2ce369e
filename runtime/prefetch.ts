/** Fetches a page when the reader points at its link, in browsers without speculation rules. */
export function prefetchPages(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const known = new Set([location.href.replace(/#.*/, '')]);
  const prefetch = ({ target }: Event): void => {
    const link = (target as Element).closest?.('a');
    const address = link?.href.replace(/#.*/, '') ?? '';
    if (link?.origin !== location.origin || link.target || link.download || known.has(address)) return;
    known.add(address);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address }));
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
