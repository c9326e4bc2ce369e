/** Finds brand colors and backgrounds with too little contrast for text. They are shown in another shade. */
import type { Problem } from '../../core/errors/errors.js';
import { groupBy } from '../../core/text/group-by.js';
import { contrast, parseHex } from '../../shell/theme/colors.js';
import { minButtonContrast, palette } from '../../shell/theme/palette.js';
import type { SettingsReference, Site } from '../../core/model/types.js';

/** Returns a problem for each color that is visibly shown in another shade. */
export function checkColors(site: Site): Problem[] {
  const { references = [], colors } = site;
  if (colors.isExact) return [];
  return references
    .filter(({ kind, value }) => kind === 'color' && parseHex(value))
    .flatMap((each) => {
      if (each.key.includes('background')) return checkBackground(each, site);
      return each.key === 'colors.dark' ? checkButtons(each, site) : checkBrand(each, site);
    });
}

/** Contrast with the background below which a color looks different once it is made readable. */
const hardlyVisible = 3;

/** The contrast that text needs. */
const minTextContrast = 4.5;

/** Contrast above which two shades of the brand look different. */
const visibleChange = 1.1;

const keepHint = 'set "adjust": false in "colors" to use it as it is';

/** The color of links, on the background of the page and elsewhere. */
function checkBrand({ key, value, location }: SettingsReference, site: Site): Problem[] {
  const mode = key === 'colors.primary' ? 'light' : 'dark';
  const { 'color-background': background, ...shown } = palette(site, mode);
  const [onPage, onTint] = [shown['color-primary'], shown['color-primary-on-tint']];
  const isAsWritten = contrast(value, onPage) < visibleChange;
  if (isAsWritten && contrast(value, onTint) < visibleChange) return [];
  const ratio = contrast(value, background);
  const message = isAsWritten
    ? `"${value}" is used on the page background, and ${onTint} for text on tinted backgrounds, in ${mode} mode. Text on a tint has a contrast below ${minTextContrast} in "${value}".`
    : `"${value}" is shown as ${onPage} on the page background, and as ${onTint} in text on tinted backgrounds, in ${mode} mode, because text in it has a contrast of ${ratio.toFixed(1)} on ${background}; ${minTextContrast} is needed.`;
  return [
    {
      code: ratio < hardlyVisible ? 'color-contrast' : 'color-shade',
      message: `${key}: ${message}`,
      hint: `Choose a ${mode === 'light' ? 'darker' : 'lighter'} color, or ${keepHint}.`,
      ...location,
    },
  ];
}

/** The color of buttons. */
function checkButtons({ key, value, location }: SettingsReference, site: Site): Problem[] {
  const shades = (['light', 'dark'] as const).flatMap((mode) => {
    const { 'color-background': background, 'color-button': shown } = palette(site, mode);
    if (contrast(value, shown) < visibleChange) return [];
    const white = contrast('#ffffff', value).toFixed(1);
    const reason =
      contrast(value, background) < minButtonContrast
        ? `it hardly differs from the background ${background}`
        : `white text on it has a contrast of ${white}; ${minTextContrast} is needed`;
    return [{ mode, shown, reason }];
  });
  const alike = groupBy(shades, ({ shown, reason }) => `${shown} ${reason}`);
  return Array.from(alike.values(), (modes) => {
    const [{ shown, reason }] = modes as [(typeof shades)[number]];
    const where = modes.map(({ mode }) => mode).join(' and ');
    return {
      code: 'color-shade',
      message: `${key}: buttons are ${shown} instead of "${value}" in ${where} mode, because ${reason}.`,
      hint: `Choose another color, or ${keepHint}.`,
      ...location,
    };
  });
}

function checkBackground({ key, value, location }: SettingsReference, site: Site): Problem[] {
  const mode = key.endsWith('.light') ? 'light' : 'dark';
  const { 'color-background': shown } = palette(site, mode);
  if (value !== site.colors.background[mode] || contrast(value, shown) < 1.01) return [];
  const [black, white] = [contrast('#000000', value), contrast('#ffffff', value)];
  const most = Math.max(black, white).toFixed(1);
  return [
    {
      code: 'color-contrast',
      message: `${key}: even ${black > white ? 'black' : 'white'} text has a contrast of only ${most} on "${value}", which leaves too little for links and labels.`,
      hint: `The background is ${shown} instead. Choose a ${black > white ? 'lighter' : 'darker'} color, or ${keepHint}.`,
      ...location,
    },
  ];
}
