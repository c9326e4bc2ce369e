/** A reader closes a banner. Preventing it keeps the banner. */
export class BannerDismissEvent extends Event {
  static readonly type = 'octavo-banner-dismiss';

  constructor() {
    super(BannerDismissEvent.type, { bubbles: true, composed: true, cancelable: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'octavo-banner-dismiss': BannerDismissEvent;
  }
}
