/** Repeats the clicks and the input in interactive components from before their scripts ran. */
import { islandRanges, type IslandRange } from './island-ranges.js';

/** The property in which a script of the page keeps the events, with their time. */
export interface EarlyEvents {
  octavoEvents?: [type: string, element: HTMLElement, time: number][];
}

/** Elements that react to a click without a script. */
const reacting = 'a, summary, label, input, select, textarea';

/**
 * Repeats events in components that run now, unless they ran already. `startTime`: the start time of a running
 * component, by the comment before it.
 */
export function repeatEvents(startTime: (start: Comment) => number | undefined): void {
  const { octavoEvents: kept = [] } = document as EarlyEvents;
  if (kept.length === 0) return;
  const inner = islandRanges(document.body).reverse();
  for (const event of kept.splice(0)) {
    const [type, element, time] = event;
    const start = inner.find((range) => isBetween(element, range))?.[0];
    if (!start || (type === 'click' && element.closest(reacting))) continue;
    const started = startTime(start);
    if (started === undefined) kept.push(event);
    else if (time < started) afterEffects(() => repeat(type, element));
  }
}

function repeat(type: string, element: HTMLElement): void {
  if (type === 'click') element.click();
  else element.dispatchEvent(new Event(type, { bubbles: true }));
}

function isBetween(element: Element, [start, end]: IslandRange): boolean {
  const isAfter = start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter !== 0 && (end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

/** Effects, which may add listeners, run after the next frame. */
function afterEffects(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
