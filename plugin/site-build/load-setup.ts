import type { PluginSetup } from '../plugins/host/plugin-tasks.js';

/** The setup of a process that loads a site for dev, and builds no pages. */
export const loadSetup = 'load';

/** The start of a setup of `openPluginTasks`. */
export function isPluginSetup(setup: unknown): setup is PluginSetup {
  return typeof setup === 'object' && setup !== null && 'kind' in setup && setup.kind === 'plugins';
}
