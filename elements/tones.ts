/**
 * Colors of badges, pills and callouts. As text they have enough contrast on a tint of the same color, in light and dark.
 * A site sets them for its background.
 */
import { css, unsafeCSS, type CSSResult } from 'lit';

export const gray = css`var(--octavo-tone-gray,light-dark(#4b5563,#a8b0bd))`;
export const blue = css`var(--octavo-tone-blue,light-dark(#1b55c0,#7db0ff))`;
export const green = css`var(--octavo-tone-green,light-dark(#0f6b32,#5fd38a))`;
export const amber = css`var(--octavo-tone-amber,light-dark(#854d0e,#f0c04a))`;
export const orange = css`var(--octavo-tone-orange,light-dark(#a8380a,#fb9a5c))`;
export const red = css`var(--octavo-tone-red,light-dark(#b91c1c,#fb8585))`;
export const purple = css`var(--octavo-tone-purple,light-dark(#6b2bcf,#c39bff))`;

/**
 * A rule for each entry of a table of colors: sets `property` of the elements that `selectorOf` its key selects. Bundles leave the
 * rules out where nothing uses them.
 */
/* #__NO_SIDE_EFFECTS__ */
export function colorRules(
  property: `--${string}`,
  colors: Readonly<Record<string, CSSResult>>,
  selectorOf: (key: string) => string,
): CSSResult {
  const rules = Object.entries(colors).map(([key, color]) => `${selectorOf(key)} { ${property}: ${color.cssText} }`);
  return unsafeCSS(rules.join(''));
}
