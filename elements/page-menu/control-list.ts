/** The list of a page menu as a popover outside of the element, with the keys of a menu. */
import { entryForKey } from '../switcher/entry-for-key.js';

/** Space between the button and the list, in pixels. */
const gap = 6;

/** Controls the list that `trigger` opens: Down opens it, arrows, Home and End move in it, a selection closes it. */
export function controlList(trigger: HTMLElement, list: HTMLElement, signal: AbortSignal): void {
  const listen = (target: EventTarget, type: string, listener: (event: Event) => void): void =>
    target.addEventListener(type, listener, { signal });
  const move = (event: Event): void => {
    const entries = [...list.querySelectorAll<HTMLElement>('a[href], button')];
    const entry = entryForKey(event as KeyboardEvent, entries);
    if (!entry) return;
    event.preventDefault();
    list.showPopover();
    entry.focus();
  };
  listen(list, 'keydown', move);
  listen(trigger, 'keydown', (event) => {
    if (list.matches(':popover-open') || (event as KeyboardEvent).key === 'ArrowDown') move(event);
  });
  listen(list, 'click', ({ target }) => {
    if ((target as Element).closest('a, button')) list.hidePopover();
  });
  listen(list, 'beforetoggle', () => place(trigger, list));
  place(trigger, list);
}

/** Below the button, ending where it ends. Styles do the same in browsers with anchors. */
function place(trigger: HTMLElement, list: HTMLElement): void {
  if (CSS.supports('anchor-name', '--button')) return;
  const { left, right, bottom } = trigger.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(trigger).direction === 'rtl';
  const end = isRightToLeft ? left : document.documentElement.clientWidth - right;
  list.style.insetBlock = `${bottom + scrollY + gap}px auto`;
  list.style.insetInline = `auto ${end}px`;
}
