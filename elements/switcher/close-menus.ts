/** Closes open menus (`<details>`) on a click or a focus outside and on Escape. Returns a function that stops. */
export function closeMenus(menus: Iterable<HTMLDetailsElement>): () => void {
  const list = [...menus];
  const close = (event: Event): void => {
    const path = event.composedPath();
    for (const menu of list) if (!path.includes(menu)) menu.open = false;
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    const open = list.find((menu) => menu.open);
    if (open && event.composedPath().includes(open)) open.querySelector('summary')!.focus();
    for (const menu of list) menu.open = false;
  };
  const end = new AbortController();
  const options = { signal: end.signal };
  document.addEventListener('pointerdown', close, options);
  document.addEventListener('focusin', close, options);
  document.addEventListener('keydown', escape, options);
  return () => end.abort();
}
