/**
 * `node scripts/test.mjs` runs all tests except `*.corpus.test.ts`: real sites, sites without each setting, and the other pages
 * of the documentation;
 * `node scripts/test.mjs corpus` runs only those. Both need `npm run build`. Prints at the end: skipped tests with reasons, failed tests, and `N passed, N failed, N skipped`.
 */
import { readdirSync } from 'node:fs';
import { startTestRunner } from '@web/test-runner';
import { startVitest } from 'vitest/node';
import { findBrowser } from '../test/browser/find-browser.mjs';

/** @typedef {{ passed: number, failed: string[], skipped: string[] }} Counts */

/** Runs projects from vitest.config.ts. */
async function vitest(...projects) {
  const options = { project: projects, watch: false, reporters: [['default', { summary: false }]] };
  const runner = await startVitest('test', [], options);
  await runner.close();
  const modules = runner.state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const named = (state) => tests.filter((test) => test.result().state === state).map((test) => [test, nameOf(test)]);
  const errors = [...modules.flatMap((module) => suiteErrors(module)), ...runner.state.getUnhandledErrors()];
  return {
    passed: named('passed').length,
    failed: [...named('failed').map(([, name]) => name), ...errors.map((error) => error.title ?? firstLine(error))],
    skipped: named('skipped').map(([test, name]) => [name, test.result().note].filter(Boolean).join(': ')),
  };
}

/** Files and groups that failed outside of a test, such as in an import or a setup function. */
function suiteErrors(module) {
  const suites = [module, ...module.children.allSuites()];
  return suites.flatMap((suite) =>
    suite.errors().map((error) => ({ title: `${module.relativeModuleId}: ${firstLine(error)}` })),
  );
}

function firstLine(error) {
  return String(error.message ?? error).split('\n')[0];
}

function nameOf(test) {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}

/** Runs the element tests in a browser, with web-test-runner.config.mjs. */
async function elements() {
  const runner = await startTestRunner({ argv: [], readCliArgs: false, autoExitProcess: false });
  if (!runner) return { passed: 0, failed: ['element tests: they could not be started'], skipped: [] };
  const isPassed = await new Promise((resolve) => runner.on('stopped', resolve));
  const sessions = [...runner.sessions.all()];
  const tests = sessions.flatMap(({ testFile, testResults }) => testsOf(testResults, sourceOf(testFile)));
  const failed = tests.filter((test) => !test.passed && !test.skipped).map(({ title }) => title);
  const broken = sessions
    .filter(({ errors }) => errors.length > 0)
    .map(({ testFile, errors: [error] }) => `${sourceOf(testFile)}: ${firstLine(error)}`);
  const all = [...failed, ...broken];
  return {
    passed: tests.filter((test) => test.passed && !test.skipped).length,
    failed: isPassed || all.length > 0 ? all : ['element tests: see above'],
    skipped: tests.filter((test) => test.skipped).map(({ title }) => title),
  };
}

function sourceOf(testFile) {
  return testFile.replace(/^.*[\\/]dist[\\/]/, '').replace(/\.js$/, '.ts');
}

/** The tests of a suite with full titles. */
function testsOf(suite, around) {
  if (!suite) return [];
  const title = suite.name ? `${around} > ${suite.name}` : around;
  const tests = suite.tests.map((test) => ({ ...test, title: `${title} > ${test.name}` }));
  return [...tests, ...suite.suites.flatMap((inner) => testsOf(inner, title))];
}

/** Tests that only `npm run test:corpus` runs. */
function corpusFiles() {
  const files = ['plugin', 'test'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|[\\/.])corpus\.test\.ts$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  return { passed: 0, failed: [], skipped: files.map((file) => `${file}: npm run test:corpus`) };
}

function list(title, lines) {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

const isCorpus = process.argv[2] === 'corpus';
// Fails early if there is no browser, and unpacks the packaged one before parallel tests need it.
await findBrowser();

const parts = isCorpus
  ? [await vitest('corpus')]
  : [await vitest('unit', 'site', 'package'), await elements(), corpusFiles()];
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.flatMap((part) => part.failed);
const skipped = parts.flatMap((part) => part.skipped);
list('Skipped', skipped);
list('Failed', failed);
const counts = [
  `${passed} passed`,
  `${failed.length} failed`,
  ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
];
console.log(`\n${counts.join(', ')}`);
process.exit(failed.length === 0 && (passed > 0 || isCorpus) ? 0 : 1);
