/** The background colors of a site. */
import { contrast, parseHex } from './colors.js';
import { groundsOf } from './grounds.js';
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
