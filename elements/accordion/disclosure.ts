/** Base of accordions and expandables: a native `<details>`, which the user, a link or find-in-page opens without a script. */
import { html, type TemplateResult } from 'lit';
import { OctavoElement, property } from '../octavo-element.js';
import { pointTo } from '../page-address.js';
import { hashTarget } from '../page-hash.js';
import { ToggleEvent } from './toggle-event.js';

/** A title that opens and closes its content. */
export abstract class Disclosure extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override readonly loadsOnUse: boolean = true;

  /** The title. The `title` slot takes precedence. */
  @property() override title = '';

  /** Whether the content is visible. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** The template of the title row. */
  protected abstract summary(): TemplateResult;

  /** The title in that row. */
  protected titleSlot(): TemplateResult {
    return html`<slot name="title">${this.title ? html`<span part="title">${this.title}</span>` : undefined}</slot>`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.listen(window, ['hashchange'], this.#onHashChange);
    this.#onHashChange();
  }

  override render() {
    return html`<details part="base" ?open=${this.open} @toggle=${this.#onToggle}>
      <summary part="summary" @click=${this.#onSummaryClick}>${this.summary()}</summary>
      <div part="content"><slot name="anchor"></slot><slot></slot></div>
    </details>`;
  }

  /** Keeps a section open that the reader opened before the script ran. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.open ||= this.shadowRoot?.querySelector('details')?.open ?? false;
    return super.createRenderRoot();
  }

  /** The browser opens `<details>` for a target inside it. The id of the host is outside. */
  readonly #onHashChange = (): void => {
    if (hashTarget() === this) this.open = true;
  };

  /** Puts the id of an opened section (or of its anchor) into the URL, so that readers can share it. */
  readonly #onSummaryClick = (): void => {
    if (!this.open) pointTo(this);
  };

  readonly #onToggle = (event: Event): void => {
    const { open } = event.currentTarget as HTMLDetailsElement;
    if (open === this.open) return;
    this.open = open;
    this.dispatchEvent(new ToggleEvent(open));
  };
}
