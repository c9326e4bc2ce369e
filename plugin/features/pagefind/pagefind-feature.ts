import type { BuiltinHooks } from '../../plugins/builtin.js';
import { failedPagefind, findPagefind, missingPagefind } from './find-pagefind.js';
import { pagefindPath } from './pagefind-path.js';

/** Search with Pagefind. */
export const pagefindFeature: BuiltinHooks = {
  name: 'pagefind',
  searchEngine: {
    folder: pagefindPath,
    versionOf: (site) => findPagefind(site)?.version,
    files: async (...built) => (await import('./pagefind-files.js')).pagefindFiles(...built),
    failed: failedPagefind,
  },
  // It runs WebAssembly.
  policy: { script: ["'wasm-unsafe-eval'"] },
  check: async ({ loaded }) => missingPagefind(loaded.site),
};
