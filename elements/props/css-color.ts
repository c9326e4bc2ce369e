/** A color that is safe in a `style` attribute, or `undefined`. The `#` of hex colors is optional. */
export function cssColor(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text) && /\d/.test(text)) return `#${text}`;
  return /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var)\([^;{}<>"']*\))$/i.test(
    text,
  )
    ? text
    : undefined;
}
