import { html } from 'lit';
import { property, query } from 'lit/decorators.js';
import { isDark, onSchemeChange } from '../color-scheme.js';
import { define, OctavoElement } from '../octavo-element.js';
import { drawChart } from './draw-chart.js';
import { mermaidStyles } from './mermaid.styles.js';

/**
 * A diagram drawn from Mermaid text, in the browser. The text is what is read with scripts off or where it cannot be drawn.
 *
 * @summary Draws flowcharts, sequences and other Mermaid diagrams.
 * @slot source - The text of the diagram: `<pre slot="source">`.
 * @csspart diagram - The box around the drawing.
 */
@define('octavo-mermaid')
export class Mermaid extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = mermaidStyles;

  /** Room that is kept for the drawing, so that nothing moves when it appears. Without it the drawing takes what it needs. */
  @property({ reflect: true }) size?: 'small' | 'medium' | 'large';

  /** Set while the drawing is shown in place of its text. */
  @property({ type: Boolean, reflect: true }) drawn = false;

  @query('[part="diagram"]') private readonly diagram!: HTMLElement;

  #stop: (() => void) | undefined;
  #dark = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = onSchemeChange(() => {
      if (this.drawn && isDark(this.diagram) !== this.#dark) void this.#draw();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  override render() {
    return html`<div part="diagram"></div>
      <slot name="source" @slotchange=${this.#draw}></slot>`;
  }

  readonly #draw = async (): Promise<void> => {
    const source = this.querySelector('[slot="source"]')?.textContent?.trim();
    if (!source) return;
    this.#dark = isDark(this.diagram);
    try {
      this.diagram.innerHTML = await drawChart(source, this.#dark);
      this.drawn = true;
    } catch (error) {
      this.drawn = false;
      console.warn('A Mermaid diagram cannot be drawn; its text is shown instead.', error);
    }
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-mermaid': Mermaid;
  }
}
