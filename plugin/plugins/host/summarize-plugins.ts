import type { PluginSummary } from '../../load/plugins-file.js';
import type { Plugin, PluginOutput } from '../plugin.js';

/** The name of an output in its site. */
export function outputName({ name }: Plugin, output: PluginOutput): string {
  return `${name}/${output.name ?? pathsOf(output)[0]!}`;
}

function pathsOf({ paths }: PluginOutput): string[] {
  return typeof paths === 'string' ? [paths] : [...paths];
}

/** The additions of a plugin that are plain data and that other processes need. */
export function summarizePlugin(plugin: Plugin): PluginSummary {
  const { name, outputs = [], rules = [], client = [], search, strings, components = {}, policy, ...others } = plugin;
  const { fences = {}, parts = {} } = others;
  // A policy without hosts is one, too.
  const given = { ...others, outputs, rules, client, search, strings, components, policy: policy && true };
  return {
    name,
    settings: Object.keys(plugin.settings ?? {}),
    frontMatter: Object.keys(plugin.frontMatter ?? {}),
    hooks: Object.entries(given).flatMap(([hook, value]) => (isUsed(value) ? [hook] : [])),
    components: Object.keys(components),
    fences: Object.keys(fences).map((language) => language.toLowerCase()),
    parts: Object.entries(parts).flatMap(([part, change]) => (typeof change === 'function' ? [part] : [])),
    outputs: outputs.map((output) => ({
      name: outputName(plugin, output),
      paths: pathsOf(output),
      needs: output.needs,
    })),
    rules: rules.map(({ name: rule, level = 'notice' }) => ({ name: rule, level })),
    client: typeof client === 'string' ? [client] : [...client],
    search,
    strings,
  };
}

function isUsed(value: unknown): boolean {
  return value !== undefined && (typeof value !== 'object' || Object.keys(value as object).length > 0);
}
