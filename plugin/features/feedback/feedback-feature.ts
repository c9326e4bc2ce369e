import type { BuiltinHooks } from '../../plugins/builtin.js';
import { unusedOptions } from '../../config/messages/unused-options.js';
import { feedbackOf } from './feedback-settings.js';
import { renderFeedback } from './feedback.js';

/** Below the content: whether the page was helpful, and links to its source and to the issues of its repository. */
export const feedbackFeature: BuiltinHooks = {
  name: 'feedback',
  parts: { feedback: renderFeedback },
  clientScripts: (site) => (feedbackOf(site).thumbsRating ? ['octavo-feedback'] : []),
  hosts(site) {
    const { thumbsRating, endpoint = '' } = feedbackOf(site);
    const [host] = thumbsRating ? (/^https?:\/\/[^/?#;,\s]+/.exec(endpoint) ?? []) : [];
    return host === undefined ? [] : [{ scripts: [], connects: [host], isComplete: true }];
  },
  repositoryLinks(site) {
    const { suggestEdit, raiseIssue } = feedbackOf(site);
    return suggestEdit || raiseIssue ? { setting: 'feedback', hasSources: suggestEdit } : undefined;
  },
  check: async ({ loaded: { site } }) =>
    unusedOptions(site, {
      ratings: {
        isUsed: feedbackOf(site).thumbsRating,
        reason: 'readers are not asked whether a page was helpful',
        fix: 'ask them with "feedback": { "enabled": true, "thumbsRating": true }',
      },
    }),
};
