import { h, html, type Html } from '../../runtime/jsx/node.js';
import { address } from '../addresses/addresses.js';
import { rootAbsolute } from '../addresses/page-path.js';
import type { Icons } from '../icons/icons.js';
import { prerender } from './write-html.js';

/** A resolved icon: inline, or as an image if it is large, a raster image, or on another host. */
export function renderIcon(icon: ReturnType<Icons['resolve']>, base: string): Html | undefined {
  if (!icon) return undefined;
  if ('svg' in icon) return html(icon.svg);
  return prerender(<img class="icon octavo-icon" src={address(rootAbsolute(icon.src), base)} alt="" />);
}
