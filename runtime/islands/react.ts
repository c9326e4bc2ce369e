/** `react` and `react-dom` in interactive components: Preact's compat layer, with the same ids as at build time. */
import compat from 'preact/compat';
import { useContext, useState } from 'preact/hooks';
import { IslandContext } from './island-context.js';

// @ts-expect-error Its types are declared for CommonJS.
export * from 'preact/compat';
export { createRoot, hydrateRoot } from 'preact/compat/client';

/** A unique id that is the same at build time and in the browser. */
export function useId(): string {
  const island = useContext(IslandContext);
  return useState(() => `${island.prefix}${++island.ids}`)[0];
}

export default /* @__PURE__ */ Object.assign({}, compat, { useId });
