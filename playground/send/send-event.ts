/** A reader sent a request. */
export class SendEvent extends Event {
  static readonly type = 'octavo-send';

  /** In upper case. */
  readonly method: string;

  /** Address of the request, without its query, which may contain credentials. */
  readonly url: string;

  constructor(method: string, url: string) {
    super(SendEvent.type, { bubbles: true, composed: true });
    this.method = method;
    this.url = url.replace(/[?#].*$/, '');
  }
}

declare global {
  interface HTMLElementEventMap {
    'octavo-send': SendEvent;
  }
}
