import { isDark, readTheme, type Theme } from '../../elements/theme-toggle/theme.js';

/**
 * In the head: sets the class `dark`, and hides a banner that the reader has closed. Site settings are in
 * `data-appearance`, `data-strict` and `data-octavo-banner` of `<html>`.
 */
export function showTheme(): void {
  const { classList, dataset } = document.documentElement;
  const dark = isDark(dataset['strict'] === undefined ? readTheme() : (dataset['appearance'] as Theme));
  classList.toggle('dark', dark);
  dataset['theme'] = dark ? 'dark' : 'light';
  try {
    if (dataset['octavoBanner'] && localStorage.getItem('octavo-banner') === dataset['octavoBanner'])
      dataset['octavoBanner'] = 'closed';
  } catch {
    // Storage is not available: show every banner.
  }
}
