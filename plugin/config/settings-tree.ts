/** Walks through validated settings: every value with its path and location. */
import type { JsonNode, JsonSpan } from './read/json-tree.js';
import { pathText } from './messages/path-text.js';

/** A value of the settings. */
export interface SettingsValue {
  path: readonly PropertyKey[];
  /** `navigation.groups[0].pages`. */
  text: string;
  /** The path without numbers: `navigation.groups[].pages`. */
  pattern: string;
  node: JsonNode;
  /** The span of its key; for an item of a list, of the item itself. */
  key: JsonSpan;
}

/** All values, parents first. */
export function* settingsValues(node: JsonNode, path: readonly PropertyKey[] = []): Generator<SettingsValue> {
  if (node.type === 'object') {
    for (const [name, { key, value }] of node.entries) yield* inside(value, [...path, name], key);
  } else if (node.type === 'array') {
    for (const [index, item] of node.items.entries()) yield* inside(item, [...path, index], item.span);
  }
}

function* inside(node: JsonNode, path: readonly PropertyKey[], key: JsonSpan): Generator<SettingsValue> {
  const pattern = pathText(path).replace(/\[\d+\]/g, '[]');
  yield { path, text: pathText(path), pattern, node, key };
  yield* settingsValues(node, path);
}
