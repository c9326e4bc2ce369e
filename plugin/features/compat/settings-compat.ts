import type { z } from 'zod';
import { jsonText } from '../../config/read/json-text.js';
import { locationOf, toValue, type JsonNode, type JsonSpan } from '../../config/read/json-tree.js';
import { walkUses, type SettingKey } from '../../config/setting-keys.js';
import { ownValue } from '../../core/text/own-value.js';
import type { CompatEntry } from '../../plugins/compat-report.js';
import { Tally } from './tally.js';

/** The status of each key of the settings, and of values with a different status. */
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
    if (key.effect.status !== 'unsupported' && entry.value) addValues(key, entry.value, tally);
  }
  for (const { path, owner, name, known } of unknown)
    tally.unknown(path, name, known, locationOf(entryOf(owner, name).key));
  return tally.entries();
}

/** Adds the values (for a list, its items) with a different status. */
function addValues({ path, meta: { values } }: SettingKey, value: JsonNode, tally: Tally): void {
  for (const node of value.type === 'array' ? value.items : [value]) {
    const effect = node.type === 'scalar' ? ownValue(values ?? {}, String(node.value)) : undefined;
    if (effect) tally.known(`${path}: ${jsonText(toValue(node))}`, effect, locationOf(node.span));
  }
}
