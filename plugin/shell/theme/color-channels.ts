import { bytesOf } from './colors.js';
import { palette } from './palette.js';
import type { ColoredSite } from './site-backgrounds.js';

/** The grays by step. They are the same in all sites. */
const grays = {
  50: '#f8fafc',
  100: '#f1f5f9',
  200: '#e2e8f0',
  300: '#cbd5e1',
  400: '#94a3b8',
  500: '#64748b',
  600: '#475569',
  700: '#334155',
  800: '#1e293b',
  900: '#0f172a',
  950: '#080d19',
};

/**
 * The colors of a site under the names of the hosted service, as CSS declarations with three numbers each:
 * `rgb(var(--primary) / 0.5)`. A color that is not hex is left out.
 */
export function colorChannels(site: ColoredSite): string {
  const { colors } = site;
  const values = {
    primary: colors.primary,
    'primary-light': colors.light,
    'primary-dark': colors.dark,
    ...Object.fromEntries(Object.entries(grays).map(([step, color]) => [`gray-${step}`, color])),
    'background-light': palette(site, 'light')['color-background'],
    'background-dark': palette(site, 'dark')['color-background'],
  };
  return Object.entries(values)
    .flatMap(([name, color]) => {
      const bytes = bytesOf(color);
      return bytes ? `--${name}:${bytes.join(' ')}` : [];
    })
    .join(';');
}
