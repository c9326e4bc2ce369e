/** The text of preview images without anything that their fonts cannot draw. */

/** Whether the fonts have a character, by its code point. */
export type CanDraw = (code: number) => boolean;

/**
 * The part of `text` that can be drawn. Symbols that the fonts do not have are omitted, emoji always. Without one of its
 * letters, a text cannot be read, so it is '' as a whole.
 */
export function drawableText(text: string, canDraw: CanDraw): string {
  let drawn = '';
  for (const character of withoutEmoji(text.normalize('NFC'))) {
    if (isInvisible.test(character) || canDraw(character.codePointAt(0)!)) drawn += character;
    else if (/[\p{L}\p{M}\p{N}]/u.test(character)) return '';
  }
  const line = drawn.replace(/\s{2,}/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(line) ? line : '';
}

/** Characters that need no glyph: spaces, joiners, marks of direction, and variation selectors. */
const isInvisible = /[\s\p{Cf}\ufe00-\ufe0f]/u;

function withoutEmoji(text: string): string {
  const emoji = /(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f)(?:\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3)*/gu;
  return text.replace(emoji, '');
}
