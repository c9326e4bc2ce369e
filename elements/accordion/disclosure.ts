/** What accordions and expandables have in common: a native `<details>`, which opens without a script, by a hash and by find-in-page. */
import { html, type TemplateResult } from 'lit';
import { OctavoElement, property } from '../octavo-element.js';
import { hashTarget, pointTo } from '../page-address.js';
import { ToggleEvent } from './toggle-event.js';

/** A title that opens and closes what follows it. */
export abstract class Disclosure extends OctavoElement {
  static override readonly interactive: boolean = true;

  /** The title, where no slot holds one. */
  @property() override title = '';

  /** Whether it is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** What the title row shows; the words are in slots. */
  protected abstract summary(): TemplateResult;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#pointed);
    this.#pointed();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#pointed);
  }

  override render() {
    return html`<details part="base" ?open=${this.open} @toggle=${this.#toggled}>
      <summary part="summary" @click=${this.#clicked}>${this.summary()}</summary>
      <div part="content"><slot name="anchor"></slot><slot></slot></div>
    </details>`;
  }

  /** What a reader opened before the script came stays open. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.open ||= this.shadowRoot?.querySelector('details')?.open ?? false;
    return super.createRenderRoot();
  }

  /** A target inside opens the browser's `<details>` by itself; the element's own id stands outside of it. */
  readonly #pointed = (): void => {
    if (hashTarget() === this) this.open = true;
  };

  /** What readers open can be linked to: its id, or that of the anchor inside, goes into the address. */
  readonly #clicked = (): void => {
    if (!this.open) pointTo(this);
  };

  readonly #toggled = (event: Event): void => {
    const { open } = event.currentTarget as HTMLDetailsElement;
    if (open === this.open) return;
    this.open = open;
    this.dispatchEvent(new ToggleEvent(open));
  };
}
