/** A reader, a link or a search opened or closed the element. */
export class ToggleEvent extends Event {
  static readonly type = 'octavo-toggle';

  /** Whether it is open now. */
  readonly open: boolean;

  constructor(open: boolean) {
    super(ToggleEvent.type, { bubbles: true, composed: true });
    this.open = open;
  }
}

declare global {
  interface HTMLElementEventMap {
    'octavo-toggle': ToggleEvent;
  }
}
