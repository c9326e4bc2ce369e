import { html, nothing, svg } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { isDark, onSchemeChange } from '../color-scheme.js';
import { label } from '../labels.js';
import { define, OctavoElement } from '../octavo-element.js';
import { DiagramView, type Direction } from './diagram-view.js';
import { drawChart } from './draw-chart.js';
import { mermaidStyles } from './mermaid.styles.js';

/** Lower drawings can be seen without buttons, in pixels. */
const leastHeight = 120;

const icons = {
  in: svg`<path d="M12 5v14M5 12h14"/>`,
  out: svg`<path d="M5 12h14"/>`,
  reset: svg`<path d="M4 5v5h5M4.6 14a8 8 0 1 0 .9-7.5L4 10"/>`,
  left: svg`<path d="m14 6-6 6 6 6"/>`,
  up: svg`<path d="m6 14 6-6 6 6"/>`,
  down: svg`<path d="m6 10 6 6 6-6"/>`,
  right: svg`<path d="m10 6 6 6-6 6"/>`,
};

/**
 * A diagram drawn from Mermaid text, in the browser. The text is what is read with scripts off or where it cannot be drawn.
 *
 * @summary Draws flowcharts, sequences and other Mermaid diagrams.
 * @slot source - The text of the diagram: `<pre slot="source">`.
 * @csspart diagram - The box around the drawing.
 * @csspart actions - The buttons that enlarge and move the drawing.
 * @csspart action - One of them.
 */
@define('octavo-mermaid')
export class Mermaid extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = mermaidStyles;

  /** Room that is kept for the drawing, so that nothing moves when it appears. Without it the drawing takes what it needs. */
  @property({ reflect: true }) size?: 'small' | 'medium' | 'large';

  /** `false` leaves out the buttons that enlarge and move the drawing. Default: a drawing of some height has them. */
  @property() actions?: 'true' | 'false';

  /** Where those buttons stand. Default `bottom-right`. */
  @property({ reflect: true }) placement?: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

  /** Set while the drawing is shown in place of its text. */
  @property({ type: Boolean, reflect: true }) drawn = false;

  @query('[part="diagram"]') private readonly diagram!: HTMLElement;

  @state() private scale = 1;

  @state() private isHigh = false;

  #view: DiagramView | undefined;
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
    const isZoomed = this.scale !== 1;
    return html`<div
        part="diagram"
        ?data-zoomed=${isZoomed}
        tabindex=${isZoomed ? '0' : nothing}
        @pointerdown=${(event: PointerEvent) => this.#view?.drag(event)}
      ></div>
      ${this.drawn && (this.actions ? this.actions !== 'false' : this.isHigh) ? this.#buttons(isZoomed) : nothing}
      <slot name="source" @slotchange=${this.#draw}></slot>`;
  }

  #buttons(isZoomed: boolean) {
    const view = this.#view!;
    const change = (act: () => void) => (): void => {
      act();
      this.scale = view.scale;
    };
    const move = (direction: Direction) => button(direction, () => view.move(direction));
    return html`<div part="actions" role="group" aria-label=${label('diagram')}>
      ${
        isZoomed
          ? [
              move('left'),
              move('up'),
              move('down'),
              move('right'),
              button(
                'reset',
                change(() => view.reset()),
              ),
            ]
          : nothing
      }
      ${button(
        'out',
        change(() => view.zoom('out')),
        view.isSmallest,
      )}
      ${button(
        'in',
        change(() => view.zoom('in')),
        view.isLargest,
      )}
    </div>`;
  }

  readonly #draw = async (): Promise<void> => {
    const source = this.querySelector('[slot="source"]')?.textContent?.trim();
    if (!source) return;
    this.#dark = isDark(this.diagram);
    try {
      this.diagram.innerHTML = await drawChart(source, this.#dark);
      this.#view = new DiagramView(this.diagram);
      this.scale = 1;
      this.drawn = true;
      await this.updateComplete;
      this.isHigh = this.diagram.offsetHeight > leastHeight;
    } catch (error) {
      this.drawn = false;
      console.warn('A Mermaid diagram cannot be drawn; its text is shown instead.', error);
    }
  };
}

const names = {
  in: 'enlargeDiagram',
  out: 'shrinkDiagram',
  reset: 'resetDiagram',
  left: 'moveLeft',
  up: 'moveUp',
  down: 'moveDown',
  right: 'moveRight',
} as const;

function button(name: keyof typeof icons, act: () => void, isDisabled = false) {
  return html`<button
    part="action"
    type="button"
    aria-label=${label(names[name])}
    aria-disabled=${isDisabled ? 'true' : nothing}
    @click=${act}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">${icons[name]}</svg>
  </button>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-mermaid': Mermaid;
  }
}
