/** Fired when the reader selects another view of the page. */
export class ViewChangeEvent extends Event {
  static readonly type = 'octavo-view-change';

  /** Name of the view. */
  readonly label: string;

  constructor(label: string) {
    super(ViewChangeEvent.type, { bubbles: true, composed: true });
    this.label = label;
  }
}
