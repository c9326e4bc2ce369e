/** Fired after the element opens or closes, also by a link or find-in-page. */
export class ToggleEvent extends Event {
  static readonly type = 'octavo-toggle';

  /** Whether the element is open. */
  readonly open: boolean;

  constructor(open: boolean) {
    super(ToggleEvent.type, { bubbles: true, composed: true });
    this.open = open;
  }
}
