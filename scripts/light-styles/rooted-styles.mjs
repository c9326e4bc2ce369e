// The light-DOM styles of an element with a shadow root, for pages that also contain composed ones.
import { transform } from 'lightningcss';
import { composedElements } from '../../dist/elements/composed-elements.js';

/** @import { Selector, SelectorComponent } from 'lightningcss' */

/** @type {SelectorComponent} */
const notLight = {
  type: 'pseudo-class',
  kind: 'not',
  selectors: [[{ type: 'attribute', namespace: null, name: 'light', operation: null }]],
};

/**
 * The same rules, without composed elements: their parts would match rules for content.
 *
 * @param {string} css
 */
export function rootedStyles(css) {
  const { code } = transform({ filename: '', code: Buffer.from(css), minify: true, visitor: { Selector: guarded } });
  return String(code);
}

/**
 * @param {Selector} selector
 * @returns {Selector}
 */
function guarded(selector) {
  return selector.flatMap((component) => {
    if (component.type === 'type' && composedElements.has(component.name)) return [component, notLight];
    if (component.type !== 'pseudo-class' || !('selectors' in component) || !component.selectors) return [component];
    return [
      /** @type {SelectorComponent} */ ({
        ...component,
        selectors: /** @type {readonly Selector[]} */ (component.selectors).map(guarded),
      }),
    ];
  });
}
