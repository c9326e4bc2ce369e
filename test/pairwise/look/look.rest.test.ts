/** Themes, backgrounds, colors and modes: every pair of their settings. */
import { openSites } from '../open-sites.js';
import type { PairGroup } from '../pair-group.js';
import { testPairs } from '../test-pairs.js';
import { checkLook, lookProperties } from './check-look.js';
import { lookFactors, lookSite } from './look-site.js';

const group: PairGroup<typeof lookFactors> = {
  factors: lookFactors,
  properties: lookProperties,
  faults: [],
  site: lookSite,
  check: checkLook,
};

testPairs('for a new reader', group, openSites({ withoutScripts: true }));
