import type { Plugin } from '../../plugins/plugin.js';

/** Draws code fences with the language `mermaid`, with the component of that name. */
export const mermaidFeature = { name: 'mermaid', fences: { mermaid: 'Mermaid' } } satisfies Plugin;
