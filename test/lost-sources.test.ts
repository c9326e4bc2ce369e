/** Descriptions of APIs that cannot be read: one error, or the copy of an earlier build with one warning, and no consequences. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../plugin/site-build/build-site.js';
import { openBrowser } from './browser/open-browser.js';
import { openInDev, startDev } from './browser/open-in-dev.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { DevSession } from '../plugin/vite/dev/dev-session.js';
import { octavoIn } from '../plugin/vite/octavo.js';
import { contents, listed, openapiPage, places, site } from './fixtures/described-sites.js';
import { startLocalServer, type LocalServer } from './fixtures/local-server.js';

/** Responses that do not describe an API. */
const faults = ['404', 'circle', 'invalid'] as const;
let fault: (typeof faults)[number] | 'late' | undefined;
/** Sends the answer that is late. */
let sendLate: (() => void) | undefined;
let server: LocalServer;
let origin = '';
beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    const content = contents[request.url!.split('/').at(-1)!];
    if (fault === undefined) response.end(content);
    else if (fault === 'late') sendLate = () => response.end(content);
    else if (fault === 'circle') response.writeHead(302, { location: request.url }).end();
    else response.writeHead(fault === '404' ? 404 : 200).end('{ "openapi": [');
  });
  origin = server.origin;
});
afterAll(() => server.stop());

async function problemsOf(root: string): Promise<{ errors: string[]; warnings: string[] }> {
  const { report } = await buildSite({ root, cacheDir: false });
  return { errors: report.errors.map(({ code }) => code), warnings: report.warnings.map(({ code }) => code) };
}

describe.each(places)('%s', (place, filesAt) => {
  const index = places.findIndex(([name]) => name === place);
  const siteAt = (path: string): string => {
    const files = Object.entries(filesAt(`${origin}/${index}${path}`)).filter(([, content]) => content !== undefined);
    return writeFiles(temporaryFolder(), Object.fromEntries(files));
  };

  test('without a copy, it is the only error', async () => {
    fault = faults[index % faults.length];
    const { errors, warnings } = await problemsOf(siteAt('/cold'));
    expect(warnings).toEqual([]);
    expect(errors).toHaveLength(1);
  });

  test('with a copy, that is used, with a warning', async () => {
    const root = siteAt('/copied');
    fault = undefined;
    expect(await problemsOf(root)).toEqual({ errors: [], warnings: [] });
    fault = faults[index % faults.length];
    expect(await problemsOf(root)).toEqual({ errors: [], warnings: ['openapi-stale'] });
  });
});

test('in dev, the error is on the page that needs it, and only there', async () => {
  fault = '404';
  const api = { openapi: `${origin}/dev/openapi.json` };
  const { server: dev, url } = await startDev(writeFiles(temporaryFolder(), site(listed, { api }, openapiPage)));
  const tab = await (await openBrowser()).newPage();
  await openInDev(tab, `${url}part`);
  await tab.locator('vite-error-overlay .message').getByText('Cannot read the specification').waitFor();
  await openInDev(tab, url);
  expect(await tab.locator('vite-error-overlay').count()).toBe(0);
  await tab.close();
  await dev.close();
});

test('in dev, no page waits for a slow server, and the page that needs its answer follows', async () => {
  fault = 'late';
  sendLate = undefined;
  const api = { openapi: `${origin}/late/openapi.json` };
  const root = writeFiles(temporaryFolder(), site(listed, { api }, openapiPage));
  const { server: dev, url } = await startDev(root, octavoIn(new DevSession(undefined, 1), { root }));
  const tab = await (await openBrowser()).newPage();
  await openInDev(tab, `${url}part`);
  await tab.locator('vite-error-overlay .message').getByText('the server did not answer').waitFor();
  // The first request was given up.
  await expect.poll(() => sendLate).toBeDefined();
  fault = undefined;
  sendLate!();
  await tab.locator('octavo-endpoint').waitFor();
  await tab.locator('vite-error-overlay').waitFor({ state: 'detached' });
  await tab.close();
  await dev.close();
});

test('in dev, no page waits for the server of a font, and the font follows', async () => {
  let isLate = true;
  const waiting: (() => void)[] = [];
  const fonts = await startLocalServer((_, response) => {
    const send = (): void => void response.end('wOF2');
    if (isLate) waiting.push(send);
    else send();
  });
  const settings = { fonts: { family: 'Late', source: `${fonts.origin}/late.woff2` } };
  const root = writeFiles(temporaryFolder(), site({ pages: ['index'] }, settings));
  const session = new DevSession(undefined, 1);
  session.open({ root, base: '/', outDir: `${root}/dist`, sharedOutDir: false, configFile: 'vite.config' });
  const isComplete = new Promise<void>((resolve) => (session.onComplete = resolve));
  const first = await session.state();
  expect(first.problems.warnings.map(({ code }) => code)).toEqual(['font-unreachable']);
  isLate = false;
  for (const send of waiting) send();
  await isComplete;
  const { site: complete, problems } = await session.state();
  expect([complete?.loaded.site.fonts.body?.faces?.length, problems.warnings]).toEqual([1, []]);
  await session.close();
  await fonts.stop();
});
