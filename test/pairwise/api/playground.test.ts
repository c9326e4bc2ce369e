/** The shown parts of an endpoint: every pair of the settings and front matter that decide about them. */
import type { Combination } from '../all-pairs.js';
import { openSites, type OpenSite } from '../open-sites.js';
import { difference, noProblems, problemFindings, type Finding } from '../finding.js';
import type { PairGroup } from '../pair-group.js';
import { testPairs } from '../test-pairs.js';
import {
  expectedParts,
  isPossiblePlayground,
  playgroundFactors,
  playgroundRoute,
  playgroundSite,
} from './playground-site.js';

const properties = {
  problems: noProblems,
  endpoint: 'the method and the address are visible unless the page or the settings hide them',
  playground: 'readers can try the endpoint if the page allows it, or else the settings',
  sample: 'the code sample is visible, whatever the playground shows',
};

type Factors = typeof playgroundFactors;

const group: PairGroup<Factors> = {
  factors: playgroundFactors,
  isPossible: isPossiblePlayground,
  properties,
  faults: [],
  site: playgroundSite,
  check,
};

async function check(site: OpenSite, combination: Combination<Factors>): Promise<Finding[]> {
  const route = playgroundRoute(combination);
  const page = await site.open(route);
  const count = (selector: string): Promise<number> => page.locator(selector).filter({ visible: true }).count();
  const { endpoint, playground } = expectedParts(combination);
  const compare = async (property: string, subject: string, isExpected: boolean, selector: string) =>
    difference(property, subject, `${Number(isExpected)} visible`, `${await count(selector)} visible`);
  const findings = [
    ...(await compare('endpoint', 'the address', endpoint, 'octavo-endpoint')),
    ...(await compare('playground', '"Try it"', playground, '.tryit-button')),
    ...(await compare('sample', 'the code', true, 'octavo-request-example')),
  ];
  return [...problemFindings(site), ...findings.map((finding) => ({ ...finding, page: route }))];
}

testPairs('on the page of an endpoint', group, openSites({ withoutScripts: true }));
