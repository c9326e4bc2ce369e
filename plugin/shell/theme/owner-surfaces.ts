import { contrast, mix } from './colors.js';
import type { Grounds } from './grounds.js';
import { isDark } from './site-backgrounds.js';

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
    return [name, withContrast(background, end, contrast(color, theme['color-background']))];
  });
  return Object.fromEntries(colors) as Grounds;
}

/** `color` mixed with as much of `end` as `ratio` needs, or all of it. */
function withContrast(color: string, end: string, ratio: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 10; step++) {
    const middle = (low + high) / 2;
    if (contrast(mix(color, end, middle), color) < ratio) low = middle;
    else high = middle;
  }
  return ratio < 1.005 ? color : mix(color, end, high);
}
