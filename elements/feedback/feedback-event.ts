/** The reader's answer. */
export interface FeedbackAnswer {
  /** Path of the page. */
  path: string;
  /** Whether the page was helpful. */
  helpful: boolean;
}

/** Fired when the reader answers whether the page was helpful. */
export class FeedbackEvent extends Event {
  static readonly type = 'octavo-feedback';

  /** The answer and the page. */
  readonly detail: FeedbackAnswer;

  constructor(detail: FeedbackAnswer) {
    super(FeedbackEvent.type, { bubbles: true, composed: true });
    this.detail = detail;
  }
}
