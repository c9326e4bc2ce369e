/** Fired after an element has copied something to the clipboard. */
export class CopyEvent extends Event {
  static readonly type = 'octavo-copy';

  /** The copied text. */
  readonly text: string;

  constructor(text: string) {
    super(CopyEvent.type, { bubbles: true, composed: true });
    this.text = text;
  }
}

/** Copies `text` to the clipboard and fires `octavo-copy` on `element`. Returns whether the browser allowed it. */
export async function copyText(text: string, element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  element.dispatchEvent(new CopyEvent(text));
  return true;
}

/** How long an element shows whether copying succeeded, in milliseconds. */
export const resultTime = 2000;

declare global {
  interface HTMLElementEventMap {
    'octavo-copy': CopyEvent;
  }
}
