/** Finds brand colors that cannot be read as text and backgrounds that text cannot be read on. Both are shown in another shade. */
import type { Problem } from '../errors.js';
import { contrast, parseHex } from '../site/colors.js';
import { palette } from '../shell/theme/palette.js';
import type { SettingsReference, Site } from '../site/types.js';

/** A shade is only reported if the color is hardly visible as text; a smaller difference does not change the brand. */
const leastContrast = 3;

/** Returns a warning for each brand color with little contrast on the page background, and for each background in another shade. */
export function checkColors(site: Site): Problem[] {
  const { references = [] } = site;
  return references
    .filter(({ kind, value }) => kind === 'color' && parseHex(value))
    .flatMap((each) => (each.key.includes('background') ? checkBackground(each, site) : checkBrand(each, site)));
}

function checkBrand({ key, value, location }: SettingsReference, { colors }: Site): Problem[] {
  const mode = key === 'colors.primary' ? 'light' : 'dark';
  const { 'color-background': background, 'color-primary': shown } = palette(colors, mode);
  const ratio = contrast(value, background);
  if (ratio >= leastContrast) return [];
  return [
    {
      code: 'color-contrast',
      message: `${key}: text in "${value}" has a contrast of ${ratio.toFixed(1)} on the background ${background} in ${mode} mode.`,
      hint: `Text needs a contrast of 4.5. Links use ${shown} instead; choose a ${shade(mode)} color to decide yourself.`,
      ...location,
    },
  ];
}

function checkBackground({ key, value, location }: SettingsReference, { colors }: Site): Problem[] {
  const mode = key.endsWith('.light') ? 'light' : 'dark';
  const { 'color-background': shown } = palette(colors, mode);
  if (value !== colors.background[mode] || contrast(value, shown) < 1.01) return [];
  const [black, white] = [contrast('#000000', value), contrast('#ffffff', value)];
  const most = Math.max(black, white).toFixed(1);
  return [
    {
      code: 'color-contrast',
      message: `${key}: even ${black > white ? 'black' : 'white'} text has a contrast of only ${most} on "${value}", which leaves too little for links and labels.`,
      hint: `The background is ${shown} instead; choose a ${black > white ? 'lighter' : 'darker'} color to decide yourself.`,
      ...location,
    },
  ];
}

function shade(mode: 'light' | 'dark'): string {
  return mode === 'light' ? 'darker' : 'lighter';
}
