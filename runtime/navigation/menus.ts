import { closeMenus } from '../../elements/switcher/close-menus.js';

/** Closes the menus of tabs when the reader leaves them, and the table of contents on a selection. Returns a function that stops the former. */
export function closeShellMenus(): () => void {
  const stop = closeMenus(document.querySelectorAll<HTMLDetailsElement>('details:has(> .octavo-choices)'));

  const contents = document.getElementById('table-of-contents');
  contents?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && contents.matches(':popover-open')) contents.hidePopover();
  });
  return stop;
}
