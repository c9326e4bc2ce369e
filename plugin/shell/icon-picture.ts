import { escapeHtml } from '../../runtime/jsx/escape.js';
import { rootAbsolute } from '../site/page-path.js';
import { address } from './address.js';

/** An icon that cannot be written into the page: a large or raster picture of the site, or one of another host. `src`: as the author wrote it. */
export function iconPicture(src: string, base: string): string {
  return `<img class="octavo-icon" src="${escapeHtml(address(rootAbsolute(src), base))}" alt="">`;
}
