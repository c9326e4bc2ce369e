/** Fills the playground of a page as a reader would. */
import type { Page } from 'playwright-core';
import type { HttpRequest } from '../../playground/model/request/build-request.js';
import type { OperationModel } from '../../playground/model/operation.js';

/** Opens the playground, with credentials. `isFilled`: with a click on "Fill with examples". Returns the model of the operation. */
export async function openAndFill(page: Page, isFilled: boolean): Promise<OperationModel> {
  await page.locator('.tryit-button').click();
  const element = page.locator('octavo-playground');
  await element.locator('form').waitFor();
  const fill = element.locator('[part="fill"] button').first();
  if (isFilled && (await fill.count()) > 0) await fill.click();
  for (const input of await element.locator('input[id^="auth/"]').all()) await input.fill('t0ken');
  return element.evaluate((host) => (host as unknown as { model: OperationModel }).model);
}

/** The request of the form, with credentials; nothing if it has a file. */
export function filledRequest(page: Page): Promise<HttpRequest | undefined> {
  return page.locator('octavo-playground-sample').evaluate((sample) => {
    const { request } = sample as unknown as { request: HttpRequest };
    const hasFile = JSON.stringify(request, (_, value: unknown) => (value instanceof Blob ? '\0file' : value)).includes(
      '0file',
    );
    return hasFile ? undefined : request;
  });
}
