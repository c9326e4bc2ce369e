/** The Mermaid bundle that scripts/bundle-mermaid.mjs writes. */
declare module '*/cdn/mermaid.js' {
  import type { Mermaid } from 'mermaid';
  const mermaid: Mermaid;
  export default mermaid;
}
