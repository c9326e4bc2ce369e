import type { BuiltinHooks } from '../../plugins/builtin.js';
import { instructionsOf } from './instructions.js';

/** Files for language models. */
export const agentsFeature: BuiltinHooks = {
  name: 'agents',
  markdownNote: instructionsOf,
  async siteOutputs() {
    const { fullTextOutput, indexOutput, skillsOutput } = await import('./agents-outputs.js');
    return [indexOutput, skillsOutput, fullTextOutput];
  },
};
