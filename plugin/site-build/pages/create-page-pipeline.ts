/** Creates the page pipeline of a site and loads everything it needs. */
import { pageComponents } from '../../../elements/page-components.js';
import { html, type Component, type Html } from '../../../runtime/jsx/node.js';
import { sharedPromise } from '../../core/cache/cached-promise.js';
import { contentKey } from '../../core/cache/content-key.js';
import type { HtmlElement } from '../../core/tree/html-element.js';
import { renderToTree } from '../../core/tree/render-tree.js';
import { iconCredits } from '../../icons/icon-credits.js';
import { createIcons, type Icons } from '../../icons/icons.js';
import { codeThemeCss } from '../../code/themes/theme-pair.js';
import { bindFreeNames } from '../../mdx/compile/bind-free-names.js';
import { createCompiler } from '../../mdx/compiler.js';
import { chooseEngine } from '../../mdx/engines/choose-engine.js';
import { mathCss } from '../../mdx/math.js';
import type { UiStrings } from '../../languages/ui-strings.js';
import { finishPage } from '../../page/finish-page.js';
import { ShadowTemplates } from '../../mdx/render/shadow-template.js';
import { createImageSizes } from '../../mdx/render/image-size.js';
import { addShadowRoots } from '../../page/shadow-roots.js';
import { createFileFinder } from '../../load/scan/published-files.js';
import { referencesInTree } from '../../load/scan/find-references.js';
import { markdownPage } from '../../page/markdown/markdown-page.js';
import type { Feature } from '../../hooks/feature.js';
import { createUtilityClasses, type UtilityClasses } from '../../shell/theme/utility-classes.js';
import { publicAddress } from '../../addresses/addresses.js';
import type { NotFoundInput } from '../../shell/documents/not-found.js';
import { createShell } from '../../shell/create-shell.js';
import { iconImage } from '../../shell/icon-image.js';
import { siteStyles } from '../../shell/theme/site-styles.js';
import type { AddedAssets, PageAssets, ShellTools } from '../../shell/types.js';
import { prerender } from '../../shell/write-html.js';
import { isIndexed } from '../../nav/listed-pages.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { languageAlternates } from '../../nav/language-alternates.js';
import { siteMapCss } from '../../shell/documents/site-map-css.js';
import { siteMapRoute } from '../../nav/site-map-route.js';
import { navigator } from '../../nav/navigator.js';
import { hasPageMenus } from '../../core/model/page-menu.js';
import { apiScripts, createApiStage } from '../../formats/api/api-stage.js';
import { apiFormats } from '../api-formats.js';
import { pageUiStrings } from '../../shell/page-ui-strings.js';
import { readComponentProps } from '../../config/component-props.js';
import { clientScripts, stylesheetPath } from '../../outputs/client-files.js';
import { featuresOf } from '../builtins.js';
import { elementStyles } from '../../shell/theme/element-styles.js';
import { scriptClasses } from '../../shell/theme/script-classes.js';
import type { PipelineOptions, PagePipeline } from './page-pipeline.js';

/** Creates the page pipeline of a site. */
export async function createPagePipeline(options: PipelineOptions): Promise<PagePipeline> {
  const { loaded, plugins } = options;
  const { site, base, codeThemes } = loaded;
  const features = await featuresOf(site);
  const navigationOf = navigator(site, loaded);
  const uiStringsOf = await pageUiStrings(site);
  const labels = (path: string): UiStrings => uiStringsOf(navigationOf(path));
  const icons = createIcons({ library: site.icons.library, root: site.root });
  const imageSize = createImageSizes(site.root);
  const compiler = await createCompiler({
    site,
    scan: loaded,
    codeThemes,
    base,
    icons,
    imageSize,
    parse: { engine: chooseEngine({ ...plugins, engine: options.engine }) },
    props: readComponentProps(),
    labels: byFile(loaded, labels),
  });
  const templates = new ShadowTemplates();
  const utilities = createUtilityClasses(site.colors);
  const shell = createShell({
    ...loaded,
    alternatesOf: indexedTranslations(loaded),
    siteMap: siteMapRoute(loaded.pages),
    uiStringsOf,
    imageSize,
    siteScripts: features.flatMap((feature) => feature.script?.(site) ?? []),
    icon: (icon) => shellIcon(icons.resolve(icon.name, icon), base),
    markdown: (text) => html(compiler.markdown(text)),
    shadowRoots: shellRoots(templates),
  });
  const stylesheet = sharedPromise(() => createStylesheet(loaded, utilities));
  const assets = pageAssets(options, stylesheet);
  const inputOf = async (path: string, inlineCss?: string): Promise<NotFoundInput> => {
    const navigation = navigationOf(path);
    return { navigation, assets: { ...(await assets(shell.scripts(navigation))), inlineCss } };
  };
  return {
    compile: compiler.compile,
    evaluate: (file, exports) => compiler.render(exports['default'] as Component, file),
    api: await createApiStage(loaded, apiFormats, compiler, labels),
    finish: finishStage(loaded, templates, labels, features),
    async document(page, rendered, added) {
      const classes = [...rendered.classes, ...(added?.classes ?? [])];
      const parts = [await utilities(classes), rendered.hasMath ? mathCss : '', added?.css ?? ''];
      const navigation = navigationOf(page.path);
      const scripts = [...shell.scripts(navigation, page), ...apiScripts(site, page)];
      const files = withAdded(await assets([...scripts, ...rendered.elements]), added);
      return shell.document({ page, rendered, navigation, assets: { ...files, inlineCss: parts.join('') } });
    },
    markdown: (entry, page) => markdownPage(entry, page.markdown, site.instructions),
    notFound: async () => shell.notFound(await inputOf('404')),
    siteMap: async () => shell.siteMap(await inputOf('sitemap', siteMapCss), loaded.pages),
    sidebarFragments: () => shell.sidebarFragments(['404', ...loaded.pages.map(({ path }) => path)].map(navigationOf)),
    stylesheet,
    bindNames: (code) => bindFreeNames(code, pageComponents),
  };
}

