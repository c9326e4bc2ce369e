/**
 * Keeps the state of interactive components when dev loads their code again. Each version of the code has its own copy of
 * Preact, so the values are copied from component to component. Only dev loads this module.
 */
import { copyStates, statesIn, type States } from './island-state.js';

/** The running components of the page, by the comment before each. */
type Running = ReadonlyMap<Comment, { container: object }>;

/** The property in which the scripts of components find `restoreState`. */
export interface KeepingDocument {
  octavoRestoreState?(running: Running): void;
}

/** The last state of each component, by its number on the page and its props. */
const remembered = new Map<string, { container: object; states: States }>();

/** Remembers the state of all components. Call it before the page changes. */
export function rememberState(running: Running): void {
  for (const [comment, { container }] of running)
    remembered.set(placeOf(comment), { container, states: statesIn(container) });
}

/** Gives the components that have started since then the state that they had. */
export function restoreState(running: Running): void {
  for (const [comment, { container }] of running) {
    const earlier = remembered.get(placeOf(comment));
    if (!earlier || earlier.container === container) continue;
    earlier.container = container;
    copyStates(earlier.states, container);
  }
}

/** Without the key of its code: `octavo-island KEY JSON`. */
function placeOf({ data }: Comment): string {
  return data.slice(data.indexOf('{'));
}
