/** The playground of a page, as a reader uses it. */
import type { Locator, Page } from 'playwright-core';

/** Opens the playground of a page. */
export async function openPanel(page: Page): Promise<Locator> {
  await page.getByText('Try it', { exact: true }).click();
  const playground = page.locator('octavo-playground');
  await playground.getByRole('button', { name: 'Send', exact: true }).waitFor();
  return playground;
}

/** Presses Send and waits for a status. The status of an earlier request stays until this request is sent. */
export async function send(playground: Locator, status: string): Promise<void> {
  const sent = await playground.evaluateHandle((element) => {
    const state = { isSent: false };
    element.addEventListener('octavo-send', () => (state.isSent = true), { once: true });
    return state;
  });
  await playground.getByRole('button', { name: 'Send', exact: true }).click();
  await playground.page().waitForFunction(({ isSent }) => isSent, sent);
  await playground.locator('[part~="code"]', { hasText: status }).waitFor();
}
