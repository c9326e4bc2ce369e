// Writes dist/light-styles.json: the styles of composed elements, by their class, and the light-DOM styles of the same elements with
// a shadow root, by their tag. Styles are written once, for a shadow root, and translated here. A selector that has no translation
// fails the build.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './element-bundles.mjs';
import { composedElements } from '../dist/elements/composed-elements.js';
import { dropTokenFallbacks } from '../dist/plugin/mdx/render/minify-css.js';
import { elementClass } from '../dist/plugin/mdx/render/shadow-template.js';
import { rootedStyles } from './light-styles/rooted-styles.mjs';
import { translateStyles } from './light-styles/translate-styles.mjs';

const composed = {};
const rooted = {};
for (const [tag, { class: name }] of composedElements) {
  const { shadow, light } = stylesOf(elementClass(tag));
  composed[name] ??= translateStyles(name, { shadow, light });
  rooted[tag] = rootedStyles(light);
}
writeFileSync(join(dist, 'light-styles.json'), JSON.stringify({ composed, rooted }));

/** The styles of an element for a site, which sets all tokens. The first ones are those of all elements, which sites have. */
function stylesOf({ elementStyles, lightStyles }) {
  const shadow = elementStyles.slice(1).map(({ cssText }) => cssText);
  return { shadow: dropTokenFallbacks(shadow.join('\n')), light: dropTokenFallbacks(lightStyles?.cssText ?? '') };
}
