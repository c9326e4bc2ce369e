import type { PluginSummary } from '../../load/plugins-file.js';
import type { Plugin, PluginOutput } from '../plugin.js';

/** The name of an output in its site. */
export function outputName({ name }: Plugin, output: PluginOutput): string {
  return `${name}/${output.name ?? [output.paths].flat()[0]!}`;
}

/** The additions of a plugin that are plain data and that other processes need. */
export function summaryOf(plugin: Plugin): PluginSummary {
  const { name, ...hooks } = plugin;
  const { settings = {}, frontMatter = {}, components = {}, fences = {}, parts = {}, outputs = [], rules = [] } = hooks;
  return {
    name,
    hooks: Object.entries(hooks).flatMap(([hook, value]) => (isUsed(hook, value) ? [hook] : [])),
    settings: Object.keys(settings),
    frontMatter: Object.keys(frontMatter),
    components: Object.keys(components),
    fences: Object.keys(fences).map((language) => language.toLowerCase()),
    parts: Object.entries(parts).flatMap(([part, change]) => (typeof change === 'function' ? [part] : [])),
    outputs: outputs.map((output) => ({
      name: outputName(plugin, output),
      paths: [output.paths].flat(),
      needs: output.needs,
    })),
    rules: rules.map(({ name: rule, level = 'notice' }) => ({ name: rule, level })),
    client: [plugin.client ?? []].flat(),
    search: plugin.search,
    strings: plugin.strings,
    policy: typeof plugin.policy === 'object' ? plugin.policy : undefined,
    watch: [...(plugin.watch ?? [])],
  };
}

/** A policy without hosts is one, too. */
function isUsed(hook: string, value: unknown): boolean {
  return value !== undefined && (hook === 'policy' || typeof value !== 'object' || Object.keys(value!).length > 0);
}
