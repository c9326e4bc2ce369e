/** The rules of the elements for the words in them: those stand in the page, out of reach of an element's own style. */
import type { CSSResult } from 'lit';
// First: it gives Node what the element classes extend.
import '../mdx/render/shadow-template.js';
import * as elements from '../../elements/index.js';

/** The light-DOM styles of all elements, each once. */
export function elementStyles(): string {
  const classes = Object.values(elements) as readonly { lightStyles?: CSSResult }[];
  const texts = classes.flatMap(({ lightStyles }) => lightStyles?.cssText ?? []);
  return [...new Set(texts)].join('');
}
