import { ownValue } from '../text/own-value.js';

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** Decodes character references. Uncommon named references stay, because Markdown supports them too. */
export function decode(text: string): string {
  return text.includes('&') ? text.replace(/&(?:#(x[\da-f]+|\d+)|([a-z]+));/gi, character) : text;
}

function character(whole: string, number: string | undefined, name: string | undefined): string {
  if (number === undefined) return ownValue(named, name!) ?? whole;
  const code = number.startsWith('x') ? Number.parseInt(number.slice(1), 16) : Number(number);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code).replace(/\p{Surrogate}/u, '\ufffd') : whole;
}
