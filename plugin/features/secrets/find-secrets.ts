/** Finds keys and secrets in a text. */
import type { Problem } from '../../core/errors/errors.js';
import type { SourcePoint } from '../../core/text/source-frame.js';
import { EditedText } from '../../mdx/source/edited-text.js';
import { connectionStrings } from './connection-strings.js';
import { isPlaceholder } from './is-placeholder.js';
import { jsonWebTokens } from './json-web-tokens.js';
import { secretFormats } from './secret-formats.js';

/** A key, token or password in a text. */
export type FoundSecret = Pick<Problem, 'code' | 'message' | 'hint'> & SourcePoint;

/** Passwords come last, because the key of a provider can be one. */
const formats = [...secretFormats, jsonWebTokens, connectionStrings];

const revoke =
  'Revoke it, then write a placeholder such as YOUR_API_KEY. The history of the repository still contains it.';

/** Returns a finding for each key, token and password that looks real. */
export function findSecrets(source: string): FoundSecret[] {
  const found = new Map<number, FoundSecret>();
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
