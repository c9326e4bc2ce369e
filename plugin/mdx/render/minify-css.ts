/** Minifies the styles that are repeated in every shadow root. */

/** CSS without comments and unnecessary spaces. */
export function minifyCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/ ([>~]) /g, '$1')
    .replace(/([{;(][a-z-]+): /g, '$1:')
    .replace(/;}/g, '}')
    .trim();
}

/** The tokens that the stylesheet of every built site sets. */
const siteToken = new RegExp(
  '(var\\(--octavo-(?:color-(?:primary(?:-contrast)?|text(?:-muted)?|heading|background|surface(?:-raised)?|border(?:-strong)?|code-background)' +
    '|tone-[a-z]+|font-(?:body|heading|mono)|radius(?:-small|-large)?|shadow|space)),(?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)',
  'g',
);

/**
 * Drops the fallbacks of design tokens, which only matter outside a built site: `var(--octavo-space,1rem)` →
 * `var(--octavo-space)`.
 */
export function dropTokenFallbacks(css: string): string {
  return css.replace(siteToken, '$1)');
}