function shellRoots(templates: ShadowTemplates): ShellTools['shadowRoots'] {
  return (elements, uiStrings) => {
    const tree = renderToTree(elements, undefined);
    addShadowRoots(tree, uiStrings, templates);
    return tree;
  };
}

/** Completes the content of a page, and indexes its text. */
function finishStage(
  loaded: PipelineOptions['loaded'],
  templates: ShadowTemplates,
  labelsOf: (path: string) => UiStrings,
  features: readonly Feature[],
): PagePipeline['finish'] {
  const finder = createFileFinder(loaded);
  return (content, entry, links) => {
    const [index] = features.flatMap((feature) => feature.index?.(entry) ?? []);
    const labels = labelsOf(entry.path);
    const shownTitle = entry.isTitleHidden ? '' : entry.meta.title;
    // Files that are only published if something refers to them.
    const files = finder.isEmpty ? undefined : (page: HtmlElement) => finder.find(referencesInTree(page), entry.file);
    return finishPage(content, shownTitle, links, { labels, templates, index, files });
  };
}

/** The name contains a hash of the text, so browsers can keep the file forever. */
async function createStylesheet(
  loaded: PipelineOptions['loaded'],
  utilities: UtilityClasses,
): Promise<{ path: string; text: string }> {
  const { site, base, codeThemes, pages } = loaded;
  const css = siteStyles(site, base, elementStyles() + codeThemeCss(codeThemes), hasPageMenus(site, pages));
  const text = iconCredits + css + (await utilities(scriptClasses(site, loaded)));
  return { path: `${stylesheetPath}${contentKey(text).slice(0, 8)}.css`, text };
}

/** The files of a page that loads the client scripts with these names. */
function pageAssets(
  { loaded: { base, styles, scripts }, manifest }: PipelineOptions,
  stylesheet: PagePipeline['stylesheet'],
): (scriptNames: readonly string[]) => Promise<PageAssets> {
  return async (scriptNames) => ({
    styles: [base + (await stylesheet()).path],
    ...clientScripts(manifest, [...new Set(scriptNames)], base),
    userStyles: styles.map((file) => publicAddress(`/${file}`, base)),
    userScripts: scripts.map((file) => publicAddress(`/${file}`, base)),
  });
}

/** Turns a lookup by page path into a lookup by file. */
function byFile<T>({ pages }: PipelineOptions['loaded'], ofPath: (path: string) => T): (file: string) => T {
  const paths = new Map(pages.map(({ file, path }) => [file, path]));
  return (file) => ofPath(paths.get(file) ?? '');
}

/** Scripts of features come after those of the elements. */
function withAdded(assets: PageAssets, added: AddedAssets | undefined): PageAssets {
  if (!added) return assets;
  return {
    ...assets,
    styles: [...assets.styles, ...added.styles],
    scripts: [...assets.scripts, ...added.scripts],
    preload: [...assets.preload, ...added.preload],
  };
}

function shellIcon(icon: ReturnType<Icons['resolve']>, base: string): Html | undefined {
  if (!icon) return undefined;
  return 'svg' in icon ? html(icon.svg) : prerender(iconImage(icon.src, base));
}

function indexedTranslations({ site, pages }: LoadedSite): ReturnType<typeof languageAlternates> {
  return languageAlternates(
    site,
    pages.filter((page) => isIndexed(site, page)),
  );
}
