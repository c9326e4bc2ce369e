/** The elements that the build composes, by tag. Other elements have a shadow root in built pages. */
import { callout } from './callout/callout.composed.js';
import { calloutKinds } from './callout/kinds.js';
import * as parts from './composed-parts.js';
import type { Composed } from './composed.js';

const callouts = ['callout', ...calloutKinds].map((kind) => [`octavo-${kind}`, callout(kind)] as const);

/** In the order in which their styles are written. */
export const composedElements: ReadonlyMap<string, Composed> = new Map<string, Composed>(
  [...Object.entries(parts), ...callouts].toSorted(([one], [other]) => (one < other ? -1 : 1)),
);
