import path from 'node:path';
import type { Report } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';
import { validateSettings } from '../validate-settings.js';
import type { GivenSettings } from '../docs-config.js';
import { warnUnsupportedSettings } from '../messages/unsupported-settings.js';
import type { JsonNode } from './json-tree.js';
import { toSite } from '../normalize/to-site.js';
import { readPageList } from './page-list-navigation.js';
import { readSettings, type ReadSettings } from './read-settings.js';
import { checkRules } from '../rules/check-rules.js';
import type { Settings, SettingsSchemas } from '../schema/settings.js';
import { settingsAddresses } from '../settings-addresses.js';
import { optionReferences, settingsReferences } from '../references.js';
import { settingsValues } from '../walk-settings.js';

export interface SiteReading {
  /** Settings passed from code. Their keys override those of the file. */
  given?: GivenSettings;
  /** Changes the settings before they are validated, and returns their schemas. */
  prepare?(settings: ReadSettings['settings']): Promise<SettingsSchemas>;
  /** Gets the valid settings as they are written. */
  onRead?(settings: Readonly<Record<string, unknown>>): void;
}

/**
 * Reads docs.json or mint.json of the folder `root`, in either schema. Problems are added to `report`. Returns `undefined` if there is
 * nothing to build: no file, invalid JSON, no usable `navigation`.
 */
export async function readSite(
  root: string,
  report: Report,
  base: SettingsSchemas,
  { given, prepare, onRead }: SiteReading = {},
): Promise<Site | undefined> {
  const folder = path.resolve(root);
  const read = await readSettings(folder, report, given);
  if (!read) return undefined;
  const { settings, unresolvedKeys, configFile } = read;
  const schemas = (await prepare?.(settings)) ?? base;
  readPageList(settings, report);
  const schema = schemaOf(settings, schemas);
  const checked = validateSettings(schema, settings, report, unresolvedKeys);
  if (!checked) return undefined;
  warnUnsupportedSettings(schema, checked, report);
  const values = [...settingsValues(schema, settings)];
  checkRules({
    schema,
    formats: schemas.formats,
    settings,
    value: checked.value as unknown as Record<string, unknown>,
    values,
    nodes: checked.nodes,
    isV1: isV1(settings),
    prunedNodes: checked.prunedNodes,
    report,
  });
  onRead?.(checked.value as unknown as Record<string, unknown>);
  const origin = { root: folder, configFile };
  const site = toSite({ ...checked, value: checked.value as Settings }, origin, report, schemas);
  return {
    ...site,
    references: [...settingsReferences(values, checked.value), ...optionReferences(values)],
    addresses: settingsAddresses(values, schemas.formats),
  };
}

/** The schema of a file: `navigation` is a list in mint.json, and an object in docs.json. */
export function schemaOf(settings: JsonNode & { type: 'object' }, { v1, v2 }: SettingsSchemas) {
  return isV1(settings) ? v1 : v2;
}

function isV1(settings: JsonNode & { type: 'object' }): boolean {
  return settings.entries.get('navigation')?.value.type === 'array';
}
