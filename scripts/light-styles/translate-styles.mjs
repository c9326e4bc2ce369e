// Translates the styles of a kind of element into those of its composed form.
import { transform } from 'lightningcss';
import { Kinds, tagsOf } from './kinds.mjs';
import { translateSelector } from './translate-selector.mjs';

/** @import { Selector } from 'lightningcss' */
/** @import { Kind } from './kinds.mjs' */

/**
 * Styles of the frame, over which all rules of a page take precedence, as over `:host`, and styles of parts and content.
 *
 * @typedef {{ frame: string, parts: string }} LightStyles
 */

const kinds = new Kinds();

/**
 * @param {string} name The class of the kind.
 * @param {{ shadow: string, light: string }} styles The styles of the shadow root, and those of the light DOM.
 * @returns {LightStyles}
 */
export function translateStyles(name, { shadow, light }) {
  const host = kinds.host(tagsOf(name)[0] ?? '');
  return {
    frame: rules(name, shadow, host, (isFrame) => isFrame),
    parts: rules(name, shadow, host, (isFrame) => !isFrame) + translateLightStyles(name, light),
  };
}

/**
 * The rules of the light DOM, which can be about several kinds. `name`: for messages.
 *
 * @param {string} name
 * @param {string} css
 */
export function translateLightStyles(name, css) {
  return rules(name, css, undefined, () => true);
}

/**
 * @param {string} name
 * @param {string} css
 * @param {Kind | undefined} host
 * @param {(isFrame: boolean) => boolean} isWanted
 */
function rules(name, css, host, isWanted) {
  /** The selectors of a rule so far, @type {Set<string>} */
  let selectors = new Set();
  const { code } = transform({
    filename: `${name}.css`,
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: () => void (selectors = new Set()),
        // Keyframes are for the page, so one copy is enough.
        keyframes: (rule) => (host ? [] : rule),
      },
      Selector: (selector) =>
        translated(selector, name, host).flatMap((each) => {
          const key = JSON.stringify(each.selector);
          const isNew = isWanted(each.isFrame) && !selectors.has(key);
          selectors.add(key);
          return isNew ? [each.selector] : [];
        }),
    },
  });
  // `!important` is there for the styles of the page. In a layer, it would win over the author's.
  return String(code).replace(/!important(?=[;}])/g, '');
}

/**
 * @param {Selector} selector
 * @param {string} name
 * @param {Kind | undefined} host
 */
function translated(selector, name, host) {
  try {
    return translateSelector(selector, kinds, host);
  } catch (error) {
    const text = transform({
      filename: '',
      code: Buffer.from('a{b:c}'),
      minify: true,
      visitor: { Selector: () => selector },
    });
    throw new Error(
      `The styles of .${name} have no translation for “${String(text.code).replace(/\{.*/, '')}”: ${/** @type {Error} */ (error).message}.`,
    );
  }
}
