/** Shows light mode while the page is printed, because paper is white: rules of authors for `.dark` do not apply either. */
export function printLightMode(): void {
  const { classList } = document.documentElement;
  let wasDark = false;
  addEventListener('beforeprint', () => {
    wasDark = classList.contains('dark');
    classList.remove('dark');
  });
  addEventListener('afterprint', () => {
    if (wasDark) classList.add('dark');
  });
}
