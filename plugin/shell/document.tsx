import { choiceTags } from '../../elements/choice-tags.js';
import { Fragment, h, html, type Node } from '../../runtime/jsx/node.js';
import { firstPaintScript } from './first-paint.js';
import { renderHead } from './head/head.js';
import { renderNavbar } from './navigation/navbar.js';
import { hasSidebar } from './navigation/sidebar.js';
import { versionAttributes } from './navigation/version-attributes.js';
import { currentPath } from './page/current-path.js';
import { renderPageMenu } from './page/header.js';
import { hasHeader, pageMode, renderMain, type PageMode } from './page/main.js';
import { renderToc } from './page/toc.js';
import { headerOf } from './theme/themes.js';
import { languageAttributes } from './page-language.js';
import type { SharedParts } from './shared-parts.js';
import type { PageAssets, PageInput, PageView } from './types.js';
import { writeWaiting } from './write-html.js';

/** The complete HTML document of a page. */
export async function renderDocument(parts: SharedParts, input: PageInput): Promise<string> {
  const view: PageView = { ...parts.context, ...input, added: [] };
  const { navigation, page, site } = view;
  const mode = pageMode(page.meta);
  const { navbar, sidebar } = parts.section(navigation);
  const { part } = view.changes;
  // First, because components in parts may add files to the head.
  const body = await writeWaiting(
    <body data-mode={mode} data-sidebar={hasSidebar(navigation) ? undefined : 'empty'}>
      <a class="octavo-skip" href="#content-area">
        {view.uiStrings.skip}
      </a>
      {part('banner', parts.banner, view)}
      {part('navbar', renderNavbar(navbar, view), view)}
      <div id="body-content">
        {part('sidebar', sidebar.render(page.path), view)}
        {sidebar.tree.isLarge && <script>{firstPaintScript('groups')}</script>}
        <script>{firstPaintScript('navigation')}</script>
        <div id="octavo-main">
          <div id="content-container">{renderColumns(view, mode)}</div>
          {hasHeader(mode) && view.pageMenu?.renderList(view)}
          {mode !== 'custom' && part('footer', parts.footer, view)}
        </div>
      </div>
    </body>,
  );
  const document = (
    <html
      {...languageAttributes(navigation)}
      data-octavo-theme={site.theme}
      data-header={headerOf(site.theme) ?? 'bar'}
      data-current-path={currentPath(page)}
      data-page-mode={mode === 'default' ? 'none' : mode}
      {...parts.rootAttributes}
      {...versionAttributes(navigation.version)}
      {...tabAttributes(navigation.tabs.length)}
    >
      <head>
        {renderHead({ ...view, assets: await assetsOf(view) }, parts.head)}
        {/* A browser could paint panels before the script after them has selected the ones that the reader chose. */}
        {hasChoices(view) && <link rel="expect" blocking="render" href="#octavo-chosen" />}
        {view.changes.head(view)}
      </head>
      {html(body)}
    </html>
  );
  return `<!doctype html>${await writeWaiting(document)}\n`;
}

/** The files of the page and of the components in its parts. */
async function assetsOf({ assets, assetsWith, added }: PageView): Promise<PageAssets> {
  if (added.length === 0 || !assetsWith) return assets;
  const all = (kind: 'scripts' | 'styles'): string[] =>
    [...new Set(added.flatMap((elements) => elements[kind]))].sort();
  return assetsWith({ scripts: all('scripts'), styles: all('styles') });
}

/**
 * The content of the page and the column beside it. A script that affects a part is placed directly before or after it,
 * so that it runs in time.
 */
function renderColumns(view: PageView, mode: PageMode): Node {
  const { rendered, pageMenu } = view;
  const menu = pageMenu?.isInToc(view) ? renderPageMenu(view) : undefined;
  const toc = mode === 'default' ? renderToc(rendered.toc, view, menu) : undefined;
  return [
    rendered.islands && <script>{firstPaintScript('early-events')}</script>,
    // Before the content, which then has its width when it is painted first. The row is reversed.
    mode === 'default' && (
      <div id="content-side-layout">
        {rendered.hasBeside && <script>{firstPaintScript('aside')}</script>}
        {toc && <div id="table-of-contents-layout">{view.changes.part('toc', toc, view)}</div>}
      </div>
    ),
    renderMain(view, mode, toc !== undefined),
    hasChoices(view) && (
      <>
        <script>{firstPaintScript('tabs')}</script>
        <template id="octavo-chosen"></template>
      </>
    ),
  ];
}

function hasChoices({ rendered }: PageView): boolean {
  return choiceTags.some((tag) => rendered.elements.includes(tag));
}

/** The layout reserves space for each row of tabs. */
function tabAttributes(rows: number): Record<string, string> {
  if (rows === 0) return {};
  return rows === 1 ? { 'data-tabs': '' } : { 'data-tabs': String(rows), style: `--octavo-scrollers:${rows}` };
}
