/** The schemas of the settings, with the keys of all parts. */
import type { ConfigOf } from '../config/docs-config.js';
import type { SettingsPart } from '../config/schema/part.js';
import { createSettings, type SettingsSchemas } from '../config/schema/settings.js';
import { apiFormats } from './api-formats.js';
import { builtins, type FeatureSettings } from './builtins.js';

const formats = await Promise.all(apiFormats.map(({ loadSettings }) => loadSettings()));
const features = await Promise.all(Object.values(builtins).flatMap(({ loadSettings }) => loadSettings?.() ?? []));

export const settingsSchemas = createSettings([...formats, ...features]);

/** The schemas with the keys of plugins. */
export function settingsWith(part: SettingsPart): SettingsSchemas {
  return createSettings([...formats, ...features, part]);
}

/** The contents of docs.json, in either schema: `navigation` is an object, or a list as in mint.json. */
export type DocsConfig = ConfigOf<(typeof formats)[number] | FeatureSettings>;
