/**
 * Finds front matter without an effect: keys that are unsupported, of other tools or unknown, related pages that do not exist,
 * and feeds without a URL.
 */
import { effectHint } from '../../config/schema/effect.js';
import { foreignKeys, type ForeignKey } from '../../config/other-tools/foreign-keys.js';
import { position } from '../../config/other-tools/key-effects.js';
import { foreignMeaning, unknownPaths } from '../../config/other-tools/foreign-meaning.js';
import { isMetaTag } from '../../config/schema/front-matter.js';
import type { FrontMatterSchema } from '../../config/schema/settings.js';
import { settingKeys, type SettingKey } from '../../config/setting-keys.js';
import type { Problem } from '../../core/errors/errors.js';
import { nearestPath } from '../../addresses/nearest-path.js';
import { alternatives } from '../../core/text/alternatives.js';
import { SearchBudget } from '../../core/text/search-budget.js';
import { isBelow } from '../../load/navigation/missing-pages.js';
import { isUrl, pagePath } from '../../addresses/page-path.js';
import { relatedEntries } from '../../nav/related-pages.js';
import type { FolderScan } from '../../load/scan/scan-folder.js';
import type { PageEntry, PageMeta } from '../../core/model/types.js';
import { unknownKey } from '../../load/front-matter/check-front-matter.js';
import type { SitePlugins } from '../../load/plugins-file.js';
import { readText } from '../../reader/docs-file.js';
import { frontMatterLocation, frontMatterLocator } from '../../load/front-matter/front-matter-location.js';

/** Keys that other checks report in more detail. */
const elsewhere = new Set(['sdk', 'groups', 'public', 'isPublic']);

/** Returns a warning for each key without an effect, and for each missing page. */
export function checkPageKeys(root: string, scan: CheckedPages, frontMatter: FrontMatterSchema): Problem[] {
  const unsupported = [...settingKeys(frontMatter).values()].filter(
    ({ path, effect }) => effect.status === 'unsupported' && !elsewhere.has(path),
  );
  return [
    ...unsupported.flatMap((key) => keyProblems(root, key, scan.pages)),
    ...otherKeys(root, scan, frontMatter),
    ...missingRelated(root, scan),
  ];
}

type CheckedPages = Pick<FolderScan, 'pages' | 'lostFolders'> & { plugins?: Pick<SitePlugins, 'modules'> };

/** Keys of other tools, and unknown ones. Plugins can read any key, so only those are reported that no plugin names. */
function otherKeys(root: string, { pages, plugins }: CheckedPages, frontMatter: FrontMatterSchema): Problem[] {
  const code = plugins?.modules.map((file) => readText(root, file) ?? '').join('\n');
  const isRead = (key: string): boolean => code !== undefined && code.includes(key.split('.').at(-1)!);
  return pages
    .filter(({ generatedSource }) => generatedSource === undefined)
    .flatMap((page) => {
      const { meta, route } = page;
      const foreign = foreignMeaning(meta, route).unused.filter(
        ({ key }) => !isKnown(key, frontMatter) && !isRead(key),
      );
      const order = unusedOrder(page);
      const locate = frontMatterLocator(root, page);
      const unknown = code === undefined ? Object.keys(meta).flatMap((key) => unknownIn(key, meta, frontMatter)) : [];
      return [
        ...(order !== undefined && !isRead(order)
          ? [{ ...unusedOrderText(order), ...locate(topOf(order), false) }]
          : []),
        ...foreign.map((key) => ({ ...foreignKey(key), ...locate(topOf(key.key), false) })),
        ...unknown.map((key) => ({ ...unknownKeyText(key), ...locate(topOf(key), false) })),
      ];
    });
}

/** The key that sets the position of a page that no entry such as `guides/*` lists. */
function unusedOrder({ meta, isFound }: PageEntry): string | undefined {
  return meta.order === undefined || isFound ? undefined : orderKeys.find((key) => isWritten(key, meta));
}

function isWritten(path: string, meta: PageMeta): boolean {
  const value = path.split('.').reduce<unknown>((around, key) => (around as PageMeta | undefined)?.[key], meta);
  return value !== undefined;
}

/** Keys of other tools first, because they set `order`. */
const orderKeys = [...foreignKeys.flatMap(({ key, effect }) => (effect === position ? [key] : [])), 'order'];

function unusedOrderText(key: string): Pick<Problem, 'code' | 'message' | 'hint'> {
  return {
    code: 'front-matter-unused',
    message: `${key} has no effect, because no entry such as "guides/*" in the navigation lists the page.`,
    hint: 'List the folder of the page with such an entry, or remove it.',
  };
}

/** Whether the schema has the key, or it is the library of an icon. */
function isKnown(key: string, { shape }: FrontMatterSchema): boolean {
  return Object.hasOwn(shape, key) || key === 'iconLibrary';
}

/** The unknown keys in one at the top. A key that looks misspelled is reported when the page is loaded. */
function unknownIn(key: string, meta: PageMeta, frontMatter: FrontMatterSchema): string[] {
  if (isKnown(key, frontMatter) || isMetaTag(key) || unknownKey(key, meta[key], meta, frontMatter)) return [];
  return unknownPaths(key, meta[key]);
}

function topOf(path: string): string {
  return path.split('.')[0]!;
}

const codes = { content: 'content-lost', address: 'front-matter-unsupported' };

function foreignKey({ key, tools, fix, loss, effect }: ForeignKey): Pick<Problem, 'code' | 'message' | 'hint'> {
  const outcome = loss === 'content' ? 'is not shown' : `has no effect${effect ? ' with this value' : ''}`;
  return {
    code: loss ? codes[loss] : 'front-matter-unused',
    message: `${key} ${outcome}; it is a key of ${alternatives(tools)}.`,
    hint: fix,
  };
}

function unknownKeyText(key: string): Pick<Problem, 'code' | 'message' | 'hint'> {
  return {
    code: 'front-matter-unused',
    message: `${key} has no effect: Octavo has no such front matter key, and the site has no plugin that reads it.`,
    hint: 'Remove it.',
  };
}

function keyProblems(root: string, { path, effect }: SettingKey, pages: readonly PageEntry[]): Problem[] {
  return pages
    .filter(({ meta }) => meta[path] !== undefined && meta[path] !== null && meta[path] !== '')
    .map((page) => ({
      code: 'front-matter-unsupported',
      message: `${path} has no effect.`,
      hint: effectHint(effect),
      ...frontMatterLocation(root, page, path, false),
    }));
}

function missingRelated(root: string, { pages, lostFolders = [] }: CheckedPages): Problem[] {
  const paths = new Set(pages.map(({ path }) => path));
  const searches = new SearchBudget();
  return pages.flatMap((page) =>
    relatedEntries(page.meta).flatMap(({ target }): Problem[] => {
      const path = isUrl(target) ? undefined : pagePath(target);
      if (path === undefined || paths.has(path) || isBelow(path, lostFolders)) return [];
      const similar = searches.allows(paths.size) ? nearestPath(path, paths) : undefined;
      return [
        {
          code: 'related-missing',
          message: `related: there is no page ${JSON.stringify(target)}.`,
          hint: similar ? `Did you mean ${JSON.stringify(similar)}?` : 'Correct the path, or remove the entry.',
          ...frontMatterLocation(root, page, 'related', true),
        },
      ];
    }),
  );
}
