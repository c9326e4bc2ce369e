/** Mermaid as scripts/bundle-mermaid.mjs writes it. */
declare module '*/cdn/mermaid.js' {
  import type { Mermaid } from 'mermaid';
  const mermaid: Mermaid;
  export default mermaid;
}
