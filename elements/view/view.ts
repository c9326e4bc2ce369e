import { html } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define, OctavoElement } from '../octavo-element.js';
import { choose, onChoice, rankedChoices } from '../tabs/choice.js';
import { viewStyles } from './view.styles.js';

/**
 * A part of the page for one kind of reader. All views of a page with the chosen label are shown, the others hidden;
 * the row of labels on each view changes the choice, together with tabs and code groups of that name.
 *
 * @summary Shows the page for one language, platform or role.
 * @slot - The content.
 * @slot title - What the view is called; shown with scripts off.
 * @csspart views - The row of labels.
 */
@define('octavo-view')
export class View extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = viewStyles;

  /** The title, where no slot holds one. */
  @property() override title = '';

  /** Name of the view; the title where it is missing. */
  @property({ reflect: true }) label = '';

  @state() private labels: string[] = [];

  #stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.label) this.label = this.title;
    this.#stop = onChoice((title) => this.#show(title));
    this.addEventListener('beforematch', this.#choose);
    // Views further down the page are upgraded in the same task; look at the page when all are there.
    queueMicrotask(() => {
      this.labels = labelsOnPage();
      const pointed = this.contains(document.querySelector(':target')) ? this.label : undefined;
      if (pointed) choose(pointed, this);
      else this.#show(rankedChoices().find((title) => this.labels.includes(title)) ?? this.labels[0]);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  override render() {
    return html`<div part="head">
        <slot name="title">${this.title || undefined}</slot>${this.labels.length > 1 ? this.#views() : undefined}
      </div>
      <slot></slot>`;
  }

  #views() {
    return html`<div part="views" role="group" aria-label="View">
      ${this.labels.map(
        (label) =>
          html`<button type="button" aria-pressed=${label === this.label} @click=${() => this.#change(label)}>
            ${label}
          </button>`,
      )}
    </div>`;
  }

  /** Changes the view and moves the focus to the same row on the view that is shown now. */
  #change(label: string): void {
    choose(label, this);
    const shown = [...document.querySelectorAll('octavo-view')].find((view) => view.label === label);
    shown?.renderRoot.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }

  #show(title: string | undefined): void {
    if (title === undefined || !labelsOnPage().includes(title)) return;
    if (title === this.label) this.removeAttribute('hidden');
    else this.setAttribute('hidden', 'until-found');
  }

  readonly #choose = (): void => choose(this.label, this);
}

function labelsOnPage(): string[] {
  return [...new Set([...document.querySelectorAll('octavo-view')].map((view) => view.label))];
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-view': View;
  }
}
