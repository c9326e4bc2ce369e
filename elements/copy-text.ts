import type { ReactiveControllerHost } from 'lit';

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

/** Copies something with `write`, and fires `octavo-copy` with `text` on `element`. Returns whether the browser allowed it. */
export async function copy(
  write: () => Promise<void>,
  text: string | Promise<string>,
  element: Element,
): Promise<boolean> {
  try {
    await write();
  } catch {
    return false;
  }
  element.dispatchEvent(new CopyEvent(await text));
  return true;
}

/** Copies `text` to the clipboard. */
export function copyText(text: string, element: Element): Promise<boolean> {
  return copy(() => navigator.clipboard.writeText(text), text, element);
}

/** Whether an element has just copied something, which it shows for a moment. */
export class CopyResult {
  /** The name of the UI string for the result; `undefined` at other times. */
  label: 'copied' | 'copyFailed' | undefined;
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Shows the result for `time` milliseconds. */
  async show(isCopied: Promise<boolean>, time = 2_000): Promise<void> {
    this.#set((await isCopied) ? 'copied' : 'copyFailed');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#set(undefined), time);
  }

  #set(label: CopyResult['label']): void {
    this.label = label;
    this.#host.requestUpdate();
  }
}
