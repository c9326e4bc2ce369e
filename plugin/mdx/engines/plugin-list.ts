/** A plugin of unified. Any options and trees are taken, so that plugins with types of their own fit. */
type UnifiedPlugin = (this: any, ...options: any[]) => unknown;

/** Plugins of remark or rehype, each alone or with its options: `[remarkMath, [remarkToc, { maxDepth: 3 }]]`. */
export type PluginList = readonly (UnifiedPlugin | readonly [plugin: UnifiedPlugin, ...options: unknown[]])[];
