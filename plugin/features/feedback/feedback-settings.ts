/** The normalized settings. Default of each: false, or none. */
export interface FeedbackSettings {
  /** Whether readers are asked if a page was helpful. */
  thumbsRating?: boolean;
  /** Whether pages link their source. */
  suggestEdit?: boolean;
  /** Whether pages link a form for issues. */
  raiseIssue?: boolean;
  /** URL that gets the answers. Without it, only scripts on the page get them. */
  endpoint?: string;
}
