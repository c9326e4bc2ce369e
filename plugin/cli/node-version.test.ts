import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unsupportedNode } from './node-version.js';

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0', '26.10.0'])('runs on Node %s', (version) => {
  expect(unsupportedNode(version)).toBeUndefined();
});

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('explains that Node %s is too old', (version) => {
  expect(unsupportedNode(version)).toBe(
    `octavo: Node ${version} is not supported. Install Node 20.19, 22.12 or later.\n`,
  );
});

test('agrees with package.json', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    engines: { node: string };
  };
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
});
