import type { z } from 'zod';
import { locationOf, toValue, type JsonNode, type JsonSpan } from '../../config/json-tree.js';
import { walkUses } from '../../config/setting-keys.js';
import { Tally, type CompatEntry } from './tally.js';

/** What becomes of each key of the settings, and of the values that have an effect of their own. */
export function settingsCompat(schema: z.ZodType, root: JsonNode): CompatEntry[] {
  const nodes = new Map<object, JsonNode>();
  const value = toValue(root, (made, node) => nodes.set(made, node));
  const tally = new Tally();
  const spanOf = (owner: object, name: string): JsonSpan => {
    const node = nodes.get(owner);
    return (node?.type === 'object' && node.entries.get(name)?.key) || root.span;
  };
  const { uses, unknown } = walkUses(schema, value);
  for (const { key, owner, name, value: given } of uses) {
    const place = locationOf(spanOf(owner, name));
    tally.known(key.path, key.effect, place);
    if (key.effect.status === 'ignored') continue;
    for (const item of Array.isArray(given) ? given : [given]) {
      const effect = typeof item === 'string' ? key.meta.values?.[item] : undefined;
      if (effect) tally.known(`${key.path}: ${JSON.stringify(item)}`, effect, place);
    }
  }
  for (const { path, owner, name, known } of unknown) tally.unknown(path, name, known, locationOf(spanOf(owner, name)));
  return tally.entries();
}
