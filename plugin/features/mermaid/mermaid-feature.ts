import type { SharedHooks } from '../../plugins/builtin.js';

/** Draws code fences with the language `mermaid`, with the component of that name. */
export const mermaidFeature: SharedHooks = { name: 'mermaid', fences: { mermaid: 'Mermaid' } };
