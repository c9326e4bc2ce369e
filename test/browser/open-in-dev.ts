/** Starts dev servers, and opens their pages. */
import type { Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { octavo } from '../../plugin/index.js';

/** Opens a page of the docs and waits until it follows edits: Vite's client is connected, and Octavo's has read the page. */
export async function openInDev(page: Page, url: string): Promise<void> {
  const isRead = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
  await Promise.all([isRead, openAppInDev(page, url)]);
}

/** Opens a page of an app and waits until it follows edits. */
export async function openAppInDev(page: Page, url: string): Promise<void> {
  const isConnected = page.waitForEvent('console', (message) => message.text().startsWith('[vite] connected'));
  await Promise.all([isConnected, page.goto(url)]);
}

/** Starts the dev server of the docs in `root`. `docs`: the plugin. */
export async function startDev(root: string, docs = octavo()): Promise<{ server: ViteDevServer; url: string }> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [docs],
  });
  await server.listen();
  return { server, url: server.resolvedUrls!.local[0]! };
}
