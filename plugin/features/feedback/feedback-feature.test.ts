import { expect, test } from 'vitest';
import { fileStart } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';
import type { CheckedSite } from '../../plugins/builtin.js';
import type { FeedbackSettings } from './feedback-settings.js';
import { feedbackFeature } from './feedback-feature.js';

const none = { thumbsRating: false, suggestEdit: false, raiseIssue: false };
const siteWith = (settings: Partial<FeedbackSettings>): Site =>
  ({ own: { feedback: { ...none, ...settings } } }) as unknown as Site;
const { check, hosts, clientScripts, repositoryLinks } = feedbackFeature;

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

test('an endpoint without a question is reported', async () => {
  const references = [{ kind: 'option', value: 'ratings', key: 'feedback.endpoint', location: fileStart('docs.json') }];
  const messages = async (settings: Partial<FeedbackSettings>): Promise<string[]> => {
    const site = { ...siteWith(settings), references };
    const problems = await check!({ loaded: { site } } as unknown as CheckedSite);
    return problems.map(({ message }) => message);
  };
  expect(await messages({})).toEqual([
    'feedback.endpoint has no effect, because readers are not asked whether a page was helpful.',
  ]);
  expect(await messages({ thumbsRating: true })).toEqual([]);
});
