/** The preview images of pages. */
import { dirname, join } from 'node:path';
import { cacheFolder } from '../../core/cache/cache-folder.js';
import { contentKey } from '../../core/cache/content-key.js';
import { sharedPromise } from '../../core/cache/cached-promise.js';
import { drawPreview, previewSchemes, previewSize, type PreviewNode } from './draw-preview.js';
import { charactersOf, previewFonts, type PreviewFont } from './preview-fonts.js';
import { isVisible, logoData, readLogo, type PreviewLogo } from './preview-logo.js';
import { drawableText } from './preview-text.js';
import { readFileIn } from '../../reader/read-file.js';
import { findRenderer, scriptFamilies } from './load-previews.js';
import type { LoadedPage } from '../../load/load-page.js';
import type { Output } from '../../outputs/output.js';
import { previewFolder, previewPath } from './preview-path.js';
import { previewsOf } from './preview-style.js';
import type { Site } from '../../core/model/types.js';

/** The part of the package `@takumi-rs/core` that is used. The package is optional. */
interface Renderer {
  registerFont(font: PreviewFont): Promise<unknown>;
  render(node: PreviewNode, options: object): Promise<Uint8Array>;
}

export const previewsOutput: Output = {
  name: 'previews',
  owns: (path) => path.startsWith(previewFolder),
  async *files({ loaded: { site, pages } }) {
    const drawn = new Map<string, LoadedPage>();
    for (const page of pages) {
      const path = page.meta['og:image'] === undefined ? previewPath(site, page) : undefined;
      if (path !== undefined) drawn.set(path, page);
    }
    if (drawn.size === 0) return;
    const key = await filesKey(site);
    const renderer = sharedPromise(() => openRenderer(site, [...drawn.values()]));
    for (const [path, page] of drawn) yield { path, key, content: async () => (await renderer())(page) };
  },
};

/** The files on the images. The path of an image contains a hash of everything else. */
async function filesKey(site: Site): Promise<string> {
  const files = [backgroundData(site), await logoData(site, previewsOf(site).style?.mode ?? 'light')];
  return contentKey(...files.map((data) => data?.toString('base64')));
}

function backgroundData(site: Site): Buffer | undefined {
  const background = previewsOf(site).style?.background;
  const content = background === undefined ? '' : readFileIn(site.root, join(site.root, background));
  return typeof content === 'string' ? undefined : content;
}

async function openRenderer(
  site: Site,
  pages: readonly LoadedPage[],
): Promise<(page: LoadedPage) => Promise<Uint8Array>> {
  const { Renderer: Takumi } = (await import(findRenderer(site.root)!)) as { Renderer: new () => Renderer };
  const renderer = new Takumi();
  const text = site.name + pages.map(({ meta }) => `${meta.title} ${meta.description ?? ''}`).join(' ');
  const fonts = await previewFonts(site, text, join(dirname(cacheFolder(site.root)), 'fonts'));
  for (const font of fonts) await renderer.registerFont(font);
  const families = [...new Set(fonts.map(({ name }) => name))];
  const canDraw = charactersOf(fonts);
  const { mode } = previewsOf(site).style!;
  const data = backgroundData(site);
  const logo = await drawableLogo(site, renderer);
  const images = [...(data ? [{ src: 'background', data }] : []), ...(logo ? [{ src: 'logo', data: logo.data }] : [])];
  return ({ meta: { title, description = '' } }) => {
    const [drawnSite, drawnTitle, drawnDescription] = [site.name, title, description].map((each) =>
      drawableText(each, canDraw),
    ) as [string, string, string];
    const words = { site: drawnSite, title: drawnTitle, description: drawnDescription };
    const node = drawPreview(words, { colors: site.colors, mode, hasImage: data !== undefined, logo });
    const fontFamilies = familiesFor(`${title} ${description}`, families);
    return renderer.render(node, { ...previewSize, format: 'png', fontFamilies, images });
  };
}

/** The logo, if the renderer can draw it and it can be seen; otherwise the images have the name of the site. */
async function drawableLogo(site: Site, renderer: Renderer): Promise<PreviewLogo | undefined> {
  const { mode } = previewsOf(site).style!;
  const content = await logoData(site, mode);
  const logo = content && readLogo(content);
  if (!logo) return undefined;
  const { width, height, data } = logo;
  const { background } = previewSchemes[mode];
  const node: PreviewNode = {
    type: 'container',
    style: { display: 'flex', width: '100%', height: '100%', backgroundColor: background },
    children: [{ type: 'image', src: 'logo', style: { width, height } }],
  };
  try {
    const pixels = await renderer.render(node, { width, height, format: 'raw', images: [{ src: 'logo', data }] });
    return isVisible(pixels, background) ? logo : undefined;
  } catch {
    return undefined;
  }
}

/** Chinese characters look different in Japanese: the font of the script that the text uses comes first. */
function familiesFor(text: string, families: readonly string[]): string[] {
  const wanted = scriptFamilies(text);
  const [main, ...others] = families;
  return [...new Set([...(main ? [main] : []), ...wanted.filter((family) => families.includes(family)), ...others])];
}
