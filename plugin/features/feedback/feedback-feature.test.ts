import { expect, test } from 'vitest';
import { createFeedback } from './feedback-feature.js';
import type { FeedbackSettings } from './feedback-settings.js';
import { settings } from './settings.js';

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
