/** The main column: header, content, and links to the previous and next page. */
import { h, html, type Node } from '../../../runtime/jsx/node.js';
import type { PageMeta } from '../../core/model/types.js';
import { renderLight } from '../element.js';
import { currentPath } from './current-path.js';
import type { PartName } from './part-changes.js';
import type { PageView } from '../types.js';
import { renderDirectory } from './directory.js';
import { renderPageHeader } from './header.js';
import { renderLastUpdated } from './last-updated.js';

/** Page layouts. With `custom` and `frame`, the author controls everything inside the main column. */
export type PageMode = NonNullable<PageMeta['mode']>;

const modes: readonly string[] = ['default', 'wide', 'custom', 'frame', 'center'] satisfies PageMode[];

/** The mode of a page; an unknown one is `default`. */
export function pageMode({ mode }: PageMeta): PageMode {
  return mode !== undefined && modes.includes(mode) ? mode : 'default';
}

/** Whether pages of this mode have a header, and what follows the content. */
export function hasHeader(mode: PageMode): boolean {
  return mode !== 'custom' && mode !== 'frame';
}

/** The `<main>` of a page. `hasToc` adds the button that opens the table of contents on narrow screens. */
export function renderMain(view: PageView, mode: PageMode, hasToc: boolean): Node {
  const isBlank = !hasHeader(mode);
  const part = (name: PartName, node: Node): Node => view.changes.part(name, node, view);
  const written = html(view.rendered.html);
  const content = part(
    'content',
    <div data-page-href={currentPath(view.page)} class={isBlank ? 'mdx-content' : 'mdx-content prose'} id="content">
      {view.contentPart ? part(view.contentPart, written) : written}
    </div>,
  );
  if (isBlank) {
    return (
      <main id="content-area" tabindex="-1">
        {view.endpointAction?.(view)}
        {content}
      </main>
    );
  }
  return (
    <main id="content-area" tabindex="-1">
      {part('header', renderPageHeader(view, hasToc))}
      {content}
      {part('directory', renderDirectory(view.navigation, view))}
      {part('related', renderRelated(view))}
      {part('last-updated', renderLastUpdated(view))}
      {part('feedback', undefined)}
      {!view.page.meta['hideFooterPagination'] && part('pagination', renderPagination(view))}
    </main>
  );
}

function renderRelated({ link, uiStrings, navigation: { related } }: PageView): Node {
  return (
    related && (
      <nav id="related" class="prose" aria-labelledby="related-title">
        <h2 id="related-title">{uiStrings.related}</h2>
        <ul>
          {related.map(({ href, title }) => (
            <li>
              <a href={link(href)}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}

function renderPagination(view: PageView): Node {
  const { link, uiStrings, navigation } = view;
  const { previous, next, otherNeighbors = [] } = navigation;
  const links = [
    ...(previous ? [{ ...previous, rel: 'prev' as const }] : []),
    ...(next ? [{ ...next, rel: 'next' as const }] : []),
    ...otherNeighbors,
  ];
  if (links.length === 0) return undefined;
  const children = links.map(({ rel, href, versions, title }) => (
    <a rel={rel} class={`pagination-${rel}`} href={link(href)} data-in={versions}>
      <div>
        <small>{rel === 'prev' ? uiStrings.previous : uiStrings.next}</small>
        <span class="pagination-title">{title}</span>
      </div>
    </a>
  ));
  return renderLight('octavo-pager', { id: 'pagination', role: 'navigation', 'aria-label': uiStrings.pages }, children);
}
