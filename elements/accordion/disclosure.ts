/** What accordions and expandables have in common: a native `<details>`, which opens without a script, by a hash and by find-in-page. */
import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { OctavoElement } from '../octavo-element.js';

/** A title that opens and closes what follows it. */
export abstract class Disclosure extends OctavoElement {
  /** The title, where no slot holds one. */
  @property() override title = '';

  /** Whether it is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** What the title row shows; the words are in slots. */
  protected abstract summary(): TemplateResult;

  override render() {
    return html`<details part="base" ?open=${this.open} @toggle=${this.#toggled}>
      <summary part="summary">${this.summary()}</summary>
      <div part="content"><slot name="anchor"></slot><slot></slot></div>
    </details>`;
  }

  /** What a reader opened before the script came stays open. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.open ||= this.shadowRoot?.querySelector('details')?.open ?? false;
    return super.createRenderRoot();
  }

  readonly #toggled = (event: Event): void => {
    this.open = (event.currentTarget as HTMLDetailsElement).open;
  };
}
