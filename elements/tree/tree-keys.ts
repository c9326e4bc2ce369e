/** Keyboard support of the ARIA tree pattern: arrows, Home, End, Enter, `*` and the first letters of a name. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { TreeFolder } from './tree-folder.js';
import { TreeItem } from './tree-item.js';

/** Letters typed within this time belong to one name, in milliseconds. */
const typingTime = 600;

type Move = (item: TreeItem, items: TreeItem[], index: number) => TreeItem | null | undefined;

const enter: Move = (item) => (item instanceof TreeFolder ? turn(item, !item.open) : undefined);

const moves: Record<string, Move> = {
  ArrowDown: (_, items, index) => items[index + 1] ?? null,
  ArrowUp: (_, items, index) => items[index - 1] ?? null,
  ArrowRight: (item, items, index) => (isOpen(item) ? (items[index + 1] ?? null) : turn(item, true)),
  ArrowLeft: (item) => (isOpen(item) && !item.fixed ? turn(item, false) : (folders(item)[0] ?? null)),
  Home: (_, items) => items[0],
  End: (_, items) => items.at(-1),
  '*': (item) => openSiblings(item),
  Enter: enter,
  ' ': enter,
};

/** Moves the focus through the entries of `host`. One entry at a time is in the tab order. */
export class TreeKeys implements ReactiveController {
  readonly #host: HTMLElement;
  #typed = '';
  #typedAt = 0;
  #changes: MutationObserver | undefined;

  constructor(host: HTMLElement & ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKeyDown);
    this.#host.addEventListener('focusin', this.#onFocusIn);
    this.#changes = new MutationObserver(this.#keepReachable);
    this.#changes.observe(this.#host, { childList: true, subtree: true });
  }

  hostDisconnected(): void {
    this.#changes?.disconnect();
  }

  hostUpdated(): void {
    this.#keepReachable();
  }

  /** Keeps one visible entry in the tab order after entries are added or removed. */
  readonly #keepReachable = (): void => {
    const items = this.#items();
    if (!items.some((item) => item.tabIndex === 0) && items[0]) items[0].tabIndex = 0;
  };

  /** The visible entries, from top to bottom. */
  #items(): TreeItem[] {
    return [...this.#host.querySelectorAll('*')].filter(
      (item): item is TreeItem => item instanceof TreeItem && !folders(item).some(({ open, fixed }) => !open && !fixed),
    );
  }

  readonly #onFocusIn = ({ target }: Event): void => {
    if (!(target instanceof TreeItem)) return;
    for (const item of this.#host.querySelectorAll('[role="treeitem"]')) (item as TreeItem).tabIndex = -1;
    target.tabIndex = 0;
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const { target: item, key, altKey, ctrlKey, metaKey } = event;
    if (!(item instanceof TreeItem) || altKey || ctrlKey || metaKey) return;
    const next = this.#next(item, key);
    if (next === undefined) return;
    event.preventDefault();
    next?.focus();
  };

  /** The entry that `key` moves to from `item`; `null` if the key does something else, `undefined` if it does nothing. */
  #next(item: TreeItem, key: string): TreeItem | null | undefined {
    const items = this.#items();
    const index = items.indexOf(item);
    const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
    if (move) return move(item, items, index);
    return key.length === 1 && key !== ' ' ? this.#named(key, index, items) : undefined;
  }

  /** The next entry, with wrap-around, whose name starts with the typed letters. */
  #named(letter: string, index: number, items: TreeItem[]): TreeItem | null {
    const now = performance.now();
    this.#typed = (now - this.#typedAt < typingTime ? this.#typed : '') + letter.toLowerCase();
    this.#typedAt = now;
    const from = this.#typed.length > 1 ? index : index + 1;
    const inOrder = [...items.slice(from), ...items.slice(0, from)];
    return inOrder.find((item) => item.label.toLowerCase().startsWith(this.#typed)) ?? null;
  }
}

/** The folders that contain `item`, the nearest first. */
function folders(item: Element): TreeFolder[] {
  const parent = item.parentElement?.closest('octavo-tree-folder');
  return parent instanceof TreeFolder ? [parent, ...folders(parent)] : [];
}

function isOpen(item: TreeItem): item is TreeFolder {
  return item instanceof TreeFolder && (item.open || item.fixed);
}

function turn(item: TreeItem, open: boolean): null {
  if (item instanceof TreeFolder) item.toggle(open);
  return null;
}

function openSiblings(item: TreeItem): null {
  for (const sibling of item.parentElement?.children ?? []) if (sibling instanceof TreeFolder) sibling.toggle(true);
  return null;
}
