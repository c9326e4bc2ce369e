import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { navigationLabel } from '../landmark/labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { unlessFalse } from '../unless-false.js';
import { giveAnswer, storedAnswer, type Answer } from './answer.js';
import { feedbackLinkStyles, feedbackStyles } from './feedback.styles.js';

/**
 * Asks whether the page was helpful, with links to its source next to it. The answer is stored in the browser, and the
 * event has it for scripts. The element sends it only if it has an `endpoint`.
 *
 * @summary Asks readers whether a page was helpful.
 * @example
 * <octavo-feedback>
 *   <a href="https://github.com/owner/repo/edit/main/page.md">Suggest edits</a>
 * </octavo-feedback>
 * @slot - Links, for example to the source of the page, or one `<ul>` of them.
 * @slot question - The question. Default `Was this page helpful?`.
 * @csspart rating - The question and its answers.
 * @csspart question - The question.
 * @csspart answer - One of the two answers.
 * @fires {FeedbackEvent} octavo-feedback - Fired when the reader answers. `detail.helpful` is the answer, `detail.path` the path of the page.
 */
@define('octavo-feedback')
export class Feedback extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override readonly loadsOnUse: boolean = true;
  static override styles = feedbackStyles;
  static override readonly lightStyles = feedbackLinkStyles;

  /** URL to which the answer is posted as JSON, `{"path":"/guide","helpful":true}`. On another host, that host must allow it (CORS). Default: nothing is sent. */
  @property() endpoint?: string;

  /** Whether readers are asked. With `false` there are only the links. Default: `true`. */
  @property({ converter: unlessFalse }) rating = true;

  /** Undefined at build time, when the reader's answer is not known. */
  @state() private answer: Answer | undefined;

  /** Whether the reader has just answered. */
  @state() private isAnswered = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('click', this.#onClick);
    this.answer = storedAnswer();
  }

  protected override updated(): void {
    for (const button of this.renderRoot.querySelectorAll('button'))
      button.ariaPressed = String(button.value === this.answer);
    const question = this.renderRoot.querySelector('[aria-live]');
    if (this.isAnswered && question) question.textContent = navigationLabel('thanks');
  }

  override render() {
    return html`${this.rating ? this.#rating() : nothing}<slot></slot>`;
  }

  #rating() {
    return html`<div part="rating" role="group" aria-labelledby="question">
      <p part="question" id="question" aria-live="polite">
        <slot name="question">${navigationLabel('helpful')}</slot>
      </p>
      ${this.#button('yes')}${this.#button('no')}
    </div>`;
  }

  #button(answer: Answer) {
    return html`<button part="answer" type="button" value=${answer} aria-pressed="false">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 10.5v9H4v-9zm0 0 4-7c1.5 0 2.4 1.1 2.2 2.6L12.8 9H18a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H7" />
      </svg>
      ${navigationLabel(answer)}
    </button>`;
  }

  readonly #onClick = (event: Event): void => {
    const button = event.composedPath().find((each) => each instanceof HTMLButtonElement);
    if (!button || (button.value !== 'yes' && button.value !== 'no')) return;
    this.answer = button.value;
    this.isAnswered = true;
    giveAnswer(this.answer, this, this.endpoint);
  };
}
