import type { Feature } from '../../plugins/builtin.js';

/** Files for language models. */
export const agentsFeature: Feature = {
  async outputs() {
    const { fullTextOutput, indexOutput, skillsOutput } = await import('./agents-outputs.js');
    return [indexOutput, skillsOutput, fullTextOutput];
  },
};
