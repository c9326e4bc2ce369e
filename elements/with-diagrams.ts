/**
 * All elements, including the element that loads Mermaid. For built sites and `octavo.js`, which come with its files.
 */
export * from './index.js';
export { Mermaid } from './mermaid/mermaid.js';
