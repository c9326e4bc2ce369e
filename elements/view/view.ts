import { html, nothing, render, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { setHidden } from '../set-hidden.js';
import { choose, onChoice, preferredTitle } from '../tabs/tab-preference.js';
import { ViewChangeEvent } from './view-change-event.js';
import { viewLightStyles, viewStyles } from './view.styles.js';

/** Whether an update of all views is scheduled. */
let isArranging = false;
/** The target of the hash that the views have shown. */
let pointedTo: Element | null = null;

/**
 * A part of the page for one kind of reader. Views with the selected name are visible, and all others are hidden.
 * Views switch together with tabs and code groups of the same name.
 *
 * @summary Shows content for one language, platform or role.
 * @example
 * <octavo-view label="JavaScript">Use fetch.</octavo-view>
 * <octavo-view label="Python">Use requests.</octavo-view>
 * @slot - The content.
 * @slot title - The name of the view, visible without scripts.
 * @csspart head - The name of the view, or the row of buttons.
 * @csspart title - The name of the view.
 * @csspart views - The row of buttons.
 * @fires {ViewChangeEvent} octavo-view-change - Fired when the reader selects this view.
 */
@define('octavo-view')
export class View extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = viewStyles;
  static override readonly lightStyles = viewLightStyles;

  /** The title. The `title` slot takes precedence. */
  @property() override title = '';

  /** Name of the view. Default: the title. */
  @property({ reflect: true }) label?: string;

  /** Whether an earlier view has the same name. Only the first one shows the row of buttons. Set by the element. */
  @property({ type: Boolean, reflect: true }) continued = false;

  @state() private labels: string[] = [];

  /** The name of the view. */
  get name(): string {
    return (this.label || this.title || '').trim();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.untilDisconnected(onChoice((title) => this.#show(title)));
    this.untilDisconnected(arrange);
    this.addEventListener('beforematch', this.#choose);
    arrange();
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#showButtons();
    if (changed.has('label') || changed.has('title')) arrange();
  }

  /** Updates the row of buttons and shows or hides the view. Called for all views of the page at once. */
  arrange(labels: string[], isContinued: boolean, current: string | undefined): void {
    this.labels = labels;
    this.continued = isContinued;
    this.#show(current);
  }

  override render() {
    return html`<div part="head">
        <span part="title"><slot name="title">${this.title || nothing}</slot></span>
        <div part="views" role="group" aria-label=${label('view')} hidden></div>
      </div>
      <slot></slot>`;
  }

  /** Shows a button for each view of the page in the place of the name. */
  #showButtons(): void {
    const views = this.findPart('views')!;
    views.hidden = this.labels.length < 2;
    this.findPart('title')!.hidden = !views.hidden;
    const buttons = views.hidden ? [] : this.labels.map((name) => this.#button(name));
    render(buttons, views);
  }

  #button(name: string) {
    return html`<button
      class="multi-view-dropdown-item"
      type="button"
      aria-pressed=${name === this.name}
      @click=${() => this.#change(name)}
    >
      ${this.#iconOf(name)}${name}
    </button>`;
  }

  /** A copy of the icon of the view `name`. */
  #iconOf(name: string): Node | undefined {
    const view = viewsOnPage().find((other) => other.name === name);
    const title = view?.querySelector(':scope > [slot="title"]') ?? view?.findPart('title');
    return title?.querySelector('svg')?.cloneNode(true);
  }

  /** Switches the view and moves the focus to the same button there. */
  #change(name: string): void {
    choose(name, this);
    const current = viewsOnPage().find((view) => view.name === name);
    current?.renderRoot.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    current?.dispatchEvent(new ViewChangeEvent(name));
  }

  #show(title: string | undefined): void {
    if (!this.name || title === this.name) setHidden(this, false);
    else if (title !== undefined && labelsOnPage().includes(title)) setHidden(this, true);
  }

  readonly #choose = (): void => choose(this.name, this);
}

/** Updates all views of the page once, after the current task. */
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
    const current = preferredTitle(labels) ?? labels[0];
    for (const view of views) {
      const first = views.find(({ name }) => name === view.name);
      view.arrange(labels, view.name !== '' && view !== first, current);
    }
  });
}

function viewsOnPage(): View[] {
  return [...document.querySelectorAll('octavo-view')].filter((view) => view instanceof View);
}

function labelsOnPage(): string[] {
  return [...new Set(viewsOnPage().map(({ name }) => name))].filter(Boolean);
}
