import { html, nothing, render, svg, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { isDark, onSchemeChange } from '../color-scheme.js';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { chartText } from './chart-text.js';
import { DiagramView } from './diagram-view.js';
import { drawChart } from './draw-chart.js';
import { mermaidLightStyles, mermaidStyles } from './mermaid.styles.js';

/** Smaller diagrams have no zoom buttons by default, in pixels. */
const minHeight = 120;

/** The buttons: the name of the label of each, and its icon. */
const buttons = {
  in: ['enlargeDiagram', svg`<path d="M12 5v14M5 12h14"/>`],
  out: ['shrinkDiagram', svg`<path d="M5 12h14"/>`],
  reset: ['resetDiagram', svg`<path d="M4 5v5h5M4.6 14a8 8 0 1 0 .9-7.5L4 10"/>`],
  left: ['moveLeft', svg`<path d="m14 6-6 6 6 6"/>`],
  up: ['moveUp', svg`<path d="m6 14 6-6 6 6"/>`],
  down: ['moveDown', svg`<path d="m6 10 6 6 6-6"/>`],
  right: ['moveRight', svg`<path d="m10 6 6 6-6 6"/>`],
} as const;

/** Errors that were reported; each is reported once per page. */
const reported = new Set<string>();

/**
 * Renders a Mermaid diagram in the browser. Without scripts, or if the text is not valid, readers see the text.
 *
 * @summary Renders flowcharts, sequence diagrams and other Mermaid diagrams.
 * @example
 * <octavo-mermaid>
 *   flowchart LR
 *     Write --> Build
 * </octavo-mermaid>
 * @slot - The Mermaid text. Write `<` as `&lt;`.
 * @slot source - The Mermaid text in `<pre slot="source">`, which keeps its line breaks without scripts.
 * @csspart source - The text, if no `<pre>` is slotted.
 * @csspart diagram - The box around the diagram.
 * @csspart zoom-controls - The buttons to zoom and pan.
 */
@define('octavo-mermaid')
export class Mermaid extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = mermaidStyles;
  static override readonly lightStyles = mermaidLightStyles;

  /** Reserves space for the diagram, so that nothing moves when it appears. Default: no space is reserved. */
  @property({ reflect: true }) size?: 'small' | 'medium' | 'large' | 'tall';

  /** Shows or hides the buttons to zoom and pan. Default: only diagrams that are at least 120 pixels high have them. */
  @property() actions?: 'true' | 'false';

  /** Position of the buttons. Default `bottom-right`. */
  @property({ reflect: true }) placement?: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

  /** Whether the diagram is shown instead of its text. Set by the element. */
  @property({ type: Boolean, reflect: true }) drawn = false;

  @state() private scale = 1;

  @state() private isHigh = false;

  #view: DiagramView | undefined;
  #dark = false;
  #source = '';

  override connectedCallback(): void {
    super.connectedCallback();
    const redraw = (): void => {
      if (this.drawn && isDark(this.diagram) !== this.#dark) void this.#draw();
    };
    this.untilDisconnected(onSchemeChange(redraw));
    const changes = { attributeFilter: ['slot'], characterData: true, childList: true, subtree: true };
    this.observe(this, changes, this.#read);
    void this.updateComplete.then(this.#read);
  }

  override render() {
    return html`<div part="zoom-controls" role="group" aria-label=${label('diagram')}></div>
      <div part="diagram"></div>
      <slot name="source">
        <pre part="source"><slot></slot></pre>
      </slot>`;
  }

  protected override firstUpdated(): void {
    this.diagram.addEventListener('pointerdown', (event) => this.#view?.drag(event));
  }

  protected override updated(): void {
    const { diagram } = this;
    const isZoomed = this.scale !== 1;
    diagram.toggleAttribute('data-zoomed', isZoomed);
    if (isZoomed) diagram.tabIndex = 0;
    else diagram.removeAttribute('tabindex');
    const hasControls = this.drawn && (this.actions ? this.actions !== 'false' : this.isHigh);
    render(this.#view && hasControls ? this.#buttons(this.#view) : nothing, this.findPart('zoom-controls')!);
  }

  get diagram(): HTMLElement {
    return this.findPart('diagram')!;
  }

  #buttons(view: DiagramView): TemplateResult[] {
    const control = (name: keyof typeof buttons, act: () => void, isDisabled = false) => {
      const press = (): void => {
        act();
        this.scale = view.scale;
      };
      return button(name, press, isDisabled);
    };
    const zoom = [
      control('out', () => view.zoom('out'), view.isSmallest),
      control('in', () => view.zoom('in'), view.isLargest),
    ];
    if (this.scale === 1) return zoom;
    const directions = ['left', 'up', 'down', 'right'] as const;
    const pan = directions.map((direction) => control(direction, () => view.move(direction)));
    return [...pan, control('reset', () => view.reset()), ...zoom];
  }

  /** Renders the text if it has changed. */
  readonly #read = (): void => {
    const source = chartText(this);
    if (source === this.#source) return;
    this.#source = source;
    void this.#draw();
  };

  async #draw(): Promise<void> {
    const source = this.#source;
    this.#dark = isDark(this.diagram);
    try {
      const drawing = source ? await drawChart(source, this.#dark) : '';
      if (source !== this.#source) return;
      this.diagram.innerHTML = drawing;
      this.#view = new DiagramView(this.diagram);
      this.scale = 1;
      this.drawn = source !== '';
      await this.updateComplete;
      this.isHigh = this.diagram.offsetHeight > minHeight;
    } catch (error) {
      if (source === this.#source) this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.diagram.replaceChildren();
    this.drawn = false;
    const reason = String(error);
    if (reported.has(reason)) return;
    reported.add(reason);
    console.warn('Could not render a Mermaid diagram. Its source is shown instead.', error);
  }
}

function button(name: keyof typeof buttons, act: () => void, isDisabled: boolean): TemplateResult {
  const [title, icon] = buttons[name];
  return html`<button
    type="button"
    aria-label=${label(title)}
    aria-disabled=${isDisabled ? 'true' : nothing}
    @click=${act}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg>
  </button>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-mermaid': Mermaid;
  }
}
