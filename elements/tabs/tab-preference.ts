/** The titles that a reader chose in tabs, latest first; shared across the page and kept across pages. */
const storageKey = 'octavo-tabs';

/** Fired on `document` when the reader chooses a tab. */
export const tabChoiceEvent = 'octavo-tab-choice';

const limit = 20;
let unsaved: string[] | undefined;

/** Announces and remembers that the reader chose `title` in `origin`. */
export function choose(title: string, origin: Element): void {
  if (!title) return;
  const titles = [title, ...rankedChoices().filter((other) => other !== title)].slice(0, limit);
  try {
    localStorage.setItem(storageKey, JSON.stringify(titles));
  } catch {
    // Storage is full or forbidden: the choice holds for this page.
    unsaved = titles;
  }
  document.dispatchEvent(new CustomEvent(tabChoiceEvent, { detail: { title, origin } }));
}

/** Calls `listener` at every choice on the page; returns how to stop that. */
export function onChoice(listener: (title: string, origin: Element) => void): () => void {
  const listen = (event: Event): void => {
    const { title, origin } = (event as CustomEvent<{ title: string; origin: Element }>).detail;
    listener(title, origin);
  };
  document.addEventListener(tabChoiceEvent, listen);
  return () => document.removeEventListener(tabChoiceEvent, listen);
}

/** The one of `titles` that the reader chose last, on this or an earlier page; `undefined` where they chose none of them. */
export function preferredTitle(titles: readonly string[]): string | undefined {
  return rankedChoices().find((title) => titles.includes(title));
}

/** What the reader chose, on this and earlier pages, latest first. */
function rankedChoices(): string[] {
  if (unsaved) return unsaved;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((title) => typeof title === 'string') : [];
  } catch {
    return [];
  }
}
