/** Servers and credentials of endpoints that a page documents by hand: every pair of the settings. */
import { openSites } from '../open-sites.js';
import { testPairs } from '../test-pairs.js';
import { endpointGroup } from './check-endpoint.js';
import { writtenFactors } from './api-site.js';

testPairs<typeof writtenFactors>(
  'on a page that documents an endpoint by hand',
  { ...endpointGroup, factors: writtenFactors },
  openSites(),
);
