import type { BuiltinHooks } from '../../plugins/builtin.js';
import type { FeedbackSettings } from './feedback-settings.js';
import { renderFeedback } from './feedback.js';

/** Below the content: whether the page was helpful, and links to its source and to the issues of its repository. */
export function createFeedback(settings: FeedbackSettings = {}) {
  const { thumbsRating, endpoint = '' } = settings;
  const [host] = (thumbsRating && /^https?:\/\/[^/?#;,\s]+/.exec(endpoint)) || [];
  return {
    name: 'feedback',
    parts: { feedback: (page) => renderFeedback(page, settings) },
    styleSheets: () => ['../../features/feedback/feedback'],
    client: thumbsRating ? ['octavo-feedback'] : [],
    policy: host === undefined ? {} : { connect: [host] },
  } satisfies BuiltinHooks;
}
