/** Zooms and pans a diagram: it grows inside a scroll container, so touch, wheel and keys scroll it as usual. */
const step = 1.4;
const minScale = step ** -2;
const maxScale = step ** 5;
/** How far one press pans the diagram, as a fraction of the box. */
const reach = 0.25;

/** The direction of a pan. */
export type Direction = 'up' | 'down' | 'left' | 'right';

const directions: Record<Direction, readonly [x: number, y: number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** Zooms and pans the `<svg>` in `box`. */
export class DiagramView {
  scale = 1;
  readonly #box: HTMLElement;
  #size: { width: number; height: number } | undefined;

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  get isLargest(): boolean {
    return this.scale >= maxScale * 0.99;
  }

  get isSmallest(): boolean {
    return this.scale <= minScale * 1.01;
  }

  /** Zooms by one step around the center of the box. */
  zoom(direction: 'in' | 'out'): void {
    this.#show(Math.min(maxScale, Math.max(minScale, this.scale * (direction === 'in' ? step : 1 / step))));
  }

  /** Resets zoom and position. */
  reset(): void {
    this.#show(1);
    this.#box.scrollTo(0, 0);
  }

  /** Pans by one step in `direction`. */
  move(direction: Direction): void {
    const [x, y] = directions[direction];
    const { clientWidth, clientHeight } = this.#box;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    this.#box.scrollBy({ left: x * clientWidth * reach, top: y * clientHeight * reach, behavior });
  }

  /** Pans with the mouse from `start` until the button is released. Touch scrolls natively. */
  drag(start: PointerEvent): void {
    if (start.pointerType !== 'mouse' || start.button !== 0 || this.scale <= 1) return;
    const box = this.#box;
    const left = box.scrollLeft + start.clientX;
    const top = box.scrollTop + start.clientY;
    const follow = ({ clientX, clientY }: PointerEvent): void => box.scrollTo(left - clientX, top - clientY);
    box.setPointerCapture(start.pointerId);
    box.addEventListener('pointermove', follow);
    box.addEventListener('lostpointercapture', () => box.removeEventListener('pointermove', follow), { once: true });
    start.preventDefault();
  }

  #show(scale: number): void {
    const box = this.#box;
    const diagram = box.querySelector('svg');
    if (!diagram) return;
    if (this.scale === 1) this.#size = diagram.getBoundingClientRect();
    const center = {
      x: (box.scrollLeft + box.clientWidth / 2) / this.scale,
      y: (box.scrollTop + box.clientHeight / 2) / this.scale,
    };
    const isReset = Math.abs(scale - 1) < 0.01;
    this.scale = isReset ? 1 : scale;
    box.style.blockSize = isReset ? '' : `${box.offsetHeight}px`;
    const { style } = diagram;
    style.inlineSize = isReset ? '' : `${this.#size!.width * scale}px`;
    style.blockSize = isReset ? '' : `${this.#size!.height * scale}px`;
    style.setProperty('max-inline-size', isReset ? '' : 'none', 'important');
    box.scrollTo(center.x * scale - box.clientWidth / 2, center.y * scale - box.clientHeight / 2);
  }
}
