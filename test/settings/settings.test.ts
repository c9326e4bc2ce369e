/** Runs all cases: each key must have an effect, and no key may be documented as supported without a case. */
import { expect, test } from 'vitest';
import { allCases } from './all-cases.js';
import { caseConfig, caseKeys, caseSchemas, keysOf } from './build-case.js';
import { caseSites } from './case-sites.js';
import type { SchemaVersion } from './setting-case.js';

const cases = await allCases();
const sites = caseSites();

// That the assertions fail without each key is proven by `without-keys.rest.test.ts`, and the other schema of a case by
// `other-schema.rest.test.ts`.
test.each(cases.map((one) => ({ name: `${caseKeys(one).join(', ')}: ${one.shows}`, one })))(
  '$name',
  async ({ one }) => {
    const [version] = caseSchemas(one);
    await sites.look(one, await sites.build(one, caseConfig(one, version!).config));
  },
);

test.each(['v1', 'v2'] as const)('has a case for exactly the keys of %s with an effect', (version) => {
  const proven = new Set(cases.filter((one) => caseSchemas(one).includes(version)).flatMap(caseKeys));
  const claimed = claimedKeys(version);
  expect(claimed.filter((key) => !proven.has(key))).toEqual([]);
  expect([...proven].filter((key) => !claimed.includes(key))).toEqual([]);
});

test('has few keys without a visible effect', () => {
  const silent = Object.values(keysOf).flatMap((keys) => [...keys.values()].filter(({ effect }) => effect.invisible));
  const paths = new Set(silent.map(({ path }) => path.replace(/^.*\.public$/, 'public')));
  expect(paths).toEqual(
    new Set([
      '$schema',
      'public',
      'api.playground.disableProxy',
      'api.maintainOrder',
      'check',
      'check.rules',
      'check.ignore',
      'check.ignoreLinks',
      'isWhiteLabeled',
    ]),
  );
});

test('has a schema for every case', () => {
  expect(cases.filter((one) => caseSchemas(one).length === 0).map(caseKeys)).toEqual([]);
});

/** Keys that are documented to have an effect. Keys that only contain other keys do not count. */
function claimedKeys(version: SchemaVersion): string[] {
  return [...keysOf[version].values()]
    .filter(({ effect, isContainer }) => effect.status !== 'unsupported' && !effect.invisible && !isContainer)
    .map(({ path }) => path);
}
