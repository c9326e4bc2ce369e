/** The menu that the front matter of a page sets. Reading it needs the schema of the settings, so it is read once, with the page. */
import { toPageMenu } from '../../config/normalize/page-menu.js';
import { contextual } from '../../config/schema/features.js';
import { noPageMenu } from '../page-menu.js';
import type { Site } from '../../core/model/types.js';

/** The `pageMenu` of a page with this front matter. An invalid value is ignored; `checkFrontMatter` reports it. */
export function ownPageMenu(meta: Readonly<Record<string, unknown>>): { pageMenu?: Site['pageMenu'] } {
  const own = meta['contextual'];
  if (own === false) return { pageMenu: noPageMenu };
  const { data } = typeof own === 'object' ? contextual.safeParse(own) : {};
  return data ? { pageMenu: toPageMenu({ contextual: data }) } : {};
}
