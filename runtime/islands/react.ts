/** What `react` and `react-dom` are in live components: Preact's compat layer, with ids that agree with those of the build. */
import compat from 'preact/compat';
import { useContext, useState } from 'preact/hooks';
import { IslandContext } from './island-context.js';

// @ts-expect-error Its types are written as for CommonJS.
export * from 'preact/compat';
export { createRoot, hydrateRoot } from 'preact/compat/client';

/** An id that is the same at build and in the browser, and of this call alone. */
export function useId(): string {
  const island = useContext(IslandContext);
  return useState(() => `${island.prefix}${++island.ids}`)[0];
}

export default /* @__PURE__ */ Object.assign({}, compat, { useId });
