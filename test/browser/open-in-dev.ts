/** Opens pages of a dev server. */
import type { Page } from 'playwright-core';

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
