/** Reads the logo of a site for preview images, if a renderer without a browser can draw it. */
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { decodeAddress } from '../../addresses/encode-address.js';
import { readFileIn } from '../../reader/read-file.js';
import { isExternal } from '../../addresses/addresses.js';
import type { Site } from '../../core/model/types.js';

/** A logo as it is drawn: `width` and `height` in pixels of the preview image. */
export interface PreviewLogo {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Space for the logo on a preview image, in pixels. */
const [maxLogoWidth, maxLogoHeight] = [560, 72];

/** Larger files take too long to draw, in bytes. */
const maxBytes = { svg: 300_000, raster: 3_000_000 };

/** The most pixels of a raster image. A small file can contain many. */
const maxPixels = 16_000_000;

/** The most references in an SVG image. Nested ones multiply. */
const maxReferences = 20;

/** The file of the logo in `mode`, or its data URL; `undefined` if it is missing, remote or too large. */
export async function logoData(
  { logo, root }: Pick<Site, 'logo' | 'root'>,
  mode: 'light' | 'dark',
): Promise<Buffer | undefined> {
  const address = logo?.[mode];
  if (!address || isExternal(address)) return undefined;
  if (/^data:/i.test(address)) {
    const response = await fetch(address).catch(() => undefined);
    return response && Buffer.from(await response.arrayBuffer());
  }
  const file = join(root, decodeAddress(address.replace(/[?#].*$/, '')));
  const content = readFileIn(root, file, maxBytes.raster);
  return typeof content === 'string' ? undefined : content;
}

/** The logo; `undefined` if it is not an image, has too many pixels, or has parts that only browsers draw. */
export function readLogo(data: Buffer): PreviewLogo | undefined {
  try {
    const { type, width, height } = imageSize(data);
    if (type === 'svg' ? !isPlainSvg(data) : width * height > maxPixels) return undefined;
    const scale = Math.min(maxLogoWidth / width, maxLogoHeight / height);
    if (!(scale > 0)) return undefined;
    return { data, width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  } catch {
    return undefined;
  }
}

/** Text needs fonts, other files are not loaded, and entities and references can multiply without end. */
function isPlainSvg(data: Buffer): boolean {
  if (data.length > maxBytes.svg) return false;
  const source = data.toString('utf8').replace(/<!--[\s\S]*?-->/g, '');
  if (/<!ENTITY|<(?:\w+:)?(?:text|foreignObject)[\s>]|<(?:\w+:)?image\b(?![^>]*href\s*=\s*["']data:)/i.test(source))
    return false;
  return (source.match(/<(?:\w+:)?(?:use|pattern|mask|filter|marker)[\s>/]/gi) ?? []).length <= maxReferences;
}

/**
 * Whether enough of `pixels` (red, green, blue and opacity of each) differ from the color `background`: a dark logo on a
 * dark image cannot be seen.
 */
export function isVisible(pixels: Uint8Array, background: string): boolean {
  const ground = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  let visible = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (ground.some((value, channel) => Math.abs(pixels[at + channel]! - value) > minDifference)) visible++;
  return visible / (pixels.length / 4) > minShare;
}

/** Minimum difference of a channel, from 0 to 255, and minimum share of all pixels. */
const [minDifference, minShare] = [64, 0.01];
