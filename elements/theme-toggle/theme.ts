/** Light, dark or the system's choice: where it is kept, and how the page follows. */

/** What a reader can choose. */
export type Theme = 'light' | 'dark' | 'system';

const storageKey = 'octavo-theme';
const eventType = 'octavo-theme-change';

/** The reader's choice; where there is none, the site's default (`<html data-appearance>`), else `system`. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    if (isTheme(stored)) return stored;
  } catch {
    // Storage is forbidden: the site's default is all there is.
  }
  const { appearance } = document.documentElement.dataset;
  return isTheme(appearance) ? appearance : 'system';
}

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** Keeps `theme`, sets the class `dark` and `color-scheme` on `<html>`, and tells the page with `octavo-theme-change`. */
export function applyTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is full or forbidden: the choice holds for this page.
  }
  showTheme(theme);
  document.dispatchEvent(new CustomEvent(eventType, { detail: { theme } }));
}

/** Calls `listener` after the theme was changed here, in another tab of the browser, or by the system; returns how to stop that. */
export function onThemeChange(listener: (theme: Theme) => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const changed = (event: Event): void => {
    if (event instanceof StorageEvent && event.key !== storageKey) return;
    if (event.type !== eventType) showTheme(readTheme());
    listener(readTheme());
  };
  document.addEventListener(eventType, changed);
  window.addEventListener('storage', changed);
  system.addEventListener('change', changed);
  return () => {
    document.removeEventListener(eventType, changed);
    window.removeEventListener('storage', changed);
    system.removeEventListener('change', changed);
  };
}

function showTheme(theme: Theme): void {
  const { classList, style } = document.documentElement;
  const dark = isDark(theme);
  classList.toggle('dark', dark);
  style.colorScheme = dark ? 'dark' : 'light';
}

/** Whether `theme` is dark on this device now. */
export function isDark(theme: Theme): boolean {
  return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
}
