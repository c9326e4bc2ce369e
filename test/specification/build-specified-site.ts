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

/** Names of icon styles, each used by an anchor of {@link iconAnchors}. */
export const iconTypes = ['brands', 'duotone', 'light', 'sharp-solid', 'solid', 'thin'];

/** An anchor for each icon style. */
export const iconAnchors: readonly object[] = iconTypes.map((iconType) => ({
  name: iconType,
  icon: iconType === 'brands' ? 'github' : 'book',
  iconType,
  url: `https://${iconType}.example`,
}));
