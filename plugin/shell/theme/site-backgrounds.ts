/** The background colors of a site. */
import { contrast, parseHex } from './colors.js';
import type { Site } from '../../core/model/types.js';

type Mode = 'light' | 'dark';

/** Backgrounds of sites that set none. */
export const backgrounds = { light: '#ffffff', dark: '#0b0d12' };

/** The background in `mode`, as the author wrote it. */
export function backgroundOf({ background }: Pick<Site['colors'], 'background'>, mode: Mode): string {
  const color = background[mode];
  return color && parseHex(color) ? color : backgrounds[mode];
}

/** Whether the background of `mode` is light or dark. Authors may choose a dark one for light mode, and a light one for dark mode. */
export function schemeOf(colors: Pick<Site['colors'], 'background'>, mode: Mode): Mode {
  return isDark(backgroundOf(colors, mode)) ? 'dark' : 'light';
}

/** Whether white text has more contrast on `background` than black text. */
export function isDark(background: string): boolean {
  return contrast('#ffffff', background) > contrast('#000000', background);
}
