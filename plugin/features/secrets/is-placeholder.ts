/** Decides whether text in the form of a key is only a placeholder. */
import { createHash } from 'node:crypto';

/** Words of placeholders. Random text of the length of a key rarely contains one. */
const words =
  /example|placeholder|sample|dummy|redacted|changeme|replace|insert|secret[_-]?key|api[_-]?key|access[_-]?token|your[_-]|[_-]your|yourkey|yourtoken|mykey|fake|foobar|lorem|<|>|\.\.\.|…|\*\*\*/i;

/** First bytes of the SHA-256 of keys that their providers publish in their own documentation. */
const published: ReadonlySet<string> = new Set([
  '2cafc0970149a84f',
  'f2d6ca16515033e5',
  '7e8de44ea9ecf6d5',
  'ac9265e56c79b234',
  '43678fe10ddfc0ba',
  '900e6c2bf8ce6c14',
  '3543c50b0cb9cea8',
  '02091175c1ae3023',
]);

/** `body`: the part of a key that differs between keys. `key`: the complete key. */
export function isPlaceholder(body: string, key: string): boolean {
  return words.test(body) || entropy(body) < 2.8 || regularity(body) >= 0.5 || published.has(fingerprint(key));
}

function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

/** Shannon entropy per character, in bits. Random keys have more than 3, `xxxxxxxx` has 0. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

/** Length of a run of characters that is not random. */
const minRunLength = 4;

/**
 * The share of the text that is in runs such as `1234`, `aaaa` and `dCbA`, or in repetitions of earlier text. `minLength`: of
 * a run that is not random.
 */
export function regularity(text: string, minLength = minRunLength): number {
  const codes = Array.from(text.toLowerCase(), (character) => character.charCodeAt(0));
  let regular = 0;
  let start = 0;
  for (let index = 1; index <= codes.length; index++) {
    const step = codes[index]! - codes[index - 1]!;
    const isRun = Math.abs(step) <= 1 && (index - start < 2 || step === codes[index - 1]! - codes[index - 2]!);
    if (isRun) continue;
    if (index - start >= minLength) regular += index - start;
    start = index;
  }
  return Math.max(regular, repeated(text)) / text.length;
}

/** Length of the text that repeats a part of 4 to 16 characters before it. */
function repeated(text: string): number {
  for (let size = 4; size <= Math.min(16, text.length / 2); size++) {
    if (text.startsWith(text.slice(0, size), size)) return text.length;
  }
  return 0;
}
