/** A reader chose another panel of a group. */
export class TabChangeEvent extends Event {
  static readonly type = 'octavo-tab-change';

  /** 0-based place of the panel. */
  readonly index: number;

  /** Text of its tab. */
  readonly label: string;

  constructor(index: number, label: string) {
    super(TabChangeEvent.type, { bubbles: true, composed: true });
    this.index = index;
    this.label = label;
  }
}

declare global {
  interface HTMLElementEventMap {
    'octavo-tab-change': TabChangeEvent;
  }
}
