/** Fired before a banner closes. Call `preventDefault()` to keep it open. */
export class BannerDismissEvent extends Event {
  static readonly type = 'octavo-banner-dismiss';

  constructor() {
    super(BannerDismissEvent.type, { bubbles: true, composed: true, cancelable: true });
  }
}
