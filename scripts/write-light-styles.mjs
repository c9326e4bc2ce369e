// Writes dist/light-styles.json: the styles of composed elements, by their class. They are written once, for a shadow root, and
// translated here. A selector that has no translation fails the build.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './element-bundles.mjs';
import { composedElements } from '../dist/elements/composed-elements.js';
import { dropTokenFallbacks } from '../dist/plugin/mdx/render/minify-css.js';
import { elementClass } from '../dist/plugin/mdx/render/shadow-template.js';
import { translateStyles } from './light-styles/translate-styles.mjs';

const styles = {};
for (const [tag, { class: name }] of composedElements)
  styles[name] ??= translateStyles(name, stylesOf(elementClass(tag)));
writeFileSync(join(dist, 'light-styles.json'), JSON.stringify(styles));

/** The styles of an element for a site, which sets all tokens. The first ones are those of all elements, which sites have. */
function stylesOf({ elementStyles, lightStyles }) {
  const shadow = elementStyles.slice(1).map(({ cssText }) => cssText);
  return { shadow: dropTokenFallbacks(shadow.join('\n')), light: dropTokenFallbacks(lightStyles?.cssText ?? '') };
}
