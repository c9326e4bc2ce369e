/** Colors of sites whose background is dark in light mode, or light in dark mode. */
import { schemeOf, type ColoredSite } from './site-backgrounds.js';
import { colorDeclarations, palette, type Palette } from './palette.js';

type Scheme = 'light' | 'dark';

/**
 * Sets the color scheme of each mode by its background, so that everything on it, such as marked text, shadows and form
 * controls, fits a light or a dark page. Empty if the background of each mode matches its name.
 */
export function schemeTokens(site: ColoredSite): string {
  if (schemeOf(site, 'light') === 'light' && schemeOf(site, 'dark') === 'dark') return '';
  return modeTokens(':root', site, 'light') + modeTokens('.dark', site, 'dark');
}

function modeTokens(selector: string, site: ColoredSite, mode: Scheme): string {
  const scheme = schemeOf(site, mode);
  const [own, other] = [palette(site, mode), otherPalette(site, mode)];
  const [light, dark] = scheme === 'light' ? [own, other] : [other, own];
  // The theme toggle sets the color scheme of the mode on the element. Paper is always light.
  const rule = `@media screen{${selector}{color-scheme:${scheme}!important}}`;
  return `${selector}{${colorDeclarations(light, dark).join(';')}}${rule}`;
}

/** The colors for parts of a page in `mode` that are not on its background: code with a theme of its own, and paper. */
function otherPalette(site: ColoredSite, mode: Scheme): Palette {
  const otherMode = mode === 'light' ? 'dark' : 'light';
  const scheme = schemeOf(site, mode);
  if (schemeOf(site, otherMode) !== scheme) return palette(site, otherMode);
  return palette({ ...site, colors: { ...site.colors, background: {} } }, scheme === 'light' ? 'dark' : 'light');
}
