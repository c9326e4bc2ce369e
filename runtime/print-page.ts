/**
 * Changes the page while it is printed. Paper is white, so rules of authors for `.dark` do not apply either. Closed
 * sections are opened where style sheets cannot: in browsers without `::details-content`.
 */
export function printPage(): void {
  const { classList } = document.documentElement;
  let isDark = false;
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    isDark = classList.contains('dark');
    classList.remove('dark');
    opened = CSS.supports('selector(::details-content)') ? [] : closedSections();
    for (const section of opened) section.open = true;
  });
  addEventListener('afterprint', () => {
    classList.toggle('dark', isDark);
    for (const section of opened) section.open = false;
  });
}

function closedSections(): HTMLDetailsElement[] {
  const sections = document.querySelectorAll<HTMLDetailsElement>('octavo-accordion,octavo-expandable,main details');
  return Array.from(sections, (section) => section.shadowRoot?.querySelector('details') ?? section).filter(
    ({ open }) => !open,
  );
}
