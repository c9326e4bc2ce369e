/** A reader chose which entries of a changelog are shown. */
export class FilterEvent extends Event {
  static readonly type = 'octavo-filter';

  /** The tags of which an entry must have one; empty where all entries are shown. */
  readonly tags: readonly string[];

  constructor(tags: readonly string[]) {
    super(FilterEvent.type, { bubbles: true, composed: true });
    this.tags = tags;
  }
}

declare global {
  interface HTMLElementEventMap {
    'octavo-filter': FilterEvent;
  }
}
