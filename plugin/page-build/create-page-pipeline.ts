/** Creates the page pipeline of a site and loads everything it needs. */
import { pageComponents } from '../../elements/page-components.js';
import { html, type Component } from '../../runtime/jsx/node.js';
import { sharedPromise } from '../core/cache/cached-promise.js';
import type { HtmlElement } from '../core/tree/html-element.js';
import { createIcons } from '../icons/icons.js';
import { createCompiler } from '../mdx/compiler.js';
import type { PageElements } from '../mdx/types.js';
import type { UiStrings } from '../languages/ui-strings.js';
import { finishPage } from '../page/finish-page.js';
import { ShadowTemplates } from '../mdx/render/shadow-template.js';
import { createImageSizes } from '../mdx/render/image-size.js';
import { treeWithRoots } from '../page/visitors/shadow-roots.js';
import { createFileFinder } from '../load/scan/published-files.js';
import { referencesInTree } from '../load/scan/find-references.js';
import { markdownPage } from '../page/markdown/markdown-page.js';
import { repeatedIds } from '../shell/navigation/repeated-ids.js';
import { kindStyles } from '../shell/theme/element-styles.js';
import { pageStyles } from '../shell/theme/page-styles.js';
import { createUtilityClasses, type UtilityClasses } from '../shell/theme/utility-classes.js';
import type { NotFoundInput } from '../shell/documents/not-found.js';
import { createShell, type Shell } from '../shell/create-shell.js';
import { renderIcon } from '../shell/render-icon.js';
import { createStylesheet, pageAssets } from '../shell/theme/site-assets.js';
import { hasHeader, pageMode } from '../shell/page/main.js';
import { isIndexed } from '../nav/listed-pages.js';
import type { LoadedSite } from '../load/loaded-site.js';
import { languageAlternates } from '../nav/language-alternates.js';
import { siteMapCss } from '../shell/documents/site-map-css.js';
import { siteMapRoute } from '../nav/site-map-route.js';
import { navigator } from '../nav/navigator.js';
import { apiScripts, createApiStage } from '../formats/api/api-stage.js';
import type { ApiFormat } from '../formats/api/api-format.js';
import type { PageAssets, PageInput } from '../shell/types.js';
import { pageUiStrings } from '../shell/page-ui-strings.js';
import { readComponentProps } from '../config/component-props.js';
import type { SharedDocuments } from '../outputs/output.js';
import { componentsOf, formsOf } from '../plugins/hooks/component-hooks.js';
import { pageHooks } from '../plugins/hooks/page-hooks.js';
import { parseOptions } from '../plugins/hooks/compiler-hooks.js';
import { changesOf } from '../plugins/hooks/part-hooks.js';
import type { Registry } from '../plugins/registry.js';
import { shellHooks, shellStyles, stylesOf } from '../plugins/hooks/shell-hooks.js';
import { partMaker } from '../plugins/hooks/write-part.js';
import { SiteViews } from '../plugins/site-views.js';
import type { Site } from '../core/model/types.js';
import type { PipelineOptions, PagePipeline } from './page-pipeline.js';

const noElements: PageElements = { scripts: [], styles: [] };

/**
 * Creates the page pipeline of a site. `plugins`: all plugins of the site. `formats`: all API formats that Octavo reads.
 */
export async function createPagePipeline(
  options: PipelineOptions,
  plugins: Registry,
  formats: readonly ApiFormat[],
): Promise<PagePipeline> {
  const { loaded } = options;
  const { site, base } = loaded;
  const views = new SiteViews(loaded);
  const { components, make } = componentsOf(plugins, pageComponents);
  const navigationOf = navigator(site, loaded);
  const uiStringsOf = await pageUiStrings(site);
  const labels = (path: string): UiStrings => uiStringsOf(navigationOf(path));
  const images = siteImages(site);
  const compiler = await createCompiler({
    ...loaded,
    scan: loaded,
    ...images,
    parse: parseOptions(plugins, site, options.engine),
    plugins,
    components,
    props: readComponentProps(),
    labels: byFile(loaded, labels),
  });
  const templates = new ShadowTemplates();
  const utilities = createUtilityClasses(site);
  const { requestForm, ...parts } = shellHooks(plugins, site);
  const notes = plugins.builtins.flatMap(({ markdownNote }) => markdownNote?.(site) ?? []);
  const shell = createShell({
    ...loaded,
    alternatesOf: indexedTranslations(loaded),
    siteMap: siteMapRoute(loaded.pages),
    repeatedIds: repeatedIds(site, loaded),
    uiStringsOf,
    imageSize: images.imageSize,
    changes: changesOf({ registry: plugins, views, ...partMaker({ components, make }, compiler, templates, plugins) }),
    ...parts,
    icon: (icon) => renderIcon(images.icons.resolve(icon.name, icon), base),
    markdown: (text) => html(compiler.markdown(text)),
    shadowRoots: (elements, uiStrings) => treeWithRoots(elements, uiStrings, templates),
  });
  const stylesheet = sharedPromise(() => createStylesheet(loaded, utilities, shellStyles(plugins, loaded)));
  const assets = pageAssets(loaded, options.manifest, stylesheet);
  const finish = finishStage(loaded, templates, labels, plugins, views);
  return {
    ...compiler,
    evaluate: (file, exports) => compiler.render(exports['default'] as Component, file),
    api: await createApiStage(loaded, formats, compiler, labels, requestForm),
    async finish(content, page, links) {
      const rendered = await finish(content, page, links);
      return shell.withHead?.({ page, rendered, navigation: navigationOf(page.path) }) ?? rendered;
    },
    document: documentStage(site, shell, navigationOf, assets, utilities),
    markdown: (entry, page) => markdownPage(entry, page.markdown, notes),
    ...siteDocuments(loaded, shell, navigationOf, assets),
    stylesheet,
    components,
  };
}

