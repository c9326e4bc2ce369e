/** Builds the site that is written in the words of the format's specification. */
import { join } from 'node:path';
import { expect } from 'vitest';
import { buildSite } from '../../plugin/site-build/build-site.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { specifiedSite } from '../fixtures/specified-site.js';

/** Builds the site with other settings. Returns the output folder. */
export async function buildSpecifiedSite(changes: object = {}): Promise<string> {
  const folder = temporaryFolder();
  const settings = { ...(specifiedSite['docs.json'] as object), ...changes };
  const root = writeFiles(join(folder, 'docs'), { ...specifiedSite, 'docs.json': settings });
  const { report } = await buildSite({ root, outDir: join(folder, 'out'), cacheDir: false });
  expect(report.errors).toEqual([]);
  return join(folder, 'out');
}

/** Each icon style: the icon of an anchor that uses it, and the style in which the free icons draw it. */
const iconStyles = {
  brands: ['github', 'brands'],
  duotone: ['bell', 'solid'],
  light: ['bell', 'regular'],
  'sharp-solid': ['bell', 'solid'],
  solid: ['bell', 'solid'],
  thin: ['bell', 'regular'],
} as const;

/** An anchor for each icon style. */
export const iconAnchors: readonly object[] = Object.entries(iconStyles).map(([iconType, [icon]]) => ({
  name: iconType,
  icon,
  iconType,
  url: `https://${iconType}.example`,
}));

/** The icons of {@link iconAnchors} as they are drawn. */
export const iconDrawings: readonly (readonly [icon: string, style: string])[] = Object.values(iconStyles);
