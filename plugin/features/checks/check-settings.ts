/** Finds icons, files, pages and code themes in settings, front matter and style sheets that do not exist, and settings that nothing uses. */
import type { Problem } from '../../core/errors/errors.js';
import { addressFault } from '../../addresses/address-fault.js';
import type { FrontMatterSchema } from '../../config/schema/settings.js';
import { limitedKey } from '../../load/front-matter/limited-key.js';
import { checkPageFiles } from './check-page-files.js';
import { checkPageKeys } from './check-page-keys.js';
import { checkColors } from './check-colors.js';
import { checkCodeSettings } from './check-code-settings.js';
import { createIcons, type Icons } from '../../icons/icons.js';
import type { LocalLink } from '../../mdx/types.js';
import { nearest } from '../../core/text/nearest.js';
import { isEngineName } from '../../config/search-adapter.js';
import { isUrl, linkRoute, pagePath, rootAbsolute } from '../../addresses/page-path.js';
import { isPlain, type Redirect } from '../../nav/redirects.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { FolderScan } from '../../load/scan/scan-folder.js';
import type { PageEntry, SettingsReference, Site } from '../../core/model/types.js';
import { frontMatterLocation } from '../../load/front-matter/front-matter-location.js';
import { LinkCheck } from './check-links.js';
import { checkStyleSheets } from './check-style-sheets.js';
import { unusedSettings } from './unused-settings.js';

/** The docs folder, and the path it is served from. */
type CheckedFolder = FolderScan & Pick<LoadedSite, 'base' | 'pages' | 'apiProblems'>;

/** Returns a warning for each. `redirects`: the valid rules. `isOutput`: see `LinkCheck`. */
export async function checkSettings(
  site: Site,
  scan: CheckedFolder,
  redirects: readonly Redirect[],
  isOutput: (path: string) => boolean,
  frontMatter: FrontMatterSchema,
): Promise<Problem[]> {
  const links = new LinkCheck(site, scan, isOutput);
  const icons = createIcons({ library: site.icons.library, root: site.root });
  return [
    ...links.check([...linksOf(site, scan), ...redirects.flatMap(linkOfRedirect)]),
    ...checkPageFiles(site.root, scan.pages, links),
    ...checkStyleSheets(site.root, scan.assets, scan.base, links),
    ...iconFaults(site, icons),
    ...scan.pages.flatMap((page) => pageIconFault(site.root, page, icons)),
    ...limitedKey(site.root, scan.pages, sdk),
    ...checkPageKeys(site.root, scan, frontMatter),
    ...checkColors(site),
    ...unusedSettings(site, scan),
    ...(await unknownThemes(site)),
    ...(await checkCodeSettings(site)),
  ];
}

/** Its front matter. */
const sdk: Parameters<typeof limitedKey>[2] = {
  key: 'sdk',
  name: '`sdk`',
  isUsed: (value) => value !== undefined && value !== null && value !== '',
  effect: 'which is not supported yet, so the reference is not shown.',
  hint: 'Describe the endpoint in the page, with `api` and <ParamField>. To list all pages, run "octavo check --compat".',
};

function linksOf({ references = [] }: Site, scan: FolderScan): LocalLink[] {
  return references.flatMap(({ kind, value, key, location }): LocalLink[] => {
    if (kind !== 'link' && kind !== 'file' && !isModule(kind, value)) return [];
    if (value.startsWith('#') || (/^(?:tabs|anchors)\[/.test(key) && isFolder(value, scan))) return [];
    return kind === 'link'
      ? [{ kind: 'page', target: linkRoute(value), ...location }]
      : [{ kind: 'asset', target: rootAbsolute(value), ...location }];
  });
}

/** Whether a reference is to a module that searches. */
function isModule(kind: SettingsReference['kind'], value: string): boolean {
  return kind === 'search-adapter' && !isEngineName(value) && !isUrl(value);
}

/** In mint.json, the `url` of a tab is the path prefix of its pages. */
function isFolder(value: string, { pages }: FolderScan): boolean {
  const folder = `${pagePath(value) ?? ''}/`;
  return pages.some(({ path }) => path.startsWith(folder));
}

function linkOfRedirect(redirect: Redirect): LocalLink[] {
  const { destination, destinationLocation: location } = redirect;
  if (
    !location ||
    isUrl(destination) ||
    addressFault(destination.slice(1)) ||
    !isPlain({ ...redirect, source: destination.replace(/[?#].*$/s, '') })
  )
    return [];
  return [{ kind: 'page', target: destination, ...location }];
}

/** Returns a warning for each icon in the settings that no library contains, or only in another style. */
export function iconFaults({ references = [] }: Site, icons: Icons): Problem[] {
  return references.flatMap(({ kind, value, location, type, library }) => {
    const fault = kind === 'icon' ? icons.faultOf(value, { type, library }) : undefined;
    return fault ? [{ ...fault, ...location }] : [];
  });
}

/** The same for the icon in the front matter of a page. */
function pageIconFault(root: string, page: PageEntry, icons: Icons): Problem[] {
  const { icon, iconType, iconLibrary } = page.meta;
  if (typeof icon !== 'string' || icon === '') return [];
  const fault = icons.faultOf(icon, { type: iconType, library: iconLibrary });
  return fault ? [{ ...fault, ...frontMatterLocation(root, page, 'icon', true) }] : [];
}

/** Returns a warning for each code theme that does not exist. */
export async function unknownThemes({ references = [] }: Site): Promise<Problem[]> {
  const named = references.filter(({ kind, value }) => kind === 'code-theme' && value !== 'system' && value !== 'dark');
  if (named.length === 0) return [];
  // Shiki is large, and few sites set a theme.
  const { codeThemeNames } = await import('../../code/themes/theme-pair.js');
  const names = codeThemeNames();
  return named.flatMap(({ key, value, location }: SettingsReference) => {
    if (names.includes(value) || value.endsWith('.json') || value === 'css-variables') return [];
    const near = nearest(value, names);
    const instead = key.endsWith('dark') ? 'dark' : 'light';
    return [
      {
        code: 'code-theme-unknown',
        message: `${key}: unknown code theme "${value}". The default is used.`,
        hint:
          near === undefined
            ? `Use, for example, "${instead === 'dark' ? 'github-dark' : 'github-light'}".`
            : `Did you mean "${near}"?`,
        ...location,
      },
    ];
  });
}
