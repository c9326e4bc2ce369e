import path from 'node:path';
import type { Report } from '../errors.js';
import type { Site } from '../site/types.js';
import { check } from './check.js';
import { findConfig } from './find-config.js';
import { warnIgnoredSettings } from './ignored-settings.js';
import { problemAt, type JsonNode } from './json-tree.js';
import { parseJson } from './parse-json.js';
import { toSite } from './normalise/to-site.js';
import { resolveRefs } from './resolve-refs.js';
import { checkRules } from './rules/check-rules.js';
import { settingsV1, settingsV2, type Settings } from './schema/settings.js';
import { settingsReferences } from './settings-references.js';
import { settingsPlaces } from './settings-tree.js';

/** What stands in for settings that must be there, so that the other problems are found as well. */
const fallbacks = { name: 'Documentation' };

/**
 * Reads docs.json or mint.json of the folder `root`, in either schema. Problems go to `report`; the answer is
 * `undefined` where there is nothing to build from: no file, no JSON, no usable `navigation`.
 */
export async function readSite(root: string, report: Report): Promise<Site | undefined> {
  const folder = path.resolve(root);
  const source = await findConfig(folder, report);
  const tree = source && parseJson(source, report);
  if (!tree) return undefined;
  const settings = await resolveRefs(tree, { root: folder, chain: [source.file], report });
  if (settings?.type !== 'object') {
    report.error(problemAt({ ...tree.span, length: 1 }, notAnObject));
    return undefined;
  }
  const lost = tree.type === 'object' ? [...tree.entries.keys()].filter((key) => !settings.entries.has(key)) : [];
  const checked = check<typeof settingsV1 | typeof settingsV2>(schemaOf(settings), settings, report, {
    fallbacks,
    lost,
  });
  if (!checked) return undefined;
  warnIgnoredSettings(schemaOf(settings), checked, report);
  const places = [...settingsPlaces(settings)];
  checkRules({
    schema: schemaOf(settings),
    settings,
    value: checked.value as unknown as Record<string, unknown>,
    places,
    isOlder: isOlder(settings),
    damaged: checked.damaged,
    report,
  });
  const origin = { root: folder, configFile: source.file };
  const site = toSite({ ...checked, value: checked.value as Settings }, origin, report);
  return { ...site, references: settingsReferences(places, checked.value, isOlder(settings)) };
}

const notAnObject = {
  code: 'config-type',
  message: 'The settings must be a JSON object.',
  hint: 'Write { "name": "My docs", "navigation": { "pages": ["index"] } }.',
};

/** The schema of a file: the older one has a list for `navigation`, the newer one an object. */
export function schemaOf(settings: JsonNode & { type: 'object' }): typeof settingsV1 | typeof settingsV2 {
  return isOlder(settings) ? settingsV1 : settingsV2;
}

function isOlder(settings: JsonNode & { type: 'object' }): boolean {
  return settings.entries.get('navigation')?.value.type === 'array';
}
