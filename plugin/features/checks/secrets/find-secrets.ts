/** Finds keys and secrets in a text. */
import { EditedText } from '../../../mdx/source/edited-text.js';
import type { Finding } from '../pages/finding.js';
import { connectionStrings } from './connection-strings.js';
import { isPlaceholder } from './is-placeholder.js';
import { jsonWebTokens } from './json-web-tokens.js';
import { secretFormats } from './secret-formats.js';

/** Passwords come last, because the key of a provider can be one. */
const formats = [...secretFormats, jsonWebTokens, connectionStrings];

const revoke =
  'Revoke it, then write a placeholder such as YOUR_API_KEY. The history of the repository still contains it.';

/** Returns a finding for each key, token and password that looks real. */
export function findSecrets(source: string): Finding[] {
  const found = new Map<number, Finding>();
  const text = EditedText.of(source);
  for (const { name, marker, pattern, isReal = isRandom, shown = masked, hint = revoke } of formats) {
    if (!source.includes(marker)) continue;
    for (const match of source.matchAll(pattern)) {
      const { 0: secret, index } = match;
      if (!isReal(match) || includesOne(found.keys(), index, index + secret.length)) continue;
      found.set(index, {
        ...text.originalPoint(index),
        code: 'secret-exposed',
        message: `"${shown(match)}" looks like ${name}.`,
        hint,
      });
    }
  }
  return [...found.values()];
}

function isRandom([key = '', body = key]: readonly string[]): boolean {
  return !isPlaceholder(body, key);
}

function includesOne(offsets: Iterable<number>, start: number, end: number): boolean {
  for (const offset of offsets) if (offset >= start && offset < end) return true;
  return false;
}

/** Reports are public too, so that they show only the beginning. */
function masked([key = '']: readonly string[]): string {
  return `${key.replace(/\s[^]*$/, '').slice(0, 10)}…`;
}
