/** The schemas of the settings, with the keys of all parts. */
import type { ConfigOf } from '../config/docs-config.js';
import { createSettings, type SettingsSchemas } from '../config/schema/settings.js';
import type { PluginSummary } from '../load/plugins-file.js';
import { keysOfPlugins, partOf } from '../plugins/keys/plugin-keys.js';
import { apiFormats } from './api-formats.js';
import { featureSettings } from './builtins.js';

const formats = await Promise.all(apiFormats.map(({ loadSettings }) => loadSettings()));

/** There may be no features. */
type LoadSettings = (typeof featureSettings)[keyof typeof featureSettings] | (() => Promise<never>);
const features = await Promise.all(Object.values<LoadSettings>(featureSettings).map((load) => load()));

export const settingsSchemas = createSettings([...formats, ...features]);

/** The schemas with the keys of plugins. */
export function schemasFor(plugins: readonly PluginSummary[] = []): SettingsSchemas {
  const own = partOf(keysOfPlugins(plugins, settingsSchemas));
  return own ? createSettings([...formats, ...features, own]) : settingsSchemas;
}

/** The contents of docs.json, in either schema: `navigation` is an object, or a list as in mint.json. */
export type DocsConfig = ConfigOf<(typeof formats | typeof features)[number]>;
