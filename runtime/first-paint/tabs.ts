import { tabChoiceEvent } from '../../elements/tabs/tab-preference.js';
import type {} from '../../elements/update-filter/filter-event.js';
import { applyChoices, listHeadings, showTarget } from '../navigation/choices.js';

const changes = [tabChoiceEvent, 'octavo-filter'] satisfies (typeof tabChoiceEvent | keyof HTMLElementEventMap)[];

/**
 * After the table of contents: shows the tabs and views that the URL points into or that the reader selected before,
 * so that nothing moves when the elements load, and lists only the headings that are visible.
 */
export function showChoices(): void {
  applyChoices(document);
  // The other panels close before the browser scrolls, so that its target does not move on the way.
  document.addEventListener('beforematch', ({ target }) => showTarget(target as Element));
  // The elements show and hide their panels after the event.
  for (const type of changes) document.addEventListener(type, () => setTimeout(listHeadings, 0, document));
}
