/** The folder of the site. Other addresses of the host can do something, such as sign out. */
const base = new URL('../', import.meta.url).href;

/** Fetches a page of the site when the reader points at its link, in browsers without speculation rules. */
export function prefetchPages(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const known = new Set([location.href.replace(/#.*/, '')]);
  const prefetch = ({ target }: Event): void => {
    const link = (target as Element).closest?.('a');
    const address = link?.href.replace(/#.*/, '') ?? '';
    if (!address.startsWith(base) || link!.target || link!.download || known.has(address)) return;
    known.add(address);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address }));
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
