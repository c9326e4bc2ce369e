/** Servers and credentials of endpoints: every pair of the settings and the keys of a specification. */
import { openSites } from '../open-sites.js';
import type { PairGroup } from '../pair-group.js';
import { testPairs } from '../test-pairs.js';
import { apiSite, isPossibleApi, openapiFactors, writtenFactors } from './api-site.js';
import { apiProperties, checkEndpoint } from './check-endpoint.js';

const shared = {
  isPossible: isPossibleApi,
  properties: apiProperties,
  site: apiSite,
  check: checkEndpoint,
  faults: [],
};
const written: PairGroup<typeof writtenFactors> = { ...shared, factors: writtenFactors };
const openapi: PairGroup<typeof openapiFactors> = { ...shared, factors: openapiFactors };
const sites = openSites();

testPairs('on a page that documents an endpoint by hand', written, sites);
testPairs('on a page of a specification', openapi, sites);
