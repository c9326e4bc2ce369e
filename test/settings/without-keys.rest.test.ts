/** Builds the site of each case without each of its keys: an assertion of the case must fail, or the key has no effect. */
import { expect, test } from 'vitest';
import { allCases } from './all-cases.js';
import { caseConfig, caseKeys, caseSchemas } from './build-case.js';
import { caseSites } from './case-sites.js';
import { expectUnseen, newErrors } from './expect-unseen.js';
import type { SettingCase } from './setting-case.js';
import type { SiteReader } from './site-reader.js';

const sites = caseSites();

// Both schemas become the same site, so one of them is enough.
const changes = (await allCases()).flatMap((one) =>
  caseKeys(one).map((key) => ({ name: `${key}: ${one.shows}`, one, key })),
);

test.each(changes)('without $name', async ({ one, key }) => {
  const site = await buildWithout(one, key);
  site.patience = 250;
  await expectUnseen(key, () => sites.look(one, site));
});

/** The site without a key, or with another value if the key is required. */
async function buildWithout(one: SettingCase, key: string): Promise<SiteReader> {
  const [version] = caseSchemas(one);
  const { config, uses } = caseConfig(one, version!, key);
  expect(uses, `how often the case's settings have ${key}`).toBeGreaterThan(0);
  const removed = await sites.build(one, config);
  if (removed.report.errors.length === 0) return removed;
  const complete = await sites.build(one, caseConfig(one, version!).config);
  if (newErrors(removed.report, complete.report).length === 0) return removed;
  const replaced = await sites.build(one, caseConfig(one, version!, key, 'replaced').config);
  expect(newErrors(replaced.report, complete.report), `errors with another ${key}`).toEqual([]);
  return replaced;
}
