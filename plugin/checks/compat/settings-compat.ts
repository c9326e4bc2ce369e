import type { z } from 'zod';
import { locationOf, toValue, type JsonNode, type JsonSpan } from '../../config/json-tree.js';
import { walkUses } from '../../config/setting-keys.js';
import { Tally, type CompatEntry } from './tally.js';

/** What becomes of each key of the settings, and of the values that have an effect of their own. */
export function settingsCompat(schema: z.ZodType, root: JsonNode): CompatEntry[] {
  const nodes = new Map<object, JsonNode>();
  const value = toValue(root, (made, node) => nodes.set(made, node));
  const tally = new Tally();
  const entryOf = (owner: object, name: string): { key: JsonSpan; value?: JsonNode } => {
    const node = nodes.get(owner);
    return (node?.type === 'object' && node.entries.get(name)) || { key: root.span };
  };
  const { uses, unknown } = walkUses(schema, value);
  for (const { key, owner, name, isInside } of uses) {
    if (isInside) continue;
    const entry = entryOf(owner, name);
    tally.known(key.path, key.effect, locationOf(entry.key));
    if (key.effect.status === 'ignored') continue;
    for (const node of entry.value?.type === 'array' ? entry.value.items : [entry.value]) {
      const item = node?.type === 'scalar' ? node.value : undefined;
      const effect = typeof item === 'string' ? key.meta.values?.[item] : undefined;
      if (node && effect) tally.known(`${key.path}: ${JSON.stringify(item)}`, effect, locationOf(node.span));
    }
  }
  for (const { path, owner, name, known } of unknown)
    tally.unknown(path, name, known, locationOf(entryOf(owner, name).key));
  return tally.entries();
}
