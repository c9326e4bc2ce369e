/** Opens closed sections while the page is printed, where style sheets cannot: in browsers without `::details-content`. */
export function printSections(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = closedSections();
    for (const section of opened) section.open = true;
  });
  addEventListener('afterprint', () => {
    for (const section of opened) section.open = false;
  });
}

function closedSections(): HTMLDetailsElement[] {
  const hosts = document.querySelectorAll('octavo-accordion, octavo-expandable');
  const rooted = [...hosts].map(({ shadowRoot }) => shadowRoot?.querySelector('details') ?? null);
  const light = document.querySelectorAll<HTMLDetailsElement>('#content-container details');
  return [...rooted, ...light].filter((section): section is HTMLDetailsElement => section?.open === false);
}
