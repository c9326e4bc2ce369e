import type { BuiltinHooks } from '../../plugins/builtin.js';

/** Files for language models. */
export const agentsFeature: BuiltinHooks = {
  name: 'agents',
  async siteOutputs() {
    const { fullTextOutput, indexOutput, skillsOutput } = await import('./agents-outputs.js');
    return [indexOutput, skillsOutput, fullTextOutput];
  },
};
