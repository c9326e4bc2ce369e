import type { Composed } from '../composed.js';

/** The description of a kind of callout. `type`: its name in the attribute that authors select. */
export function callout(type: string): Composed {
  return {
    class: 'callout',
    attributes: { 'data-callout-type': type },
    // A callout without a kind can have no icon. The icon of a kind is the only thing in its part.
    parts: { icon: { optional: true }, symbol: false },
  };
}
