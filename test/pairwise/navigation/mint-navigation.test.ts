/** Navigation in mint.json: every pair of its settings. */
import { openSites } from '../open-sites.js';
import type { KnownFault, PairGroup } from '../pair-group.js';
import { testPairs } from '../test-pairs.js';
import { checkNavigation, navigationProperties } from './check-navigation.js';
import { isPossibleInMint, mintFactors, mintPlan } from './mint-navigation.js';

const versions = ['two', 'two with a default'] as const;
const link = ['link', 'folder and link'] as const;
const topAnchor = ['named', 'with an icon'] as const;

const faults: KnownFault<typeof mintFactors>[] = [
  {
    property: 'anchors',
    subject: 'Community',
    // Below a top anchor: without tabs there is always one, and with tabs only if the settings name it.
    when: [
      { anchors: link, versions, tabs: 'none' },
      { anchors: link, versions, topAnchor },
      { anchors: link, languages: 'two', tabs: 'none' },
      { anchors: link, languages: 'two', topAnchor },
    ],
    reason: 'an anchor that is a link is hidden on pages of all versions or languages',
  },
  {
    property: 'anchors',
    subject: 'the order',
    when: { tabs: ['folder', 'link'], anchors: 'folder and link', topAnchor: 'default' },
    reason: 'in a site with tabs, anchors that are links come before the others',
  },
];

const group: PairGroup<typeof mintFactors> = {
  factors: mintFactors,
  isPossible: isPossibleInMint,
  properties: navigationProperties,
  faults,
  site: (combination) => mintPlan(combination).site,
  check: (site, combination) => checkNavigation(mintPlan(combination), site),
};

testPairs('in mint.json', group, openSites({ withoutScripts: true }));
