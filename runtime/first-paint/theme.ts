import { isDark, readTheme, type Theme } from '../../elements/theme-toggle/theme.js';

/**
 * In the head: sets the class `dark`, and hides a banner that the reader has closed. Site settings are in
 * `data-appearance`, `data-strict` and `data-banner` of `<html>`.
 */
export function showTheme(): void {
  const { classList, dataset } = document.documentElement;
  const dark = isDark(dataset['strict'] === undefined ? readTheme() : (dataset['appearance'] as Theme));
  classList.toggle('dark', dark);
  dataset['theme'] = dark ? 'dark' : 'light';
  try {
    if (dataset['banner'] && localStorage.getItem('octavo-banner') === dataset['banner']) dataset['banner'] = 'closed';
  } catch {
    // Storage is not available: show every banner.
  }
}
