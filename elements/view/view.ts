import { html } from 'lit';
import { property, state } from 'lit/decorators.js';
import { label } from '../labels.js';
import { define, OctavoElement } from '../octavo-element.js';
import { choose, onChoice, rankedChoices } from '../tabs/choice.js';
import { ViewChangeEvent } from './view-change-event.js';
import { viewStyles } from './view.styles.js';

/**
 * A part of the page for one kind of reader. All views of a page with the chosen label are shown, the others hidden;
 * the row of labels on each view changes the choice, together with tabs and code groups of that name.
 *
 * @summary Shows the page for one language, platform or role.
 * @slot - The content.
 * @slot title - What the view is called; shown with scripts off.
 * @csspart head - What stands above the content: the name of the view, or the row of labels.
 * @csspart views - The row of labels.
 * @fires {ViewChangeEvent} octavo-view-change - A reader chose this view.
 */
@define('octavo-view')
export class View extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = viewStyles;

  /** The title, where no slot holds one. */
  @property() override title = '';

  /** Name of the view; the title where it is missing. */
  @property({ reflect: true }) label = '';

  /** Set where an earlier view of the page has the same label: the row of labels stands only on the first. */
  @property({ type: Boolean, reflect: true }) continued = false;

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
      this.continued = viewsOnPage().find((view) => view.label === this.label) !== this;
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
    return html`<div part="views" role="group" aria-label=${label('view')}>
      ${this.labels.map(
        (name) =>
          html`<button type="button" aria-pressed=${name === this.label} @click=${() => this.#change(name)}>
            ${pictureOf(name)}${name}
          </button>`,
      )}
    </div>`;
  }

  /** Changes the view and moves the focus to the same row on the view that is shown now. */
  #change(name: string): void {
    choose(name, this);
    const shown = viewsOnPage().find((view) => view.label === name);
    shown?.renderRoot.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    shown?.dispatchEvent(new ViewChangeEvent(name));
  }

  #show(title: string | undefined): void {
    if (title === undefined || !labelsOnPage().includes(title)) return;
    if (title === this.label) this.removeAttribute('hidden');
    else this.setAttribute('hidden', 'until-found');
  }

  readonly #choose = (): void => choose(this.label, this);
}

function viewsOnPage(): View[] {
  return [...document.querySelectorAll('octavo-view')];
}

function labelsOnPage(): string[] {
  return [...new Set(viewsOnPage().map((view) => view.label))];
}

/** A copy of the icon that the author gave the view called `name`. */
function pictureOf(name: string): Node | undefined {
  const view = viewsOnPage().find((other) => other.label === name);
  return view?.querySelector(':scope > [slot="title"] > svg')?.cloneNode(true);
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-view': View;
  }
}
