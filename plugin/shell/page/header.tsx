/** The top of a page: breadcrumbs, title, description, and the operation it documents. */
import { h, type Node } from '../../../runtime/jsx/node.js';
import { isUrl, linkRoute } from '../../addresses/page-path.js';
import type { Inline } from '../../config/read/inline-markdown.js';
import { writtenParts } from '../../load/written-text.js';
import type { Breadcrumb } from '../../nav/page-navigation.js';
import { renderLight } from '../element.js';
import { icons } from '../icons.js';
import { renderTag } from '../navigation/label.js';
import type { PageView } from '../types.js';
import { renderEndpoint } from './endpoint.js';

/** The menu of a page, with the changes of plugins. */
export function renderPageMenu(view: PageView): Node {
  return view.changes.part('page-menu', view.pageMenu?.render(view), view);
}

/** The `<header>` of the main column. */
export function renderPageHeader(view: PageView, hasToc: boolean): Node {
  const { meta } = view.page;
  const { uiStrings } = view;
  // Without a table of contents, the page menu is here.
  const hasMenu = !hasToc || !view.pageMenu?.isInToc(view);
  return (
    <header id="header" class="relative">
      {hasToc && (
        <button class="octavo-open-outline" popovertarget="table-of-contents">
          <span>{uiStrings.onThisPage}</span>
          {icons.contents}
        </button>
      )}
      {renderEyebrow(view)}
      <div class="octavo-top">
        {renderTitle(view)}
        {hasMenu && <div class="octavo-tools">{renderPageMenu(view)}</div>}
      </div>
      {view.feedLinks?.inHeader(view)}
      {meta.description && (
        <p class="octavo-lead">{writtenParts(view.page, 'description').map((part) => renderInline(part, view.link))}</p>
      )}
      {renderEndpoint(view)}
    </header>
  );
}

/** A part of the title or the description. Without `link`, links are their text. */
function renderInline(part: Inline, link?: PageView['link']): Node {
  if (typeof part === 'string') return part;
  const { tag, href, children } = part;
  const content = children.map((child) => renderInline(child, link));
  if (href === undefined) return h(tag, null, ...content);
  return link ? <a href={link(isUrl(href) ? href : linkRoute(href))}>{content}</a> : content;
}

/** A title that the author hides is the heading for screen readers, unless the content has one. */
function renderTitle({ page, rendered, uiStrings }: PageView): Node {
  const { meta, isTitleHidden } = page;
  const tags = [renderTag(meta.tag), meta.deprecated && renderTag(uiStrings.deprecatedPage)];
  if (!isTitleHidden) {
    return (
      <h1 id="page-title">
        {writtenParts(page, 'title').map((part) => renderInline(part))}
        {tags}
      </h1>
    );
  }
  return (
    <div>
      {!rendered.toc.some(({ depth }) => depth === 1) && <h1 class="octavo-sr-only">{meta.title}</h1>}
      {tags}
    </div>
  );
}

/** If the groups around the page differ between versions, an eyebrow for each. */
function renderEyebrow(view: PageView): Node {
  const { breadcrumbs, otherBreadcrumbs = [], version } = view.navigation;
  const others = otherBreadcrumbs.flatMap(({ versions }) => versions);
  const versions = others.length > 0 ? version?.shared?.filter((index) => !others.includes(index)) : undefined;
  return [
    renderBreadcrumbs(breadcrumbs, view, { id: 'breadcrumb-list', versions }),
    ...otherBreadcrumbs.map((other) => renderBreadcrumbs(other.breadcrumbs, view, other)),
  ];
}

function renderBreadcrumbs(
  breadcrumbs: readonly Breadcrumb[],
  view: PageView,
  { id, versions }: { id?: string; versions?: readonly number[] },
): Node {
  const { site, link } = view;
  if (breadcrumbs.length === 0) return undefined;
  if (site.styling.eyebrows === 'section')
    return (
      <p class="eyebrow" data-in={versions}>
        {breadcrumbs.at(-1)!.label}
      </p>
    );
  const list = (
    <ol id={id}>
      {breadcrumbs.map(({ label, href }) => (
        <li>{href === undefined ? label : <a href={link(href)}>{label}</a>}</li>
      ))}
    </ol>
  );
  const props = { class: 'eyebrow', role: 'navigation', 'aria-label': view.uiStrings.breadcrumbs, 'data-in': versions };
  return renderLight('octavo-breadcrumbs', props, list);
}
