/** Fills the playground of a page as a reader would: from the examples of the specification, else with the smallest valid values. */
import type { Page } from 'playwright-core';
import { missingParameters, parameterKey, type FormState } from '../../playground/form/form-state.js';
import { sampleValue } from '../../playground/form/sample-value.js';
import type { HttpRequest } from '../../playground/request/build-request.js';
import type { DocumentedParameter, OperationModel } from '../../playground/request/operation.js';

/** The state of the element. */
interface Inside {
  model: OperationModel;
  form: FormState;
}

/** Opens the playground and gives every required field a value. Returns the model of the operation. */
export async function openAndFill(page: Page): Promise<OperationModel> {
  await page.locator('details.try-it > summary').click();
  const element = page.locator('octavo-playground');
  await page.waitForFunction((host) => (host as unknown as Inside).form, await element.elementHandle());
  const { model, form } = await element.evaluate((host) => {
    const { model, form } = host as unknown as Inside;
    return { model, form };
  });
  for (const parameter of missingParameters(model, form)) {
    const value = sampleValue((parameter as DocumentedParameter).schema, model.schemas);
    await element.evaluate(
      (host, [key, filled]) => {
        const inside = host as unknown as Inside;
        inside.form = { ...inside.form, values: { ...inside.form.values, [key as string]: filled } };
      },
      [parameterKey(parameter), value],
    );
  }
  for (const input of await element.locator('input[id^="auth/"]').all()) await input.fill('t0ken');
  const file = { name: 'file.txt', mimeType: 'text/plain', buffer: Buffer.from('file') };
  for (const input of await element.locator('input[type="file"]').all()) await input.setInputFiles(file);
  return model;
}

/** The request of the form, with credentials; nothing where it has a file. */
export function filledRequest(page: Page): Promise<HttpRequest | undefined> {
  return page.locator('octavo-playground-sample').evaluate((sample) => {
    const { request } = sample as unknown as { request: HttpRequest };
    const hasFile = JSON.stringify(request, (_, value: unknown) => (value instanceof Blob ? '\0file' : value)).includes(
      '0file',
    );
    return hasFile ? undefined : request;
  });
}
