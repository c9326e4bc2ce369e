/** Cases of `settings.test.ts` with keys of both schemas, in the schema that it leaves out. */
import { test } from 'vitest';
import { allCases } from './all-cases.js';
import { caseConfig, caseKeys, caseSchemas } from './build-case.js';
import { caseSites } from './case-sites.js';

const sites = caseSites();

const cases = (await allCases()).flatMap((one) =>
  caseSchemas(one)
    .slice(1)
    .map((version) => ({ name: `${version}: ${caseKeys(one).join(', ')}: ${one.shows}`, one, version })),
);

test.each(cases)('$name', async ({ one, version }) => {
  const { config } = caseConfig(one, version);
  await sites.look(one, await sites.build(one, config));
});
