/** The settings that ask readers for feedback. */
import { z } from 'zod';
import { unusedNotice } from '../../config/messages/unused-options.js';
import { entryOf, locationOf } from '../../config/read/json-tree.js';
import { look, secondName } from '../../config/schema/effect.js';
import { optionalFlag, optionalText } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';
import type { Checked } from '../../config/validate-settings.js';
import type { FeedbackSettings } from './feedback-settings.js';

const feedback = z
  .strictObject({
    enabled: optionalFlag({ description: 'Whether feedback is asked for.' }),
    thumbsRating: optionalFlag({ description: 'Asks whether a page was helpful.', default: false }),
    endpoint: optionalText({
      description:
        'URL to which the answers to `thumbsRating` are posted as JSON: `{"path":"/guide","helpful":true}`. Not part of the format.',
      examples: ['https://feedback.example.com/answers'],
    }),
    suggestEdit: optionalFlag({
      description: 'Shows a link to edit the source of the page in the repository of the docs.',
      default: false,
    }),
    raiseIssue: optionalFlag({
      description: 'Shows a link to open an issue about the page in the repository of the docs.',
      default: false,
    }),
  })
  .meta({ id: 'Feedback', description: 'Feedback buttons.' });

/** The key of mint.json. */
const hideFeedbackButtons = optionalFlag({
  description: 'Whether feedback is not asked for.',
  ...secondName('feedback.enabled: false'),
});

/** Its keys, and another key that it reads. */
export interface FeedbackKeys {
  feedback?: z.infer<typeof feedback>;
  hideFeedbackButtons?: boolean;
  integrations?: { telemetry?: { enabled?: boolean } };
}

export const settings = {
  settings: { feedback: look(feedback.optional()) },
  older: { hideFeedbackButtons: look(hideFeedbackButtons) },
  toSite({ value, nodes }: Checked<FeedbackKeys>, report) {
    const feedback = toFeedback(value);
    const endpoint = value.feedback && entryOf(nodes.get(value.feedback), 'endpoint');
    if (endpoint && !feedback?.thumbsRating) report.notices.push(unusedNotice(unasked, [locationOf(endpoint.key)]));
    return { feedback };
  },
  repositoryLinks({ feedback }: { feedback?: FeedbackSettings }) {
    const { suggestEdit = false, raiseIssue } = feedback ?? {};
    return suggestEdit || raiseIssue ? { setting: 'feedback', hasSources: suggestEdit } : undefined;
  },
} satisfies SettingsPart;

const unasked = {
  message: 'feedback.endpoint has no effect, because readers are not asked whether a page was helpful.',
  hint: 'Remove it. Or ask them with "feedback": { "enabled": true, "thumbsRating": true }.',
};

/** `undefined` if pages show nothing. Without telemetry, readers are not asked for feedback; links to the repository stay. */
function toFeedback({
  feedback: keys = {},
  hideFeedbackButtons,
  integrations,
}: FeedbackKeys): FeedbackSettings | undefined {
  const isShown = keys.enabled ?? hideFeedbackButtons !== true;
  const isOn = (key: 'thumbsRating' | 'suggestEdit' | 'raiseIssue'): boolean => isShown && keys[key] === true;
  const thumbsRating = isOn('thumbsRating') && integrations?.telemetry?.enabled !== false;
  const [suggestEdit, raiseIssue] = [isOn('suggestEdit'), isOn('raiseIssue')];
  return thumbsRating || suggestEdit || raiseIssue
    ? { thumbsRating, suggestEdit, raiseIssue, endpoint: keys.endpoint }
    : undefined;
}
