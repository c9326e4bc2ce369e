/**
 * `node scripts/test.mjs` runs the unit tests, the tests of `test/promises`, and the element tests in a browser; with `all`, it
 * runs all but `*.rest.test.ts`, and with `rest`, all others. Needs `npm run build:all`. Prints at the end: skipped tests with
 * reasons, failed tests, and `N passed, N failed, N skipped`.
 */
import { startTestRunner } from '@web/test-runner';
import { startVitest } from 'vitest/node';
import { findBrowser } from '../test/browser/find-browser.mjs';

/** @typedef {{ passed: number, failed: string[], skipped: string[] }} Counts */

/** The size of the run. */
const size = process.argv[2] ?? 'usual';
const sizes = { usual: ['unit', 'promises'], rest: ['site', 'package'], all: ['sources', 'package'] };
const projects = sizes[size];
if (!projects) {
  console.error(`"${size}" is not a size of the test run. Sizes: ${Object.keys(sizes).join(', ')}.`);
  process.exit(1);
}

// Read by vitest.config.ts.
process.env.OCTAVO_TESTS = size;

/** Interval for a line of progress, in milliseconds. */
const progressInterval = 10_000;

/** Prints the number of finished tests and the running files at an interval, because some files take minutes on a slow machine. */
function progress() {
  const running = new Set();
  const start = Date.now();
  let passed = 0;
  let failed = 0;
  const print = () => {
    const files = [...running].map(({ relativeModuleId }) => relativeModuleId).join(', ');
    console.log(
      ` … ${passed} passed, ${failed} failed after ${Math.round((Date.now() - start) / 1000)} s. Running: ${files}`,
    );
  };
  const timer = setInterval(print, progressInterval);
  return {
    onTestModuleStart: (module) => void running.add(module),
    onTestModuleEnd: (module) => void running.delete(module),
    onTestCaseResult(test) {
      if (test.result().state === 'passed') passed++;
      if (test.result().state === 'failed') failed++;
    },
    onTestRunEnd: () => clearInterval(timer),
  };
}

/** Runs projects from vitest.config.ts. `close` removes the temporary folder, which other tests can have in their environment. */
async function vitest(...names) {
  const reporters = [['default', { summary: false }], progress()];
  const runner = await startVitest('test', [], { project: names, watch: false, reporters });
  const modules = runner.state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const named = (state) => tests.filter((test) => test.result().state === state).map((test) => [test, nameOf(test)]);
  const errors = [...modules.flatMap((module) => suiteErrors(module)), ...runner.state.getUnhandledErrors()];
  return {
    passed: named('passed').length,
    failed: [...named('failed').map(([, name]) => name), ...errors.map((error) => error.title ?? firstLine(error))],
    skipped: named('skipped').map(([test, name]) => [name, test.result().note].filter(Boolean).join(': ')),
    close: () => runner.close(),
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

function list(title, lines) {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

// Fails early if there is no browser, and unpacks the packaged one before parallel tests need it.
await findBrowser();

// Together, because each of them also waits for browsers and other processes.
const parts = await Promise.all([vitest(...projects), ...(size === 'rest' ? [] : [elements()])]);
await parts[0].close();
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.flatMap((part) => part.failed);
const skipped = parts.flatMap((part) => part.skipped);
list('Skipped', skipped);
list('Failed', failed);
if (size === 'usual')
  console.log('\n`npm run test:all` also runs the other whole-site tests and the tests of the packed package.');
const counts = [
  `${passed} passed`,
  `${failed.length} failed`,
  ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
];
console.log(`\n${counts.join(', ')}`);
process.exit(failed.length === 0 && passed > 0 ? 0 : 1);
