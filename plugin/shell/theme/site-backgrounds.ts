/** The background colors of a site. */
import { contrast, mix, parseHex } from './colors.js';
import { groundsOf, type Grounds } from './themes.js';
import type { Site } from '../../core/model/types.js';

type Mode = 'light' | 'dark';

/** The settings that colors depend on. */
export type ColoredSite = Pick<Site, 'colors' | 'theme'>;

/** The background in `mode`: as the author wrote it, else that of the theme. */
function backgroundOf({ colors, theme }: ColoredSite, mode: Mode): string {
  return ownBackground(colors, mode) ?? groundsOf(theme, mode)['color-background'];
}

/** The author's background; `undefined` if there is none, or if it is not hex. */
export function ownBackground({ background }: Site['colors'], mode: Mode): string | undefined {
  const color = background[mode];
  return color && parseHex(color) ? color : undefined;
}

/** Whether the background of `mode` is light or dark. Authors may choose a dark one for light mode, and a light one for dark mode. */
export function schemeOf(site: ColoredSite, mode: Mode): Mode {
  return isDark(backgroundOf(site, mode)) ? 'dark' : 'light';
}

/** Whether white text has more contrast on `background` than black text. */
export function isDark(background: string): boolean {
  return contrast('#ffffff', background) > contrast('#000000', background);
}

const [black, white] = ['#000000', '#ffffff'];

/** A background on which neither black nor white text has more contrast is medium. */
const mediumContrast = 9;

/**
 * The grounds and lines on an author's background. Each has the contrast with it that it has with the background in `theme`. On a
 * medium background, grounds are further from the text, which has no contrast to spare.
 */
export function surfacesOn(background: string, theme: Grounds): Grounds {
  const [text, away] = isDark(background) ? [white, black] : [black, white];
  const isMedium = contrast(text, background) < mediumContrast;
  const colors = Object.entries(theme).map(([name, color]) => {
    const isLighter = contrast(color, black) >= contrast(theme['color-background'], black);
    const direction = isLighter ? white : black;
    const end = isMedium && direction === text && !name.includes('border') ? away : direction;
    return [name, mixedTo(background, end, contrast(color, theme['color-background']))];
  });
  return Object.fromEntries(colors) as Grounds;
}

/** `color` mixed with as much of `end` as `ratio` needs, or all of it. */
function mixedTo(color: string, end: string, ratio: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 10; step++) {
    const middle = (low + high) / 2;
    if (contrast(mix(color, end, middle), color) < ratio) low = middle;
    else high = middle;
  }
  return ratio < 1.005 ? color : mix(color, end, high);
}
