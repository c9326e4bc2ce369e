/** Finds what a site asks of features that this copy of Octavo does not have. */
import { readSettings } from '../config/read/read-settings.js';
import { entryOf, locationOf } from '../config/read/json-tree.js';
import { fileStart, Report, type Problem } from '../core/errors/errors.js';
import type { LoadedSite } from '../load/loaded-site.js';

/** Settings that have no effect without a feature, by the name of the feature. */
const settings: Readonly<Record<string, readonly string[]>> = {
  analytics: ['integrations', 'analytics'],
  checks: ['check'],
  previews: ['thumbnails'],
  search: ['search'],
};

export async function missingFeatures(loaded: LoadedSite): Promise<Problem[]> {
  const { features, pages } = loaded;
  const { root, configFile } = loaded.site;
  const isMissing = (name: string): boolean => !features.includes(name);
  const problems: Problem[] = [];
  const names = Object.keys(settings).filter(isMissing);
  // The settings are read again only if something is missing.
  const tree = names.length > 0 ? (await readSettings(root, new Report()))?.settings : undefined;
  for (const name of names)
    for (const key of settings[name]!) {
      const entry = entryOf(tree, key);
      if (entry) problems.push({ ...missingFeature(name, key, configFile), ...locationOf(entry.key) });
    }
  if (isMissing('feeds'))
    for (const { file, meta } of pages) if (meta.rss === true) problems.push(missingFeature('feeds', 'rss', file));
  return problems;
}

/** `asked`: what asks for the feature. */
export function missingFeature(name: string, asked: string, file: string): Problem {
  return {
    code: 'feature-missing',
    message: `"${asked}" has no effect, because this copy of Octavo has no feature "${name}".`,
    hint: 'Install the package octavo as it is published.',
    ...fileStart(file),
  };
}
