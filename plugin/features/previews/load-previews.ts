/** Finds out whether preview images can be drawn: with the optional package `@takumi-rs/core`, and fonts for the titles. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileStart, type Report } from '../../core/errors/errors.js';
import { findFontPackage } from '../../fonts/font-package.js';
import { isExternal } from '../../addresses/addresses.js';
import type { PageEntry, Site } from '../../core/model/types.js';
import { previewsOf, type PreviewSettings, type PreviewStyle } from './preview-style.js';

const packageName = '@takumi-rs/core';

/** Scripts with a font of their own name. */
const otherScripts =
  'Armenian Bengali Ethiopic Georgian Gujarati Gurmukhi Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu'.split(
    ' ',
  );

/** The families for text that Latin fonts lack. The first that matches a title is used for its Chinese characters. */
const scriptFonts: readonly [RegExp, string][] = [
  [/[\u3040-\u30ff]/u, 'Noto Sans JP'],
  [/\p{Script=Hangul}/u, 'Noto Sans KR'],
  [/\p{Script=Han}/u, 'Noto Sans SC'],
  [/\p{Script=Arabic}/u, 'Noto Sans Arabic'],
  [/\p{Script=Hebrew}/u, 'Noto Sans Hebrew'],
  [/\p{Script=Thai}/u, 'Noto Sans Thai'],
  [/\p{Script=Devanagari}/u, 'Noto Sans Devanagari'],
  ...otherScripts.map((script): [RegExp, string] => [new RegExp(`\\p{Script=${script}}`, 'u'), `Noto Sans ${script}`]),
  // The font of the settings may be only for Latin letters.
  [/[\p{Script=Cyrillic}\p{Script=Greek}]/u, 'Inter'],
];

/** The folder of the renderer in the project of the docs; `undefined` if it is not installed. */
export function findRenderer(root: string): string | undefined {
  try {
    return pathToFileURL(createRequire(join(root, 'docs.json')).resolve(packageName)).href;
  } catch {
    return undefined;
  }
}

/** The settings, with the style of preview images if they can be drawn. */
export async function withPreviews(
  site: Site,
  pages: readonly PageEntry[],
  cacheDir: string,
  report: Report,
): Promise<PreviewSettings> {
  const previews = previewsOf(site);
  const { appearance, family } = previews;
  if (findRenderer(site.root) === undefined) {
    if (appearance ?? family) report.warn({ ...fileStart(site.configFile), ...missingRenderer });
    return previews;
  }
  try {
    return { ...previews, style: await styleOf(site, pages, cacheDir) };
  } catch (error) {
    report.warn({ ...fileStart(site.configFile), ...unreachableFont((error as Error).message) });
    return previews;
  }
}

/** Throws if a font cannot be fetched. */
async function styleOf(site: Site, pages: readonly PageEntry[], cacheDir: string): Promise<PreviewStyle> {
  const { appearance, background } = previewsOf(site);
  const isFound = async (name: string): Promise<boolean> =>
    (await findFontPackage(name, site.root, cacheDir)) !== undefined;
  const others = scriptFamilies(pages.map(({ meta }) => `${meta.title} ${meta.description ?? ''}`).join(' '));
  const known = await Promise.all(others.map(isFound));
  return {
    mode: appearance ?? (site.appearance.default === 'dark' ? 'dark' : 'light'),
    families: [await mainFamily(site, isFound), ...others.filter((_, index) => known[index])],
    ...(background && !isExternal(background) && { background }),
  };
}

/** The font of the titles: the font of the settings, if it exists. */
async function mainFamily(site: Site, isFound: (name: string) => Promise<boolean>): Promise<string> {
  const { fonts } = site;
  const font = fonts.heading ?? fonts.body;
  const family = previewsOf(site).family ?? font?.family ?? 'Inter';
  // A font of the author's own files has no package.
  const isOwn = family === font?.family && font.faces !== undefined;
  return isOwn || (await isFound(family)) ? family : 'Inter';
}

/** The families for the scripts in a text. */
export function scriptFamilies(text: string): string[] {
  return scriptFonts.filter(([script]) => script.test(text)).map(([, family]) => family);
}

const missingRenderer = {
  code: 'preview-renderer',
  message: `Preview images with the title of the page need the package ${packageName}, which is not installed.`,
  hint: `Run: npm install --save-dev ${packageName}`,
};

function unreachableFont(reason: string): { code: string; message: string; hint: string } {
  return {
    code: 'preview-font',
    message: `The fonts of the preview images could not be fetched (${reason}); no images are written.`,
    hint: 'Build once with an internet connection, or install the package of the font (@fontsource-variable/…).',
  };
}
