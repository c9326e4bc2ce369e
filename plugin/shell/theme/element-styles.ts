/** Styles for text inside elements: it is in the light DOM, which an element's shadow styles do not reach. */
import type { CSSResult } from 'lit';
// Must come first: it adds the DOM globals that the element classes extend to Node.
import '../../mdx/render/shadow-template.js';
import * as elements from '../../../elements/with-diagrams.js';

/** The light-DOM styles of all elements, without duplicates. */
export function elementStyles(): string {
  const classes = Object.values(elements) as readonly { lightStyles?: CSSResult }[];
  const texts = classes.flatMap(({ lightStyles }) => lightStyles?.cssText ?? []);
  return [...new Set(texts)].join('');
}
