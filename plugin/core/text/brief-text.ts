/** Foreign text in messages: readers recognize it by its start and end. */

/** The text on one line. The middle of one with more than `max` characters is left out. */
export function briefText(text: string, max = 80): string {
  if (text.length <= max) return oneLine(text);
  const end = Math.floor(max / 4);
  // Half of a surrogate pair is not a character.
  const start = text.slice(0, max - end - 1).replace(/[\ud800-\udbff]$/, '');
  return oneLine(`${start}…${text.slice(-end).replace(/^[\udc00-\udfff]/, '')}`);
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
