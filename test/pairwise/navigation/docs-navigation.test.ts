/** Navigation in docs.json: every pair of its settings. */
import { openSites } from '../open-sites.js';
import type { PairGroup } from '../pair-group.js';
import { testPairs } from '../test-pairs.js';
import { checkNavigation, navigationProperties } from './check-navigation.js';
import { docsFactors, docsPlan } from './docs-navigation.js';

const group: PairGroup<typeof docsFactors> = {
  factors: docsFactors,
  properties: navigationProperties,
  faults: [],
  site: (combination) => docsPlan(combination).site,
  check: (site, combination) => checkNavigation(docsPlan(combination), site),
};

testPairs('in docs.json', group, openSites({ withoutScripts: true, height: 100 }));
