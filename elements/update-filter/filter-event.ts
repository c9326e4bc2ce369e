/** Fired when the reader changes the selected tags. */
export class FilterEvent extends Event {
  static readonly type = 'octavo-filter';

  /** The selected tags. Entries with at least one of them are shown; if empty, all are. */
  readonly tags: readonly string[];

  constructor(tags: readonly string[]) {
    super(FilterEvent.type, { bubbles: true, composed: true });
    this.tags = tags;
  }
}
