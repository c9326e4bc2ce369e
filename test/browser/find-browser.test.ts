/** The browser that the tests use on each system. */
import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { browserCandidates, browserName, findBrowser, installedBrowser } from './find-browser.mjs';

// These tests may themselves run with one of them.
beforeEach(() => ['FIREFOX_PATH', 'WEBKIT_PATH', 'CHROME_PATH'].forEach((variable) => vi.stubEnv(variable, '')));
afterEach(() => vi.unstubAllEnvs());

test('looks for Chrome, then Edge, in the default install folders on Windows', () => {
  const env = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local' };
  expect(browserCandidates('win32', env)).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Users\\me\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Users\\me\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe',
  ]);
});

test.skipIf(process.platform === 'win32')('handles a PATH without a browser', () => {
  const candidates = browserCandidates('darwin', { PATH: '/usr/bin', HOME: '/Users/me' });
  expect(candidates[0]).toBe('/usr/bin/google-chrome');
  expect(candidates).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(candidates).toContain('/Users/me/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge');
  expect(browserCandidates('linux', {})).toContain('/opt/google/chrome/chrome');
});

test.each([
  ['CHROME_PATH', 'chromium'],
  ['FIREFOX_PATH', 'firefox'],
  ['WEBKIT_PATH', 'webkit'],
])('uses the browser in %s as %s, and fails if there is none', async (variable, name) => {
  vi.stubEnv(variable, process.execPath);
  expect(await findBrowser()).toMatchObject({ name, executablePath: process.execPath });
  expect(browserName()).toBe(name);
  vi.stubEnv(variable, '/no/such/browser');
  await expect(findBrowser()).rejects.toThrow(`${variable} is "/no/such/browser", but there is no such file.`);
});

test('prefers Firefox to a Chrome that is always set, without arguments for Chrome', async () => {
  vi.stubEnv('CHROME_PATH', '/no/such/browser');
  vi.stubEnv('FIREFOX_PATH', process.execPath);
  expect(await findBrowser()).toMatchObject({ name: 'firefox', executablePath: process.execPath, args: [] });
});

test('calls browsers without a variable Chromium', () => {
  expect(browserName()).toBe('chromium');
});

test.skipIf(process.platform === 'win32')('skips a browser that does not start or is too old', () => {
  const broken = '#!/bin/sh\necho "Command requires the chromium snap" >&2\nexit 1\n';
  const old = '#!/bin/sh\necho "Google Chrome 90.0.4430.93"\n';
  const good = '#!/bin/sh\necho "Chromium 156.0.8100.10"\n';
  const folder = writeFiles(temporaryFolder(), { 'a/chromium': broken, 'b/google-chrome': old, 'c/chromium': good });
  for (const file of ['a/chromium', 'b/google-chrome', 'c/chromium']) chmodSync(join(folder, file), 0o755);
  const path = ['a', 'b', 'c'].map((name) => join(folder, name));
  vi.stubEnv('PATH', [...path, '/bin'].join(delimiter));
  expect(installedBrowser(new Error('none')).executablePath).toBe(join(folder, 'c/chromium'));
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'prefers the packaged browser to installed ones',
  async () => {
    expect((await findBrowser()).executablePath).toMatch(/octavo-browser-[\d.]+\/chromium$/);
  },
);
