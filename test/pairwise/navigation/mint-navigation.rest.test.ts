/** Navigation in mint.json: every pair of its settings. */
import { openSites } from '../open-sites.js';
import type { PairGroup } from '../pair-group.js';
import { testPairs } from '../test-pairs.js';
import { checkNavigation, navigationProperties } from './check-navigation.js';
import { isPossibleInMint, mintFactors, mintPlan } from './mint-navigation.js';

const group: PairGroup<typeof mintFactors> = {
  factors: mintFactors,
  isPossible: isPossibleInMint,
  properties: navigationProperties,
  faults: [],
  site: (combination) => mintPlan(combination).site,
  check: (site, combination) => checkNavigation(mintPlan(combination), site),
};

testPairs('in mint.json', group, openSites({ withoutScripts: true, height: 100 }));
