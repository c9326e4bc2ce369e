import type { EarlyEvents } from '../islands/early-events.js';

/**
 * Before the content of a page with interactive components: keeps clicks and input for components whose scripts are still
 * loading, which repeat them, and forms that only a script can submit. Until `end`. Default: all scripts have run, or are
 * missing.
 */
export function keepEarlyEvents(
  end: Promise<unknown> = new Promise((resolve) => addEventListener('load', resolve)),
): void {
  const kept: EarlyEvents['octavoEvents'] = ((document as EarlyEvents).octavoEvents = []);
  const keep = ({ type, target }: Event): void => void kept.push([type, target as HTMLElement, performance.now()]);
  const stay = (event: Event): void => {
    if (!(event.target as Element).hasAttribute('action')) event.preventDefault();
  };
  const listeners = [
    ['click', keep],
    ['input', keep],
    ['change', keep],
    ['submit', stay],
  ] as const;
  for (const [type, listener] of listeners) addEventListener(type, listener);
  void end.then(() => {
    for (const [type, listener] of listeners) removeEventListener(type, listener);
  });
}
