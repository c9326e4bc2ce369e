/** A plugin threw an error. */
export class PluginError extends Error {
  readonly plugin: string;
  /** The docs folder. */
  readonly root: string;
  constructor(plugin: string, root: string, cause: unknown) {
    super(`The plugin ${plugin} failed.`, { cause });
    this.plugin = plugin;
    this.root = root;
  }
}
