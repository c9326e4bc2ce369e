import { h, type Node } from '../../runtime/jsx/node.js';
import { address } from '../addresses/addresses.js';
import { rootAbsolute } from '../addresses/page-path.js';

/**
 * An icon that cannot be inlined: a large or raster image of the site, or one of another host. `src`: as the author
 * wrote it.
 */
export function iconImage(src: string, base: string): Node {
  return <img class="octavo-icon" src={address(rootAbsolute(src), base)} alt="" />;
}
