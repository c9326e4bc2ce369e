/**
 * Finds a browser for the tests: in `FIREFOX_PATH`, `WEBKIT_PATH` or `CHROME_PATH`, otherwise the packaged Chromium
 * from npm, or an installed one.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { packagedBrowser } from './packaged-browser.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} BrowserName The name of a browser engine in Playwright. */

/**
 * @typedef {object} TestBrowser
 * @property {BrowserName} name
 * @property {string} executablePath The file that starts the browser.
 * @property {string[]} args Arguments for stable runs without a screen.
 * @property {Record<string, string>} env The environment of the tests, with additions for the packaged browser.
 */

/**
 * Environment variables with the path of a browser. The first one that is set is used.
 *
 * @type {Record<string, BrowserName>}
 */
const variables = { FIREFOX_PATH: 'firefox', WEBKIT_PATH: 'webkit', CHROME_PATH: 'chromium' };

const chromiumArgs = [
  // Tests often run as root or in a container, where a sandbox cannot start. They only visit their own pages.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];

const macFiles = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const linuxFiles = ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/usr/lib/chromium/chromium'];
const windowsFiles = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/** The browsers that Octavo supports. */
const { browserslist } = createRequire(import.meta.url)('octavo/package.json');

/** The oldest supported version of Chrome, Chromium and Edge. */
const oldestVersion = Number(browserslist.join().match(/chrome >= (\d+)/)[1]);

/**
 * The engine of the browser that the tests use.
 *
 * @returns {BrowserName}
 */
export function browserName() {
  return variables[namingVariable() ?? ''] ?? 'chromium';
}

/**
 * A browser that starts. Without an environment variable on Linux, the packaged one: its version is the same everywhere, and it is
 * faster than a browser with a user interface.
 *
 * @returns {Promise<TestBrowser>}
 */
export async function findBrowser() {
  const name = browserName();
  const { env, executablePath } = namedBrowser() ?? (await packagedBrowser().catch(installedBrowser));
  const args = name === 'chromium' ? chromiumArgs : [];
  return { name, executablePath, args, env: { ...currentEnvironment(), ...env } };
}

/** The variable that names the browser. */
function namingVariable() {
  return Object.keys(variables).find((variable) => process.env[variable]);
}

/** @returns {Record<string, string>} */
function currentEnvironment() {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function namedBrowser() {
  const variable = namingVariable();
  const executablePath = variable && process.env[variable];
  if (executablePath && !existsSync(executablePath)) {
    throw new Error(`${variable} is "${executablePath}", but there is no such file. Correct or unset it.`);
  }
  return executablePath ? { executablePath, env: {} } : undefined;
}

/**
 * The first installed browser that starts and is not too old.
 *
 * @param {unknown} reason Thrown if there is none: why the packaged browser cannot be used.
 */
export function installedBrowser(reason) {
  const executablePath = browserCandidates().find(isUsable);
  if (!executablePath) throw reason;
  return { executablePath, env: {} };
}

/**
 * Paths of possible browsers on this system, the most common one first.
 *
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function browserCandidates(platform = process.platform, env = process.env) {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return windowsFiles.flatMap((file) => folders.map((folder) => `${folder}\\${file}`));
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => commands.map((name) => join(folder, name)));
  const userFiles = macFiles.map((file) => `${env.HOME ?? ''}${file}`);
  return [...onPath, ...(platform === 'darwin' ? [...macFiles, ...userFiles] : linuxFiles)];
}

/**
 * Whether the file is a browser that starts. Ubuntu's `chromium-browser` may only print a message about a snap, and a
 * snap cannot read temporary profile folders.
 *
 * @param {string} file
 */
function isUsable(file) {
  if (!existsSync(file) || realpathSync(file).includes('/snap')) return false;
  // On Windows, `--version` opens a window.
  if (process.platform === 'win32') return true;
  try {
    const version = execFileSync(file, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 20_000 });
    return Number(/ (\d+)\./.exec(version)?.[1]) >= oldestVersion;
  } catch {
    return false;
  }
}
