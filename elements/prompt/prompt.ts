import { html } from 'lit';
import { CopyResult, copyText } from '../copy-text.js';
import { label } from '../labels.js';
import { define, OctavoElement } from '../octavo-element.js';
import { promptText } from './prompt-text.js';
import { promptLightStyles, promptStyles } from './prompt.styles.js';

/**
 * @summary Offers a prompt for an AI assistant, to copy or to open in Cursor.
 * @example
 * <octavo-prompt>
 *   <span slot="description">Summarize a page</span>
 *   Summarize this page in three sentences.
 * </octavo-prompt>
 *
 * @fires {CopyEvent} octavo-copy - Fired after the prompt is copied.
 *
 * @slot - The prompt.
 * @slot description - A description of the prompt.
 * @slot icon - An icon before the description.
 * @slot action - Buttons. `value="copy"` copies the prompt, `value="cursor"` opens it in Cursor. Default: a copy button.
 *
 * @csspart head - Description and buttons.
 * @csspart description - The description.
 * @csspart action - The copy button, if no button is slotted.
 * @csspart status - The message after copying.
 * @csspart content - The prompt.
 */
@define('octavo-prompt')
export class Prompt extends OctavoElement {
  static override readonly interactive = true;
  static override readonly loadsOnUse: boolean = true;
  static override styles = promptStyles;
  static override readonly lightStyles = promptLightStyles;

  readonly #copied = new CopyResult(this);

  protected override render() {
    return html`<div part="head">
        <slot name="icon"></slot>
        <div part="description"><slot name="description"></slot></div>
        <span part="status" role="status"></span>
        <slot name="action"><button part="action" type="button" value="copy">${label('copyPrompt')}</button></slot>
      </div>
      <div part="content" tabindex="0"><slot></slot></div>`;
  }

  protected override firstUpdated(): void {
    this.findPart('head')!.addEventListener('click', this.#onClick);
  }

  protected override updated(): void {
    this.findPart('status')!.textContent = this.#copied.label ? label(this.#copied.label) : '';
  }

  readonly #onClick = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    if (button?.value === 'cursor')
      location.href = `cursor://anysphere.cursor-deeplink/prompt?text=${encodeURIComponent(this.#text)}`;
    else if (button) void this.#copied.show(copyText(this.#text, this));
  };

  get #text(): string {
    const content = this.findPart('content')!;
    const slot = this.isLight ? null : content.querySelector('slot');
    return promptText(slot ? slot.assignedNodes() : [...content.childNodes]);
  }
}
