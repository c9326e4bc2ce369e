/** Tests of a group: one for each property, and one for each known fault. */
import { beforeAll, describe, expect, test } from 'vitest';
import { allPairs, type Combination, type Factors } from './all-pairs.js';
import { findingText, settingsText, siteText } from './failure-text.js';
import { occurrences, unexplained, type Result, type Unexplained } from './judge-results.js';
import type { OpenSites } from './open-sites.js';
import type { Finding } from './finding.js';
import type { PairGroup } from './pair-group.js';
import { simplestCombination } from './simplest-combination.js';

/** Faults whose settings are reduced in one failure. Each reduction builds several sites. */
const maxReduced = 3;

/**
 * Builds and checks a site for each combination of the group, and tests each property and each known fault. `title` begins
 * the sentences of the properties: `in mint.json`.
 */
export function testPairs<F extends Factors>(title: string, group: PairGroup<F>, sites: OpenSites): void {
  const { properties, faults } = group;
  describe(title, () => {
    const results: Result<F>[] = [];

    beforeAll(async () => {
      const combinations = allPairs(group.factors, group.isPossible);
      let next = sites.build(group.site(combinations[0]!));
      for (const [index, combination] of combinations.entries()) {
        const built = await next;
        const following = combinations[index + 1];
        // The next site is built while the browser shows this one.
        if (following) next = sites.build(group.site(following));
        results.push({ combination, findings: await group.check(sites.show(built), combination) });
      }
    });

    for (const [property, sentence] of Object.entries(properties)) {
      test(sentence, async () => {
        expect(results.length).toBeGreaterThan(1);
        const found = unexplained(property, results, faults).slice(0, maxReduced);
        const texts = new Set<string>();
        for (const each of found) for (const text of await reducedTexts(group, sites, each)) texts.add(text);
        if (texts.size > 0) throw new Error([`This does not hold: ${sentence}`, ...texts].join('\n\n'));
      });
    }

    for (const fault of faults) {
      test(`known fault: ${fault.reason}`, () => {
        const { present, absent } = occurrences(fault, results);
        if (present.length > 0 && absent.length === 0) return;
        const settings = absent.map((combination) => `\n  ${settingsText(group.factors, combination)}`).join('');
        const advice =
          present.length === 0
            ? 'This fault no longer occurs. Remove it from the list of known faults.'
            : 'This fault no longer occurs with some of the settings. Make its "when" narrower.';
        throw new Error(`${advice}\nIt did not occur with:${settings || ' no settings, because none match'}`);
      });
    }
  });
}

/** The finding with the fewest settings that still fail, and how to build that site. */
async function reducedTexts<F extends Factors>(
  group: PairGroup<F>,
  sites: OpenSites,
  { finding, combination, others }: Unexplained<F>,
): Promise<[finding: string, site: string]> {
  /** Looks for a finding about the same subject in the site of another combination. */
  const findAgain = async (simpler: Combination<F>): Promise<Finding | undefined> => {
    if (group.isPossible?.(simpler) === false) return undefined;
    const site = sites.show(await sites.build(group.site(simpler)));
    const result = { combination: simpler, findings: await group.check(site, simpler) };
    const found = unexplained(finding.property, [result], group.faults);
    return found.find((each) => each.finding.subject === finding.subject)?.finding;
  };
  const simplest = await simplestCombination(
    group.factors,
    combination,
    async (simpler) => (await findAgain(simpler)) !== undefined,
  );
  const settings = settingsText(group.factors, simplest);
  return [findingText((await findAgain(simplest)) ?? finding, { settings, others }), siteText(group.site(simplest))];
}
