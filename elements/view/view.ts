import { html, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { setHidden } from '../set-hidden.js';
import { choose, onChoice, preferredTitle } from '../tabs/tab-preference.js';
import { untilFound } from '../until-found.styles.js';
import { ViewChangeEvent } from './view-change-event.js';
import { viewStyles } from './view.styles.js';

/** Whether the views of the page are about to be brought in line. */
let isArranging = false;
/** The target of the address that has been followed. */
let pointedTo: Element | null = null;

/**
 * A part of the page for one kind of reader. All views of a page with the chosen label are shown, the others hidden;
 * the row of labels on each view changes the choice, together with tabs and code groups of that name.
 *
 * @summary Shows the page for one language, platform or role.
 * @example
 * <octavo-view label="JavaScript">Use fetch.</octavo-view>
 * <octavo-view label="Python">Use requests.</octavo-view>
 * @slot - The content.
 * @slot title - What the view is called; shown with scripts off.
 * @csspart head - What is above the content: the name of the view, or the row of labels.
 * @csspart views - The row of labels.
 * @fires {ViewChangeEvent} octavo-view-change - A reader chose this view.
 */
@define('octavo-view')
export class View extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = viewStyles;
  static override readonly lightStyles = untilFound('octavo-view');

  /** The title, where no slot holds one. */
  @property() override title = '';

  /** Name of the view; the title where it is missing. */
  @property({ reflect: true }) label?: string;

  /** Set where an earlier view of the page has the same label: only the first shows the row of labels. */
  @property({ type: Boolean, reflect: true }) continued = false;

  @state() private labels: string[] = [];

  #stop: (() => void) | undefined;

  /** What the view is called. */
  get name(): string {
    return (this.label || this.title || '').trim();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = onChoice((title) => this.#show(title));
    this.addEventListener('beforematch', this.#choose);
    arrange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    arrange();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('label') || changed.has('title')) arrange();
  }

  /** Takes the labels of all views of the page, and the one that is shown. */
  arrange(labels: string[], isContinued: boolean, shown: string | undefined): void {
    this.labels = labels;
    this.continued = isContinued;
    this.#show(shown);
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
          html`<button type="button" aria-pressed=${name === this.name} @click=${() => this.#change(name)}>
            ${pictureOf(name)}${name}
          </button>`,
      )}
    </div>`;
  }

  /** Changes the view and moves the focus to the same row on the view that is shown now. */
  #change(name: string): void {
    choose(name, this);
    const shown = viewsOnPage().find((view) => view.name === name);
    shown?.renderRoot.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    shown?.dispatchEvent(new ViewChangeEvent(name));
  }

  #show(title: string | undefined): void {
    if (!this.name || title === this.name) setHidden(this, false);
    else if (title !== undefined && labelsOnPage().includes(title)) setHidden(this, true);
  }

  readonly #choose = (): void => choose(this.name, this);
}

/** Brings the views of the page in line once the current task has added, renamed or removed all that it will. */
function arrange(): void {
  if (isArranging) return;
  isArranging = true;
  queueMicrotask(() => {
    isArranging = false;
    const views = viewsOnPage();
    const labels = labelsOnPage();
    const target = document.querySelector(':target');
    const pointed = target === pointedTo ? undefined : views.find((view) => view.contains(target));
    pointedTo = target;
    if (pointed) choose(pointed.name, pointed);
    const shown = preferredTitle(labels) ?? labels[0];
    for (const view of views) {
      const first = views.find(({ name }) => name === view.name);
      view.arrange(labels, view.name !== '' && view !== first, shown);
    }
  });
}

function viewsOnPage(): View[] {
  return [...document.querySelectorAll('octavo-view')].filter((view) => view instanceof View);
}

function labelsOnPage(): string[] {
  return [...new Set(viewsOnPage().map(({ name }) => name))].filter(Boolean);
}

/** A copy of the icon that the author gave the view called `name`. */
function pictureOf(name: string): Node | undefined {
  const view = viewsOnPage().find((other) => other.name === name);
  return view?.querySelector(':scope > [slot="title"] > svg')?.cloneNode(true);
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-view': View;
  }
}
