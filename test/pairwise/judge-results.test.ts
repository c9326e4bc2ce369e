import { expect, test } from 'vitest';
import { occurrences, unexplained, type Result } from './judge-results.js';
import type { Finding } from './finding.js';
import type { KnownFault } from './pair-group.js';

const hidden: Finding = { property: 'anchors', subject: 'Blog', page: '/', expected: 'visible', seen: 'not visible' };
const fault: KnownFault = {
  property: 'anchors',
  subject: 'Blog',
  when: { versions: ['two', 'three'], anchors: 'links' },
  reason: 'Links are hidden in sites with versions.',
};
const results: Result[] = [
  { combination: { versions: 'none', anchors: 'links' }, findings: [] },
  { combination: { versions: 'two', anchors: 'links' }, findings: [hidden, { ...hidden, page: '/guide' }] },
  { combination: { versions: 'three', anchors: 'links' }, findings: [hidden] },
];

test('a finding is explained by a fault with its property, its subject and values of its combination', () => {
  expect(unexplained('anchors', results, [fault])).toEqual([]);
  const alternatives = [{ versions: 'one' }, { anchors: 'links' }];
  expect(unexplained('anchors', results, [{ ...fault, when: alternatives }])).toEqual([]);
  for (const other of [{ property: 'tabs' }, { subject: 'Forum' }, { when: { versions: 'none' } }]) {
    expect(unexplained('anchors', results, [{ ...fault, ...other } as KnownFault])).toHaveLength(1);
  }
});

test('findings about the same subject are one, and the others are counted', () => {
  const forum = { ...hidden, subject: 'Forum' };
  const more = [...results, { combination: { versions: 'two', anchors: 'both' }, findings: [forum] }];
  expect(unexplained('anchors', more, [])).toEqual([
    { finding: hidden, combination: results[1]!.combination, others: 2 },
    { finding: forum, combination: { versions: 'two', anchors: 'both' }, others: 0 },
  ]);
  expect(unexplained('tabs', more, [])).toEqual([]);
});

test('a fault that no longer occurs with some of its values is noticed', () => {
  expect(occurrences(fault, results)).toEqual({
    present: [results[1]!.combination, results[2]!.combination],
    absent: [],
  });
  const fixed = results.map((result) =>
    result.combination['versions'] === 'two' ? { ...result, findings: [] } : result,
  );
  expect(occurrences(fault, fixed)).toEqual({
    present: [results[2]!.combination],
    absent: [results[1]!.combination],
  });
});
