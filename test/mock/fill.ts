/**
 * Fills the playground of a page as a reader would: from the examples of the specification, otherwise with the smallest
 * valid values.
 */
import type { Page } from 'playwright-core';
import { bodyKind, withValue } from '../../playground/model/body/body-state.js';
import { parameterKey, type FormState } from '../../playground/model/form-state.js';
import { FilledValue } from '../../playground/model/values/full-value.js';
import type { SchemaObject } from '../../playground/model/values/resolve-schema.js';
import { sampleValue } from '../../playground/model/values/sample-value.js';
import type { HttpRequest } from '../../playground/model/request/build-request.js';
import type { OperationModel, Schema } from '../../playground/model/operation.js';

/** The state of the element. */
interface Inside {
  model: OperationModel;
  form: FormState;
}

/** Opens the playground and gives every required field a value. Returns the model of the operation. */
export async function openAndFill(page: Page): Promise<OperationModel> {
  await page.locator('.tryit-button').click();
  const element = page.locator('octavo-playground');
  await page.waitForFunction((host) => (host as unknown as Inside).form, await element.elementHandle());
  const { model, form } = await element.evaluate((host) => {
    const { model, form } = host as unknown as Inside;
    return { model, form };
  });
  await element.evaluate(
    (host, filled) => {
      (host as unknown as Inside).form = filled;
    },
    filledForm(model, form),
  );
  for (const input of await element.locator('input[id^="auth/"]').all()) await input.fill('t0ken');
  const file = { name: 'file.txt', mimeType: 'text/plain', buffer: Buffer.from('file') };
  for (const input of await element.locator('input[type="file"]').all()) await input.setInputFiles(file);
  return model;
}

/** The form with the smallest valid value in each required field that is empty. */
function filledForm({ body, parameters, schemas }: OperationModel, form: FormState): FormState {
  const textOf = (_: string, schema: SchemaObject): unknown => sampleValue(schema as Schema, schemas);
  const samples = new FilledValue({ schemas, fields: 'required', absent: 'readOnly', textOf });
  const values = parameters
    .filter(({ in: location, required }) => required === true || location === 'path')
    .map((each) => [parameterKey(each), samples.fill(each.name, each.schema, form.values[parameterKey(each)])]);
  const content = form.body && body?.contents[form.body.content];
  const isFields = content && form.body!.view === 'form' && bodyKind(content, schemas) !== 'file';
  return {
    ...form,
    values: { ...form.values, ...Object.fromEntries(values) },
    body: isFields ? withValue(form.body!, samples.fill('', content.schema, form.body!.value)) : form.body,
  };
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
