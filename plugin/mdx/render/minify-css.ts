/** CSS without comments and needless spaces, for the style text that a page repeats in every shadow root. */
export function minifyCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([{;][a-z-]+): /g, '$1:')
    .replace(/;}/g, '}')
    .trim();
}
