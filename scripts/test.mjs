/** Runs every kind of test and ends with one line that sums them: `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestRunner } from '@web/test-runner';
import { findBrowser } from '../test/browser/find-browser.mjs';

/** Runs one project of vitest.config.ts and counts. A run that ends without a result counts as one failure. */
function vitest(project) {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-test-'));
  const result = join(folder, 'result.json');
  // Whole sites are built and looked at one after the other: they use all processors themselves.
  const order = project === 'site' ? ['--no-file-parallelism'] : [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${result}`];
  const command = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters, ...order];
  const { status } = spawnSync(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(result, 'utf8'));
    return { passed: numPassedTests, failed: status === 0 ? numFailedTests : Math.max(1, numFailedTests) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the element tests of web-test-runner.config.mjs in a browser and counts. */
async function elements() {
  const runner = await startTestRunner({ argv: [], readCliArgs: false, autoExitProcess: false });
  if (!runner) return { passed: 0, failed: 1 };
  const ok = await new Promise((resolve) => runner.on('stopped', resolve));
  const sessions = [...runner.sessions.all()];
  const tests = sessions.flatMap((session) => (session.testResults ? testsOf(session.testResults) : []));
  const passed = tests.filter((test) => test.passed && !test.skipped).length;
  const failed = tests.filter((test) => !test.passed && !test.skipped).length;
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

function testsOf(suite) {
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}

// Fails early, with what to do, where there is no browser; and unpacks the packaged one before others race for it.
await findBrowser();

const results = [vitest('unit'), await elements(), vitest('site')];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