function siteImages({ icons, root }: Site) {
  return { icons: createIcons({ library: icons.library, root }), imageSize: createImageSizes(root) };
}

/** Writes the documents of pages. */
function documentStage(
  site: Site,
  shell: Shell,
  navigationOf: ReturnType<typeof navigator>,
  assets: ReturnType<typeof pageAssets>,
  utilities: UtilityClasses,
): PagePipeline['document'] {
  return async (page, rendered, added) => {
    const navigation = navigationOf(page.path);
    const ofApi = apiScripts(site, page);
    const names = [...shell.scripts(navigation, page), ...ofApi, ...rendered.elements];
    const assetsWith: PageInput['assetsWith'] = async ({ scripts, styles }) => ({
      ...(await assets([...names, ...scripts], added)),
      ...(await pageStyles(utilities, rendered, added, [...ofApi, ...styles])),
    });
    return shell.document({ page, rendered, navigation, assets: await assetsWith(noElements), assetsWith });
  };
}

/** The documents of the whole site. */
function siteDocuments(
  { pages }: LoadedSite,
  shell: Shell,
  navigationOf: ReturnType<typeof navigator>,
  assets: ReturnType<typeof pageAssets>,
): Omit<SharedDocuments, 'stylesheet'> {
  const inputOf = async (path: string, inlineCss?: string): Promise<NotFoundInput> => {
    const navigation = navigationOf(path);
    const assetsWith = async ({ scripts, styles }: PageElements): Promise<PageAssets> => ({
      ...(await assets([...shell.scripts(navigation), ...scripts])),
      inlineCss,
      elementStyles: kindStyles(styles),
    });
    return { navigation, assets: await assetsWith(noElements), assetsWith };
  };
  return {
    notFound: async () => shell.notFound(await inputOf('404')),
    siteMap: async () => shell.siteMap(await inputOf('sitemap', siteMapCss), pages),
    sidebarFragments: async () => shell.sidebarFragments(['404', ...pages.map(({ path }) => path)].map(navigationOf)),
  };
}

/** Completes the content of a page, and indexes its text. */
function finishStage(
  loaded: PipelineOptions['loaded'],
  templates: ShadowTemplates,
  labelsOf: (path: string) => UiStrings,
  plugins: Registry,
  views: SiteViews,
): PagePipeline['finish'] {
  const finder = createFileFinder(loaded);
  const hooksOf = pageHooks(plugins, views);
  const forms = formsOf(plugins);
  const styles = stylesOf(plugins);
  const { updates } = plugins.builtins.find((each) => each.updates) ?? {};
  return async (content, entry, links) => {
    const [index] = plugins.builtins.flatMap((plugin) => plugin.index?.(entry) ?? []);
    const labels = labelsOf(entry.path);
    const shownTitle = entry.isTitleHidden ? '' : entry.meta.title;
    // Files that are only published if something refers to them.
    const files = finder.isEmpty
      ? undefined
      : (page: HtmlElement) => finder.find(referencesInTree(page, finder), entry.file);
    const hasOwnTop = !hasHeader(pageMode(entry.meta));
    const options = { labels, templates, index, updates, forms, styles, files, hasOwnTop, ...hooksOf(entry) };
    const page = await finishPage(content, shownTitle, links, options);
    return entry.meta.deprecated ? { ...page, markdown: withNote(page.markdown, labels.deprecatedPage) } : page;
  };
}

/** The Markdown of a page with a note before it, below a title of its own. */
function withNote(markdown: string, note: string): string {
  return markdown.replace(/^(?:# .+(?:\n+|$))?/, (title) => `${title && `${title.trim()}\n\n`}**${note}**\n\n`);
}

/** Turns a lookup by page path into a lookup by file. */
function byFile<T>({ pages }: PipelineOptions['loaded'], ofPath: (path: string) => T): (file: string) => T {
  const paths = new Map(pages.map(({ file, path }) => [file, path]));
  return (file) => ofPath(paths.get(file) ?? '');
}

function indexedTranslations({ site, pages }: LoadedSite): ReturnType<typeof languageAlternates> {
  return languageAlternates(
    site,
    pages.filter((page) => isIndexed(site, page)),
  );
}
