/** Finds a browser for the tests: `CHROME_PATH`, an installed one, else the one that npm brings. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where installers put Chrome and Chromium when they are not on the PATH. */
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
];

/**
 * A browser that can be started, and the arguments that keep it quiet and stable without a screen. `singleProcess`:
 * it holds one context only, so each test file needs a browser of its own.
 *
 * @returns {Promise<{ executablePath: string, args: string[], singleProcess: boolean }>}
 */
export async function findBrowser() {
  const executablePath = namedBrowser() ?? installedBrowser();
  if (executablePath) return { executablePath, args: quiet, singleProcess: false };
  return await packagedBrowser();
}

function namedBrowser() {
  const path = process.env.CHROME_PATH;
  if (path && !existsSync(path)) throw new Error(`CHROME_PATH is "${path}", but there is no such file.`);
  return path;
}

function installedBrowser() {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name + suffix)));
  return [...onPath, ...places].find((path) => existsSync(path));
}

async function packagedBrowser() {
  try {
    // Makes the package unpack the shared libraries that a bare machine lacks.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    return { executablePath, args: [...chromium.args, ...quiet], singleProcess: true };
  } catch (cause) {
    throw new Error(
      'The tests need a browser: install Chrome or Chromium, or set CHROME_PATH to the file that starts it.',
      { cause },
    );
  }
}
