import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defaultExclude, defineConfig, type Plugin } from 'vitest/config';
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
/** They repeat the proof of others for more pages, settings or frameworks, so only `.ci/run` takes the time. */
const restTests = '**/*.rest.test.ts';

/** As Vite writes paths. */
const root = `${import.meta.dirname.replaceAll('\\', '/')}/`;
const trees = ['plugin', 'elements', 'runtime', 'playground', 'scripts/reference'].map((name) => `${root}${name}/`);

/**
 * Lets tests import the compiled modules, which Node loads as they are: each worker would transform the sources again, and run
 * them more slowly. Only in runs that have built them before. Tests that replace modules need the sources.
 */
const compiledModules: Plugin = {
  name: 'compiled-modules',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith('.') || !importer || isSource(importer) || replacesModules(importer)) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    if (!found || !isSource(found.id)) return undefined;
    const compiled = `${root}dist/${found.id.slice(root.length).replace(/\.tsx?$/, '.js')}`;
    return existsSync(compiled) ? compiled : undefined;
  },
};

/** Whether a file is part of the product, or writes its reference pages. */
function isSource(file: string): boolean {
  return /(?<!\.test)\.tsx?$/.test(file) && trees.some((tree) => file.startsWith(tree));
}

function replacesModules(file: string): boolean {
  return file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('vi.doMock(');
}

/** Set by `scripts/test.mjs`: the size of the run. */
const size = process.env['OCTAVO_TESTS'];
const plugins = size ? [compiledModules] : [];

const shared = {
  server: { deps: { external: [/\/dist\//] } },
  globalSetup: ['test/temporary-root.ts'],
  setupFiles: ['test/set-time-limits.ts', 'test/load-elements.ts', 'test/build-in-process.ts'],
  testTimeout: limits.test(),
  hookTimeout: limits.hook(),
  // Test files share modules, which would be loaded again for each of them.
  isolate: false,
};

const unit = {
  plugins,
  test: { ...shared, name: 'unit', include: unitTests, exclude: [...defaultExclude, corpusTests] },
};
const promises = { plugins, test: { ...shared, name: 'promises', include: [promiseTests] } };
const site = {
  plugins,
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
    exclude: [...defaultExclude, ...(size === 'all' ? [restTests] : [])],
    globalSetup: [...shared.globalSetup, 'test/package/install.ts'],
    setupFiles: ['test/set-time-limits.ts', 'test/package/await-install.ts'],
  },
};

/** The tests on the sources in one project, so that each worker loads the modules once. */
const sources = {
  plugins,
  test: {
    ...shared,
    name: 'sources',
    include: [...unitTests, siteTests, corpusTests],
    exclude: [...defaultExclude, packageTests, restTests],
  },
};
/**
 * `unit` runs on the sources unless `scripts/test.mjs` runs it. All others need `npm run build:all`: `promises` proves what the
 * README promises, `site` is everything else that builds or opens sites, and `package` packs `dist/` and installs the tarball.
 */
export default defineConfig({
  test: {
    // Tests often wait for another process, such as a browser.
    maxWorkers: availableParallelism() + 1,
    // The output of tests that pass is noise.
    silent: 'passed-only',
    slowTestThreshold: limits.test(),
    projects: [...(size === 'all' ? [sources] : [unit, promises, site]), packaged],
  },
});
