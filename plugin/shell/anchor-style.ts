import type { AnchorColor } from '../site/types.js';
import { mix, parseHex, textOn } from './colors.js';

/** The colour behind an anchor's icon, and one for the icon that can be read on it, as an attribute. Nothing for what is no hex colour. */
export function anchorStyle(color: AnchorColor | undefined): string {
  if (!color || !Object.values(color).every((value) => value === undefined || parseHex(value))) return '';
  if ('from' in color) {
    const { from, via, to } = color;
    const stops = [from, via, to].filter((stop) => stop !== undefined).join(',');
    return ` style="--anchor:linear-gradient(135deg,${stops});--on-anchor:${textOn(via ?? mix(from, to, 0.5))}"`;
  }
  const { light, dark } = color;
  return ` style="--anchor:light-dark(${light},${dark});--on-anchor:light-dark(${textOn(light)},${textOn(dark)})"`;
}
