import { pointTo } from '../page-address.js';
import { hashTarget } from '../page-hash.js';
import { ToggleEvent } from './toggle-event.js';

/** Accordions and expandables that the build has composed. */
const sections = 'details:is(.octavo-accordion, .octavo-expandable)';

/** Adds the behavior of `Disclosure` to the native sections of a page, also to those that are added later. Call it once. */
export function connectSections(): void {
  document.addEventListener('click', ({ target }) => {
    const section = (target as Element).closest('summary')?.parentElement;
    if (isSection(section) && !section.open) pointTo(section);
  });
  // The event does not bubble.
  const onToggle = ({ target }: Event): void => {
    if (isSection(target)) target.dispatchEvent(new ToggleEvent(target.open));
  };
  document.addEventListener('toggle', onToggle, true);
  window.addEventListener('hashchange', openTarget);
  document.addEventListener('octavo:after-update', openTarget);
  openTarget();
}

/** Opens the sections around the target of the hash. The browser opens those that contain it, but not one that is the target. */
function openTarget(): void {
  for (
    let section = hashTarget()?.closest(sections);
    isSection(section);
    section = section.parentElement?.closest(sections)
  )
    section.open = true;
}

function isSection(target: EventTarget | null | undefined): target is HTMLDetailsElement {
  return target instanceof HTMLDetailsElement && target.matches(sections);
}
