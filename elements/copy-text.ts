/** A reader copied something. */
export class CopyEvent extends Event {
  static readonly type = 'octavo-copy';

  /** What the clipboard holds now. */
  readonly text: string;

  constructor(text: string) {
    super(CopyEvent.type, { bubbles: true, composed: true });
    this.text = text;
  }
}

/** Puts `text` into the clipboard for `element`, which then fires `octavo-copy`; says whether the browser allowed it. */
export async function copyText(text: string, element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  element.dispatchEvent(new CopyEvent(text));
  return true;
}

/** How long an element shows what came of copying, in milliseconds. */
export const resultTime = 2000;

declare global {
  interface HTMLElementEventMap {
    'octavo-copy': CopyEvent;
  }
}
