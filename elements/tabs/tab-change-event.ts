/** Fired when the reader selects another panel of a group. */
export class TabChangeEvent extends Event {
  static readonly type = 'octavo-tab-change';

  /** Index of the panel, from 0. */
  readonly index: number;

  /** Label of its tab. */
  readonly label: string;

  constructor(index: number, label: string) {
    super(TabChangeEvent.type, { bubbles: true, composed: true });
    this.index = index;
    this.label = label;
  }
}
