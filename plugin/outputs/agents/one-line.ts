/** Text on one line, because a line break would end an entry of a list. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
