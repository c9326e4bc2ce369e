/** Runs before each test file: sets the limits for the current load of the machine. */
import { vi } from 'vitest';
import { limits } from './time-limits.mjs';

vi.setConfig({
  testTimeout: limits.test(),
  hookTimeout: limits.hook(),
  expect: { poll: { timeout: limits.wait() } },
});
