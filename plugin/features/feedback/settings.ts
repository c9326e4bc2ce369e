/** The settings that ask readers for feedback. */
import { z } from 'zod';
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
      optionOf: 'ratings',
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
  toSite: ({ value }: Checked<FeedbackKeys>) => ({ feedback: toFeedback(value) }),
} satisfies SettingsPart;

/** Without telemetry, readers are not asked for feedback; links to the repository stay. */
function toFeedback({ feedback: keys = {}, hideFeedbackButtons, integrations }: FeedbackKeys): FeedbackSettings {
  const isShown = keys.enabled ?? hideFeedbackButtons !== true;
  const isOn = (key: 'thumbsRating' | 'suggestEdit' | 'raiseIssue'): boolean => isShown && keys[key] === true;
  return {
    thumbsRating: isOn('thumbsRating') && integrations?.telemetry?.enabled !== false,
    suggestEdit: isOn('suggestEdit'),
    raiseIssue: isOn('raiseIssue'),
    endpoint: keys.endpoint,
  };
}
