/** Servers and credentials of endpoints: every pair of the settings and the keys of a specification. */
import { openSites } from '../open-sites.js';
import { testPairs } from '../test-pairs.js';
import { endpointGroup } from './check-endpoint.js';
import { openapiFactors } from './api-site.js';

testPairs<typeof openapiFactors>(
  'on a page of a specification',
  { ...endpointGroup, factors: openapiFactors },
  openSites(),
);
