/** Shortens the styles that are repeated in every shadow root. */
import * as tokens from '../../../elements/tokens.js';
import * as tones from '../../../elements/tones.js';

/** Text with balanced parentheses, up to five levels. */
let nested = '[^()]*';
for (let level = 0; level < 5; level++) nested = `(?:[^()]|\\(${nested}\\))*`;

const namesOfTokens = Object.values({ ...tokens, ...tones }).flatMap((value) =>
  'cssText' in value ? (/^var\(--octavo-([\w-]+),/.exec(value.cssText)?.[1] ?? []) : [],
);

/** The tokens that the style sheet of every built site sets. */
const siteToken = new RegExp(
  `(var\\(--octavo-(?:color-primary-contrast|${namesOfTokens.join('|')})),${nested}\\)`,
  'g',
);

/**
 * Drops the fallbacks of design tokens, which only matter outside a built site: `var(--octavo-space,1rem)` →
 * `var(--octavo-space)`.
 */
export function dropTokenFallbacks(css: string): string {
  return css.replace(siteToken, '$1)');
}
