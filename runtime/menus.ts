/** Closes drop-down menus (`<details>`) and the table of contents on a click outside, on Escape and on a selection. */
export function closeMenus(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>('details:has(> .menu)');
  const close = (except?: Node): void => {
    for (const menu of menus) if (!except || !menu.contains(except)) menu.open = false;
  };
  document.addEventListener('pointerdown', (event) => close(event.target as Node));
  document.addEventListener('focusin', (event) => close(event.target as Node));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = [...menus].find((menu) => menu.open);
    if (open?.contains(document.activeElement)) open.querySelector('summary')!.focus();
    close();
  });

  const contents = document.getElementById('table-of-contents');
  contents?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && contents.matches(':popover-open')) contents.hidePopover();
  });
}
