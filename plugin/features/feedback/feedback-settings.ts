import type { Site } from '../../core/model/types.js';

/** The normalized settings. */
export interface FeedbackSettings {
  /** Whether readers are asked if a page was helpful. */
  thumbsRating: boolean;
  /** Whether pages link their source. */
  suggestEdit: boolean;
  /** Whether pages link a form for issues. */
  raiseIssue: boolean;
  /** URL that gets the answers. Default: only scripts on the page get them. */
  endpoint?: string;
}

export function feedbackOf({ own }: Pick<Site, 'own'>): FeedbackSettings {
  return own['feedback'] as FeedbackSettings;
}
