/** Objects that are thrown while plugins change a page. */

/** Plugins wait for something. The page is compiled again when `done` resolves. */
export class PendingTree extends Error {
  readonly done: Promise<unknown>;
  constructor(done: Promise<unknown>) {
    super('A plugin is asynchronous.');
    this.done = done;
  }
}

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
