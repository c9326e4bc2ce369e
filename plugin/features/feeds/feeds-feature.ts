import type { BuiltinHooks } from '../../plugins/builtin.js';

/** The feeds of changelogs. */
export const feedsFeature: BuiltinHooks = {
  name: 'feeds',
  siteOutputs: async () => [(await import('./feeds-output.js')).feedsOutput],
};
