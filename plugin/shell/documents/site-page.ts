import type { Node } from '../../../runtime/jsx/node.js';
import type { PageEntry } from '../../core/model/types.js';
import type { Breadcrumb } from '../../nav/page-navigation.js';
import { renderDocument } from '../document.js';
import type { SharedParts } from '../shared-parts.js';
import type { PageInput } from '../types.js';
import { writeHtml } from '../write-html.js';

/** Input of a page that no file has: the navigation of the start page, for its tabs and menus. */
export type SitePageInput = Pick<PageInput, 'navigation' | 'assets' | 'assetsWith' | 'contentPart'>;

/** The document of a page that no file has. */
export function renderSitePage(
  parts: SharedParts,
  { navigation, ...input }: SitePageInput,
  page: Pick<PageEntry, 'path' | 'meta'>,
  content: Node,
  breadcrumbs: Breadcrumb[] = [],
): Promise<string> {
  const { trail, tabs, selectMenus, anchors, sidebar, version, key } = navigation;
  return renderDocument(parts, {
    page: { ...page, route: `/${page.path}`, file: '', hidden: true },
    rendered: { html: writeHtml(content), markdown: '', toc: [], elements: [], classes: [], links: [] },
    navigation: { trail, tabs, selectMenus, anchors, sidebar, version, key, breadcrumbs },
    ...input,
  });
}
