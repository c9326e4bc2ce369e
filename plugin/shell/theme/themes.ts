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
