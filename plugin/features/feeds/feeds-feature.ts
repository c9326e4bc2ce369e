import type { Feature } from '../../plugins/builtin.js';

/** The feeds of changelogs. */
export const feedsFeature: Feature = {
  outputs: async () => [(await import('./feeds-output.js')).feedsOutput],
};
