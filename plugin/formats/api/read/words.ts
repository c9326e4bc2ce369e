/** The words of a text: a long list of keys is easier to read without quotation marks. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
