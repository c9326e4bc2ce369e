/** The stylesheet of a site, and the files that its pages load. */
import { handwrittenAddress } from '../../addresses/api-address.js';
import { publicAddress } from '../../addresses/addresses.js';
import { codeThemeCss } from '../../code/themes/theme-pair.js';
import { contentKey } from '../../core/cache/content-key.js';
import { iconCredits } from '../../icons/icon-credits.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { PluginAssets } from '../../load/plugins-file.js';
import { clientScripts, stylesheetPath, type ClientManifest } from '../../outputs/client-files.js';
import type { SharedDocuments } from '../../outputs/output.js';
import { partStyles, siteStyles } from './site-styles.js';
import { classesInScripts, type UtilityClasses } from './utility-classes.js';
import type { AddedAssets, PageAssets } from '../types.js';

/** The name contains a hash of the text, so browsers can keep the file forever. */
export async function createStylesheet(
  loaded: LoadedSite,
  utilities: UtilityClasses,
  { sheets, changesParts }: PluginStyles,
): ReturnType<SharedDocuments['stylesheet']> {
  const { site, base, codeThemes, pages } = loaded;
  const css = siteStyles(site, base, {
    parts: [...new Set([...partStyles(site, pages, changesParts), ...sheets])],
    codeColors: codeThemeCss(codeThemes),
    hasApi: pages.some((page) => page.api ?? handwrittenAddress(page)),
  });
  const text = iconCredits + css + (await utilities(classesInScripts(site.root, loaded.scripts)));
  return { path: `${stylesheetPath}${contentKey(text).slice(0, 8)}.css`, text };
}

/** The parts of plugins in the shell. */
interface PluginStyles {
  /** See `BuiltinHooks.styleSheets`. */
  sheets: readonly string[];
  /** Whether plugins of the author change parts, and so can add any of them. */
  changesParts: boolean;
}

/** Returns a function for the files of a page with these client scripts. Files of features come after them. */
export function pageAssets(
  { base, styles, scripts, plugins }: LoadedSite,
  manifest: ClientManifest,
  stylesheet: SharedDocuments['stylesheet'],
): (scriptNames: readonly string[], added?: AddedAssets) => Promise<PageAssets> {
  const ofPlugins = withBase(plugins?.assets, base);
  return async (scriptNames, added) => {
    const client = clientScripts(manifest, [...new Set(scriptNames)], base);
    return {
      ...client,
      styles: [base + (await stylesheet()).path, ...(added?.styles ?? []), ...ofPlugins.styles],
      scripts: [...client.scripts, ...(added?.scripts ?? []), ...ofPlugins.scripts],
      preload: [...client.preload, ...(added?.preload ?? []), ...ofPlugins.preload],
      userStyles: styles.map((file) => publicAddress(`/${file}`, base)),
      userScripts: scripts.map((file) => publicAddress(`/${file}`, base)),
    };
  };
}

/** The URLs of the files that plugins load. */
function withBase(
  assets: PluginAssets | undefined,
  base: string,
): Record<'scripts' | 'preload' | 'styles', readonly string[]> {
  const { scripts = [], preload = [], styles = [] } = assets ?? {};
  const addresses = (paths: readonly string[]): string[] => paths.map((path) => base + path);
  return { scripts: addresses(scripts), preload: addresses(preload), styles: addresses(styles) };
}
