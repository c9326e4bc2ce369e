/** Colors of sites whose background is dark in light mode, or light in dark mode. */
import type { Site } from '../../core/model/types.js';
import { schemeOf } from './site-backgrounds.js';
import { colorDeclarations, palette, type Palette } from './palette.js';

type Scheme = 'light' | 'dark';

/**
 * Sets the color scheme of each mode by its background, so that everything on it, such as marked text, shadows and form
 * controls, fits a light or a dark page. Empty if the background of each mode matches its name.
 */
export function schemeTokens(colors: Site['colors']): string {
  if (schemeOf(colors, 'light') === 'light' && schemeOf(colors, 'dark') === 'dark') return '';
  return modeTokens(':root', colors, 'light') + modeTokens('.dark', colors, 'dark');
}

function modeTokens(selector: string, colors: Site['colors'], mode: Scheme): string {
  const scheme = schemeOf(colors, mode);
  const [own, other] = [palette(colors, mode), otherPalette(colors, mode)];
  const [light, dark] = scheme === 'light' ? [own, other] : [other, own];
  // The theme toggle sets the color scheme of the mode on the element. Paper is always light.
  const rule = `@media screen{${selector}{color-scheme:${scheme}!important}}`;
  return `${selector}{${colorDeclarations(light, dark).join(';')}}${rule}`;
}

/** The colors for parts of a page in `mode` that are not on its background: code with a theme of its own, and paper. */
function otherPalette(colors: Site['colors'], mode: Scheme): Palette {
  const otherMode = mode === 'light' ? 'dark' : 'light';
  const scheme = schemeOf(colors, mode);
  if (schemeOf(colors, otherMode) !== scheme) return palette(colors, otherMode);
  return palette({ ...colors, background: {} }, scheme === 'light' ? 'dark' : 'light');
}
