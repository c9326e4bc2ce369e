/** Requests of playgrounds at a mock server that validates them; `npm run test:mock` does the same with public APIs. */
import { expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { checkSpecification } from './mock/check-specification.js';
import { gardenSpecification } from './mock/garden-specification.js';
import { runnableLanguages, sampleLanguages } from './mock/run-sample.js';
import { startValidatingServer } from './mock/validating-server.js';

test('the server accepts every request, and the samples send the same bytes', async () => {
  const result = await checkSpecification({
    browser: await openBrowser(),
    specification: gardenSpecification,
    startServer: startValidatingServer,
  });
  const samples = 10 * runnableLanguages.length;
  expect(result).toEqual({ operations: 10, accepted: 10, samples, equal: samples, explained: [], failures: [] });
});

test.for(sampleLanguages)('this machine can run samples in %s', (language, { skip }) => {
  if (!runnableLanguages.includes(language)) skip('its program is not installed');
});
