import type { BuiltinHooks } from '../../plugins/builtin.js';
import { renderFeedback } from './feedback.js';

/** Below the content: whether the page was helpful, and links to its source and to the issues of its repository. */
export const feedbackFeature: BuiltinHooks = {
  name: 'feedback',
  parts: { feedback: renderFeedback },
  clientScripts: ({ feedback }) => (feedback.thumbsRating ? ['octavo-feedback'] : []),
  hosts({ feedback: { thumbsRating, endpoint = '' } }) {
    const [host] = thumbsRating ? (/^https?:\/\/[^/?#;,\s]+/.exec(endpoint) ?? []) : [];
    return host === undefined ? [] : [{ scripts: [], connects: [host], isComplete: true }];
  },
  repositoryLinks: ({ feedback: { suggestEdit, raiseIssue } }) =>
    suggestEdit || raiseIssue ? { setting: 'feedback', hasSources: suggestEdit } : undefined,
};
