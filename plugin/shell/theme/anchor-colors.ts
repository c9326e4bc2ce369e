import type { AnchorColor } from '../../core/model/types.js';
import { mix, parseHex, textOn } from './colors.js';

/**
 * The background color of an anchor's icon and a readable icon color, as CSS properties. Empty if the color is not hex.
 */
export function anchorColors(color: AnchorColor | undefined): Record<string, string> | undefined {
  if (!isHex(color)) return undefined;
  if ('from' in color) {
    const { from, via, to } = color;
    const stops = [from, via, to].filter((stop) => stop !== undefined).join(',');
    return {
      '--octavo-anchor': `linear-gradient(135deg,${stops})`,
      '--octavo-on-anchor': textOn(via ?? mix(from, to, 0.5)),
    };
  }
  const { light, dark } = color;
  return {
    '--octavo-anchor': `light-dark(${light},${dark})`,
    '--octavo-on-anchor': `light-dark(${textOn(light)},${textOn(dark)})`,
  };
}

/** The CSS color of an icon on the page background; of a gradient, its middle. `undefined` if the color is not hex. */
export function iconColor(color: AnchorColor | undefined): string | undefined {
  if (!isHex(color)) return undefined;
  if ('from' in color) return color.via ?? mix(color.from, color.to, 0.5);
  return color.light === color.dark ? color.light : `light-dark(${color.light},${color.dark})`;
}

function isHex(color: AnchorColor | undefined): color is AnchorColor {
  return color !== undefined && Object.values(color).every((value) => value === undefined || parseHex(value));
}
