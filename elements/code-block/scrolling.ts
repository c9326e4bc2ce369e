import { label } from '../labels.js';

/** Makes an element focusable while it scrolls sideways. All elements share one observer. */

const updates = new WeakMap<Element, () => void>();
let observer: ResizeObserver | undefined;

/**
 * Watches `box`, labels it `name()` for assistive technology, and calls `onSize` when it has a new size and `onScroll` when it
 * scrolls. Returns a function that stops.
 */
export function watchScrolling(
  box: HTMLElement,
  name: () => string,
  { onSize, onScroll }: Record<'onSize' | 'onScroll', () => void>,
): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) updates.get(target)?.();
  });
  updates.set(box, () => {
    focusable(box, name);
    onSize();
  });
  observer.observe(box);
  box.addEventListener('scroll', onScroll);
  return () => {
    observer?.unobserve(box);
    box.removeEventListener('scroll', onScroll);
  };
}

function focusable(box: HTMLElement, name: () => string): void {
  // Hidden elements have no size. The observer runs again when they show.
  if (box.clientWidth === 0) return;
  if (box.scrollWidth > box.clientWidth) {
    box.tabIndex = 0;
    box.role = 'group';
    box.ariaLabel = name() || label('code');
  } else if (box !== document.activeElement) {
    for (const attribute of ['tabindex', 'role', 'aria-label']) box.removeAttribute(attribute);
  }
}
