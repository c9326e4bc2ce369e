/** Makes spellings equal: diacritics, full-width characters, ligatures. */

/** Diacritics of Latin, Greek and Cyrillic, vowel points of Hebrew and Arabic. Vowel signs of other scripts are letters. */
const diacritics = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/** Letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};
const special = /[ßẞøØłŁæÆœŒđĐı]/g;

/** `text` without diacritics and with one form for each character. Letters keep their case. */
export function fold(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  const decomposed = text.normalize('NFKD').replace(diacritics, '');
  return decomposed.normalize('NFC').replace(special, (letter) => letters[letter]!);
}
