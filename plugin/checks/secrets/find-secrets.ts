/** Finds keys and secrets in a text. */
import { EditedText } from '../../mdx/source/edited-text.js';
import type { Finding } from '../pages/finding.js';
import { isPlaceholder } from './is-placeholder.js';
import { secretFormats } from './secret-formats.js';

/** Returns a finding for each key that looks real. */
export function findSecrets(source: string): Finding[] {
  const found = new Map<number, Finding>();
  const text = EditedText.of(source);
  for (const { name, marker, pattern } of secretFormats) {
    if (!source.includes(marker)) continue;
    for (const { 0: key, 1: body = key, index } of source.matchAll(pattern)) {
      if (found.has(index) || isPlaceholder(body, key)) continue;
      found.set(index, {
        ...text.originalPoint(index),
        code: 'secret-exposed',
        message: `"${masked(key)}" looks like ${name}.`,
        hint: 'Revoke it, then write a placeholder such as YOUR_API_KEY. The history of the repository still contains it.',
      });
    }
  }
  return [...found.values()];
}

/** Reports are public too, so that they show only the beginning. */
function masked(key: string): string {
  return `${key.replace(/\s[^]*$/, '').slice(0, 10)}…`;
}
