import { expect, test } from 'vitest';
import { toValue, type JsonNode } from '../../config/read/json-tree.js';
import { parseJson } from '../../config/read/parse-json.js';
import { Report } from '../../core/errors/errors.js';
import { createFeedback } from './feedback-feature.js';
import type { FeedbackSettings } from './feedback-settings.js';
import { settings, type FeedbackKeys } from './settings.js';

test('pages contact the host of the endpoint only if readers are asked', () => {
  const endpoint = 'https://a.example.com/b?c';
  expect(createFeedback({ thumbsRating: true, endpoint }).policy).toEqual({ connect: ['https://a.example.com'] });
  expect(createFeedback({ suggestEdit: true, endpoint }).policy).toEqual({});
  expect(createFeedback({ thumbsRating: true, endpoint: '/own' }).policy).toEqual({});
});

test('the script is loaded only if readers are asked', () => {
  expect(createFeedback({ thumbsRating: true }).client).toEqual(['octavo-feedback']);
  expect(createFeedback({ suggestEdit: true }).client).toEqual([]);
});

test('the repository is needed for links, and its files for links to the source', () => {
  const linksOf = (feedback?: FeedbackSettings): unknown => settings.repositoryLinks({ feedback });
  expect(linksOf()).toBe(undefined);
  expect(linksOf({ thumbsRating: true })).toBe(undefined);
  expect(linksOf({ raiseIssue: true })).toEqual({ setting: 'feedback', hasSources: false });
  expect(linksOf({ suggestEdit: true, raiseIssue: true })).toEqual({ setting: 'feedback', hasSources: true });
});

test('an endpoint without a question is reported', () => {
  const messages = (feedback: object): string[] => {
    const report = new Report();
    const root = parseJson({ file: 'docs.json', text: JSON.stringify({ feedback }) }, report)!;
    const nodes = new Map<object, JsonNode>();
    const value = toValue(root, (made, node) => nodes.set(made, node)) as FeedbackKeys;
    settings.toSite({ value, nodes, prunedNodes: new Map() }, report);
    return report.notices.map(({ message }) => message);
  };
  expect(messages({ endpoint: '/own' })).toEqual([
    'feedback.endpoint has no effect, because readers are not asked whether a page was helpful.',
  ]);
  expect(messages({ endpoint: '/own', thumbsRating: true })).toEqual([]);
});
