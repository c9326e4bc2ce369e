/** Stores the reader's theme and applies it to the page. */
import { attempt } from '../attempt.js';

/** The themes that a reader can select. */
export type Theme = 'light' | 'dark' | 'system';

const storageKey = 'octavo-theme';
const eventType = 'octavo-theme-change';

/** The reader's theme, otherwise the site's default (`<html data-appearance>`), otherwise `system`. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    if (isTheme(stored)) return stored;
  } catch {
    // Storage is not available: use the site's default.
  }
  const { appearance } = document.documentElement.dataset;
  return isTheme(appearance) ? appearance : 'system';
}

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** Stores `theme`, sets the class `dark` and `color-scheme` on `<html>`, and fires `octavo-theme-change`. */
export function applyTheme(theme: Theme): void {
  attempt(() => localStorage.setItem(storageKey, theme));
  showTheme(theme);
  document.dispatchEvent(new CustomEvent(eventType, { detail: { theme } }));
}

/** Calls `listener` after the theme changes on this page, in another tab or by the system. Returns a function that stops. */
export function onThemeChange(listener: (theme: Theme) => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const changed = (event: Event): void => {
    if (event instanceof StorageEvent && event.key !== storageKey) return;
    if (event.type !== eventType) showTheme(readTheme());
    listener(readTheme());
  };
  const end = new AbortController();
  const options = { signal: end.signal };
  document.addEventListener(eventType, changed, options);
  window.addEventListener('storage', changed, options);
  system.addEventListener('change', changed, options);
  return () => end.abort();
}

/** Sets the class `dark` and `color-scheme` on `<html>`, and in a built page `data-theme`. */
export function showTheme(theme: Theme): void {
  const { classList, dataset, style } = document.documentElement;
  const dark = isDark(theme);
  classList.toggle('dark', dark);
  if ('octavo' in dataset) dataset['theme'] = dark ? 'dark' : 'light';
  style.colorScheme = dark ? 'dark' : 'light';
}

/** Whether `theme` is dark on this device now. */
export function isDark(theme: Theme): boolean {
  return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
}
