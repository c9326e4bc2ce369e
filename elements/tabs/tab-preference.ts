/** The tab titles that the reader has selected, latest first. Shared by all groups and pages. */
const storageKey = 'octavo-tabs';

/** Fired on `document` when the reader selects a tab. */
export const tabChoiceEvent = 'octavo-tab-choice';

const limit = 20;
let unsaved: string[] | undefined;

/** Stores that the reader selected `title` in `origin`, and notifies other groups. */
export function choose(title: string, origin: Element): void {
  if (!title) return;
  const titles = [title, ...rankedChoices().filter((other) => other !== title)].slice(0, limit);
  try {
    localStorage.setItem(storageKey, JSON.stringify(titles));
  } catch {
    // Storage is full or not available: the selection is lost on the next page.
    unsaved = titles;
  }
  document.dispatchEvent(new CustomEvent(tabChoiceEvent, { detail: { title, origin } }));
}

/** Calls `listener` for every selection on the page. Returns a function that stops. */
export function onChoice(listener: (title: string, origin: Element) => void): () => void {
  const listen = (event: Event): void => {
    const { title, origin } = (event as CustomEvent<{ title: string; origin: Element }>).detail;
    listener(title, origin);
  };
  document.addEventListener(tabChoiceEvent, listen);
  return () => document.removeEventListener(tabChoiceEvent, listen);
}

/** The title in `titles` that the reader selected last, on this or an earlier page. */
export function preferredTitle(titles: readonly string[]): string | undefined {
  return rankedChoices().find((title) => titles.includes(title));
}

/** The titles that the reader selected, latest first. */
function rankedChoices(): string[] {
  if (unsaved) return unsaved;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((title) => typeof title === 'string') : [];
  } catch {
    return [];
  }
}
