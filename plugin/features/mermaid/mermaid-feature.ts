import type { BuiltinHooks } from '../../plugins/builtin.js';

/** Draws code fences with the language `mermaid`, with the component of that name. */
export const mermaidFeature: BuiltinHooks = {
  name: 'mermaid',
  fences: { mermaid: (code) => ({ name: 'Mermaid', props: { chart: code } }) },
};
