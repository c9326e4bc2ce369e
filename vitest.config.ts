import { availableParallelism } from 'node:os';
import { defaultExclude, defineConfig } from 'vitest/config';
import { limits } from './test/time-limits.mjs';

const unitTests = [
  'plugin/**/*.test.ts',
  'runtime/**/*.test.ts',
  'playground/**/*.test.ts',
  'elements/**/*.page.test.ts',
  'scripts/**/*.test.ts',
];
const siteTests = 'test/**/*.test.ts';
const promiseTests = 'test/promises/**/*.test.ts';
const packageTests = 'test/package/**/*.test.ts';
const corpusTests = '**/{,*.}corpus.test.ts';
/** They repeat the proof of others for more pages or settings, so only `.ci/run` takes the time. */
const restTests = '**/*.rest.test.ts';

const shared = {
  globalSetup: ['test/temporary-root.ts'],
  setupFiles: ['test/set-time-limits.ts', 'test/load-elements.ts', 'test/build-in-process.ts'],
  testTimeout: limits.test(),
  hookTimeout: limits.hook(),
  // Test files share modules, which would be loaded again for each of them.
  isolate: false,
};

const unit = {
  test: { ...shared, name: 'unit', include: unitTests, exclude: [...defaultExclude, corpusTests] },
};
const promises = { test: { ...shared, name: 'promises', include: [promiseTests] } };
const site = {
  test: {
    ...shared,
    name: 'site',
    include: [siteTests, corpusTests],
    exclude: [...defaultExclude, promiseTests, packageTests],
  },
};
const packaged = {
  test: {
    ...shared,
    name: 'package',
    include: [packageTests],
    globalSetup: [...shared.globalSetup, 'test/package/install.ts'],
    setupFiles: ['test/set-time-limits.ts', 'test/package/await-install.ts'],
  },
};

/** The tests on the sources in one project, so that each worker loads the modules once. */
const sources = {
  test: {
    ...shared,
    name: 'sources',
    include: [...unitTests, siteTests, corpusTests],
    exclude: [...defaultExclude, packageTests, restTests],
  },
};
/**
 * `unit` runs on the sources. All others need `npm run build`: `promises` proves what the README promises, `site` is
 * everything else that builds or opens sites, and `package` packs `dist/` and installs the tarball.
 */
export default defineConfig({
  test: {
    // Tests often wait for another process, such as a browser.
    maxWorkers: availableParallelism() + 1,
    // The output of tests that pass is noise.
    silent: 'passed-only',
    slowTestThreshold: limits.test(),
    projects: [...(process.env.OCTAVO_TESTS === 'all' ? [sources] : [unit, promises, site]), packaged],
  },
});
