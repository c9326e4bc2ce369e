/** The part of a drawing that is seen: it grows in a box that scrolls, so that touch, wheel and keys move it as anything else. */
const step = 1.4;
const smallest = step ** -2;
const largest = step ** 5;
/** How far one press moves the drawing, as a part of the box. */
const reach = 0.25;

/** Which way to move, in boxes. */
export type Direction = 'up' | 'down' | 'left' | 'right';

const ways: Record<Direction, readonly [x: number, y: number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** Enlarges and moves the `<svg>` in `box`. */
export class DiagramView {
  scale = 1;
  readonly #box: HTMLElement;
  #size: { width: number; height: number } | undefined;

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  get isLargest(): boolean {
    return this.scale >= largest * 0.99;
  }

  get isSmallest(): boolean {
    return this.scale <= smallest * 1.01;
  }

  /** One step larger, or smaller; the middle of the box stays where it is. */
  zoom(direction: 'in' | 'out'): void {
    this.#show(Math.min(largest, Math.max(smallest, this.scale * (direction === 'in' ? step : 1 / step))));
  }

  /** As it was drawn. */
  reset(): void {
    this.#show(1);
    this.#box.scrollTo(0, 0);
  }

  /** Shows more of what is `direction` of the part that is seen. */
  move(direction: Direction): void {
    const [x, y] = ways[direction];
    const { clientWidth, clientHeight } = this.#box;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    this.#box.scrollBy({ left: x * clientWidth * reach, top: y * clientHeight * reach, behavior });
  }

  /** Follows a mouse from `start` until it is let go. Touch scrolls by itself. */
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
    const drawing = box.querySelector('svg');
    if (!drawing) return;
    if (this.scale === 1) this.#size = drawing.getBoundingClientRect();
    const middle = {
      x: (box.scrollLeft + box.clientWidth / 2) / this.scale,
      y: (box.scrollTop + box.clientHeight / 2) / this.scale,
    };
    const isPlain = Math.abs(scale - 1) < 0.01;
    this.scale = isPlain ? 1 : scale;
    box.style.blockSize = isPlain ? '' : `${box.offsetHeight}px`;
    const { style } = drawing;
    style.inlineSize = isPlain ? '' : `${this.#size!.width * scale}px`;
    style.blockSize = isPlain ? '' : `${this.#size!.height * scale}px`;
    style.setProperty('max-inline-size', isPlain ? '' : 'none', 'important');
    box.scrollTo(middle.x * scale - box.clientWidth / 2, middle.y * scale - box.clientHeight / 2);
  }
}
