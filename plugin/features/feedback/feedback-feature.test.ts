import { expect, test } from 'vitest';
import type { Site } from '../../core/model/types.js';
import { feedbackFeature } from './feedback-feature.js';

const none = { thumbsRating: false, suggestEdit: false, raiseIssue: false };
const siteWith = (feedback: Partial<Site['feedback']>): Site => ({ feedback: { ...none, ...feedback } }) as Site;
const { hosts, clientScripts, repositoryLinks } = feedbackFeature;

test('pages contact the host of the endpoint only if readers are asked', () => {
  const endpoint = 'https://a.example.com/b?c';
  expect(hosts!(siteWith({ thumbsRating: true, endpoint }))).toEqual([
    { scripts: [], connects: ['https://a.example.com'], isComplete: true },
  ]);
  expect(hosts!(siteWith({ suggestEdit: true, endpoint }))).toEqual([]);
  expect(hosts!(siteWith({ thumbsRating: true, endpoint: '/own' }))).toEqual([]);
});

test('the script is loaded only if readers are asked', () => {
  expect(clientScripts!(siteWith({ thumbsRating: true }))).toEqual(['octavo-feedback']);
  expect(clientScripts!(siteWith({ suggestEdit: true }))).toEqual([]);
});

test('the repository is needed for links, and its files for links to the source', () => {
  expect(repositoryLinks!(siteWith({ thumbsRating: true }))).toBe(undefined);
  expect(repositoryLinks!(siteWith({ raiseIssue: true }))?.hasSources).toBe(false);
  expect(repositoryLinks!(siteWith({ suggestEdit: true, raiseIssue: true }))?.hasSources).toBe(true);
});
