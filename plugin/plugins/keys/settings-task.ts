/** The settings with the changes of the hook `config`, and the values of the keys that plugins add to them. */
import { isRecord } from '../../core/text/is-record.js';
import { ownValue } from '../../core/text/own-value.js';
import { frozen } from '../frozen.js';
import type { Plugin } from '../plugin.js';
import type { Registry } from '../registry.js';
import type { StandardSchema } from '../standard-schema.js';
import type { Json, Settings } from '../views.js';
import { checkValue, type KeyOwners, type ValueFault } from './check-values.js';

/** The settings before they are validated. */
export interface SettingsInput {
  settings: Settings;
  owners: KeyOwners;
}

export interface SettingsOfPlugins {
  /** The keys that plugins have changed. */
  changes: readonly { key: string; value: Json; plugin: string }[];
  /** By the name of the plugin. */
  values: Readonly<Record<string, object>>;
  faults: readonly ValueFault[];
}

type Values = Readonly<Record<string, Json | undefined>>;

/** Each plugin gets the settings with the changes of those before it. A plugin whose hook fails changes nothing. */
export async function settingsOfPlugins(
  { settings, owners }: SettingsInput,
  registry: Registry,
): Promise<SettingsOfPlugins> {
  const changed = new Map<string, { key: string; value: Json; plugin: string }>();
  let current = frozen({ ...settings });
  for (const plugin of registry.having('config')) {
    const { values } = await valuesOf(plugin, current, owners, registry);
    registry.settings = { ...registry.settings, [plugin.name]: values };
    const hook = async (): Promise<Record<string, Json>> =>
      readChange(await plugin.config(current, registry.toolsOf(plugin)), plugin, registry);
    const change = (await registry.attempt(plugin, 'config', hook)) ?? {};
    for (const [key, value] of Object.entries(change)) changed.set(key, { key, value, plugin: plugin.name });
    current = frozen(Object.fromEntries([...Object.entries(current), ...Object.entries(change)]));
  }
  const all: [string, Values][] = [];
  const faults: ValueFault[] = [];
  for (const plugin of registry.plugins) {
    const own = await valuesOf(plugin, current, owners, registry);
    all.push([plugin.name, own.values]);
    faults.push(...own.faults);
  }
  const values = Object.fromEntries(all.filter(([, own]) => Object.keys(own).length > 0));
  return { changes: [...changed.values()], values, faults };
}

/** The values of the keys of a plugin, without those that are missing. */
async function valuesOf(
  plugin: Plugin,
  settings: Settings,
  owners: KeyOwners,
  registry: Registry,
): Promise<{ values: Values; faults: readonly ValueFault[] }> {
  const entries: [string, Json | undefined][] = [];
  const faults: ValueFault[] = [];
  for (const [key, schema] of Object.entries<StandardSchema>(plugin.settings ?? {})) {
    if (ownValue(owners, key) !== plugin.name) continue;
    const hook = (): ReturnType<typeof checkValue> => checkValue(schema, ownValue(settings, key), plugin.name, key);
    const checked = await registry.attempt(plugin, 'settings', hook);
    if (checked?.value !== undefined) entries.push([key, checked.value]);
    faults.push(...(checked?.faults ?? []));
  }
  return { values: frozen(Object.fromEntries(entries)), faults };
}

function readChange(result: unknown, plugin: Plugin, registry: Registry): Record<string, Json> {
  if (result === undefined || result === null) return {};
  const change = registry.data(plugin, 'config', result, 'the settings');
  if (!isRecord(change)) throw registry.wrong(plugin, 'config', result, 'an object with settings');
  return change as Record<string, Json>;
}
