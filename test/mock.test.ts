/** Requests of playgrounds at a mock server that validates them; `npm run test:mock` does the same with public APIs. */
import { expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { checkSpecification } from './mock/check-specification.js';
import { gardenSpecification } from './mock/garden-specification.js';
import { startValidatingServer } from './mock/validating-server.js';

test('the server accepts every request, and the samples send the same bytes', async () => {
  const result = await checkSpecification({
    browser: await openBrowser(),
    specification: gardenSpecification,
    startServer: startValidatingServer,
  });
  expect(result).toEqual({ operations: 10, accepted: 10, samples: 30, equal: 30, explained: [], failures: [] });
});
