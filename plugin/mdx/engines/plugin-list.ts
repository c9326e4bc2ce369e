/** A unified plugin. The types of options and trees are open, so that plugins with specific types are assignable. */
type UnifiedPlugin = (this: any, ...options: any[]) => unknown;

/** remark or rehype plugins, each alone or with options: `[remarkBreaks, [remarkToc, { maxDepth: 3 }]]`. */
export type PluginList = readonly (UnifiedPlugin | readonly [plugin: UnifiedPlugin, ...options: unknown[]])[];
