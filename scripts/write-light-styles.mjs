// Writes dist/light-styles.json: the styles of composed elements, by their class, and the light-DOM styles of the same elements with
// a shadow root, by their tag. Styles are written once, for a shadow root, and translated here. A selector that has no translation
// fails the build. The same for the rules of themes for elements.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './element-bundles.mjs';
import { composedElements } from '../dist/elements/composed-elements.js';
import { dropTokenFallbacks } from '../dist/plugin/mdx/render/token-fallbacks.js';
import { themes } from '../dist/plugin/shell/theme/themes.js';
import { elementClass } from '../dist/plugin/mdx/render/shadow-template.js';
import { rootedStyles } from './light-styles/rooted-styles.mjs';
import { translateLightStyles, translateStyles } from './light-styles/translate-styles.mjs';

const composed = {};
const rooted = {};
for (const [tag, { class: name }] of composedElements) {
  const { shadow, light } = stylesOf(elementClass(tag));
  composed[name] ??= translateStyles(name, { shadow, light });
  rooted[tag] = rootedStyles(light);
}
const themed = Object.fromEntries(Object.keys(themes).map((theme) => [theme, themeStyles(theme)]));
writeFileSync(join(dist, 'light-styles.json'), JSON.stringify({ composed, rooted, themed }));

/** The rules of a theme for elements in both forms. The page's own layers make `!important` unnecessary for composed ones. */
function themeStyles(theme) {
  const file = join(dist, `../plugin/shell/styles/themes/${theme}-elements.css`);
  const light = readFileSync(file, 'utf8');
  return translateLightStyles(theme, light) + rootedStyles(light);
}

/** The styles of an element for a site, which sets all tokens. The first ones are those of all elements, which sites have. */
function stylesOf({ elementStyles, lightStyles }) {
  const shadow = elementStyles.slice(1).map(({ cssText }) => cssText);
  return { shadow: dropTokenFallbacks(shadow.join('\n')), light: dropTokenFallbacks(lightStyles?.cssText ?? '') };
}
