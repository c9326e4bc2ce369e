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
