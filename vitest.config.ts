import { availableParallelism } from 'node:os';
import { defaultExclude, defineConfig } from 'vitest/config';

const tests = [
  'plugin/**/*.test.ts',
  'runtime/**/*.test.ts',
  'playground/**/*.test.ts',
  'elements/**/*.page.test.ts',
  'test/**/*.test.ts',
];
const siteTests = 'test/**/*.test.ts';
const corpusTests = '**/{,*.}corpus.test.ts';
const packageTests = 'test/package/**/*.test.ts';
const globalSetup = 'test/temporary-root.ts';

/**
 * `unit` runs on the sources. All others need `npm run build`: `site` builds small sites with `dist/`,
 * `corpus` builds many sites, also large ones from a folder next to the checkout, and `package` packs `dist/` and installs the tarball.
 */
export default defineConfig({
  test: {
    // Use all processors. By default, Vitest leaves one free.
    maxWorkers: availableParallelism(),
    slowTestThreshold: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: tests,
          exclude: [...defaultExclude, siteTests, corpusTests],
          globalSetup,
          // Test files share modules, which would be loaded again for each of them.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          include: [siteTests],
          exclude: [...defaultExclude, corpusTests, packageTests],
          globalSetup,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // The default of one second is too short on a busy machine.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'package',
          include: [packageTests],
          globalSetup: [globalSetup, 'test/package/install.ts'],
          setupFiles: 'test/package/await-install.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: { name: 'corpus', include: [corpusTests], globalSetup, testTimeout: 600_000, hookTimeout: 600_000 },
      },
    ],
  },
});
