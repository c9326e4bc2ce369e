import { ownValue } from '../../core/text/own-value.js';

/**
 * The layout of the header: `bar` is a row over the whole width with the tabs below it, `side` has logo and search at the top of
 * the sidebar, and the rest in one row above the content.
 */
type Header = 'bar' | 'side';

/**
 * The named themes. A theme has other values of the tokens, and rules that tokens cannot express. `mint` is the base and has
 * neither.
 */
export const themes: Readonly<Record<string, Header>> = {
  maple: 'side',
  palm: 'bar',
  willow: 'side',
  linden: 'side',
  almond: 'bar',
  aspen: 'bar',
  sequoia: 'bar',
  luma: 'bar',
};

/** The header of a theme; `undefined` for `mint` and unknown names. */
export function headerOf(theme: string): Header | undefined {
  return ownValue(themes, theme);
}

/** Themes with a line between the groups of the sidebar. */
export const dividedThemes: ReadonlySet<string> = new Set(['aspen']);

/** The grounds and lines of a theme, to which texts are fitted: the names of the tokens, in the order of the table. `ground`: below the page and its bar. */
const names = [
  'color-background',
  'color-surface',
  'color-surface-raised',
  'color-code-background',
  'color-border',
  'color-border-strong',
  'color-ground',
] as const;

export type Grounds = Record<(typeof names)[number], string>;

/** In light and in dark mode. Dark fills have at least 1.10 contrast with the background, dark borders 1.35. */
const table = {
  mint: [
    '#ffffff #f5f6f8 #ffffff #f5f6f8 #e2e5ea #cbd0d8 #ffffff',
    '#0c0e12 #191c22 #1e222a #171a20 #2e333c #434a56 #0c0e12',
  ],
  maple: [
    '#ffffff #f4f4f5 #ffffff #f4f4f5 #e4e4e7 #cfcfd6 #f4f4f5',
    '#131418 #1d1f24 #23252b #1d1f24 #363941 #4a4e58 #0c0d10',
  ],
  palm: [
    '#ffffff #f3f5f8 #ffffff #f3f5f8 #d9dee6 #b9c2cf #ffffff',
    '#0d1117 #181e27 #1b222c #171c25 #2f3845 #465263 #0d1117',
  ],
  willow: [
    '#ffffff #f6f6f4 #ffffff #f6f6f4 #e5e4e0 #c9c7c0 #ffffff',
    '#111111 #1e1e1d #222221 #1e1e1d #353432 #504e4a #111111',
  ],
  linden: [
    '#fcfcfa #f2f2ee #fcfcfa #f4f4f0 #cfcfc7 #a9a9a0 #fcfcfa',
    '#0a0a0a #181818 #1c1c1c #181818 #3a3a3a #565656 #0a0a0a',
  ],
  almond: [
    '#ffffff #f7f7f5 #ffffff #f7f7f5 #e3e2de #cac8c2 #f1f1ee',
    '#18191b #232528 #26282b #232528 #3b3d41 #515459 #0b0b0c',
  ],
  aspen: [
    '#ffffff #f2f4f7 #ffffff #ffffff #dce1e8 #bfc8d3 #ffffff',
    '#0e1013 #1a1e24 #1e232a #171b21 #313843 #47505f #0e1013',
  ],
  sequoia: [
    '#ffffff #f7f7f7 #ffffff #f3f3f3 #dedede #1a1a1a #ffffff',
    '#101112 #1c1e20 #202224 #1c1e20 #34373a #8d9196 #101112',
  ],
  luma: [
    '#fdfdfe #f2f2f7 #ffffff #f2f2f7 #e3e3ec #c9c9d8 #fdfdfe',
    '#0f0f14 #1d1d25 #22222b #1d1d25 #33333f #4b4b5b #0f0f14',
  ],
} as const;

/** Hex colors of a theme; those of `mint` for unknown names. */
export function groundsOf(theme: string | undefined, scheme: 'light' | 'dark'): Grounds {
  const [light, dark] = ownValue(table, theme ?? 'mint') ?? table.mint;
  const colors = (scheme === 'light' ? light : dark).split(' ');
  return Object.fromEntries(names.map((name, index) => [name, colors[index]])) as Grounds;
}

/** The themes that have grounds. */
export const groundedThemes = Object.keys(table);
