/** Reports settings that Octavo does not support, once each, where they are first used. */
import type { z } from 'zod';
import type { Report } from '../errors.js';
import { ownValue } from '../own-value.js';
import { mixedSections } from './rules/check-mixture.js';
import type { Checked } from './validate-settings.js';
import { problemAt, type JsonNode, type JsonSpan } from './json-tree.js';
import type { Effect } from './schema/effect.js';
import { settingUses, type SettingUse } from './setting-keys.js';

interface Unsupported {
  path: string;
  effect: Effect;
  span: JsonSpan;
  count: number;
}

/** Warns about each of them, with the reason and the number of uses. */
export function warnUnsupportedSettings(schema: z.ZodType, { value, nodes }: Checked<unknown>, report: Report): void {
  const unsupported = new Map<string, Unsupported>();
  for (const use of settingUses(schema, value)) {
    if (use.isInside || mixedSections.has(use.key.path)) continue;
    for (const one of unsupportedIn(use, nodes)) count(unsupported, one);
  }
  for (const { path, effect, span, count: places } of unsupported.values()) {
    const used = places > 1 ? ` Used in ${places} places.` : '';
    report.warn(
      problemAt(span, {
        code: 'setting-ignored',
        message: `${path} has no effect.${used}`,
        hint: `${effect.note.charAt(0).toUpperCase()}${effect.note.slice(1)}.`,
      }),
    );
  }
}

/** The key itself, or its unsupported values. */
function unsupportedIn(
  { key, owner, name, value }: SettingUse,
  nodes: Checked<unknown>['nodes'],
): Omit<Unsupported, 'count'>[] {
  const entry = entryOf(nodes.get(owner), name);
  if (!entry) return [];
  if (key.effect.status === 'unsupported') {
    return [{ path: key.path, effect: key.effect, span: entry.key }];
  }
  const items = Array.isArray(value) ? value : [value];
  return items.flatMap((item: unknown, index) => {
    const effect = /^(?:string|boolean)$/.test(typeof item) ? ownValue(key.meta.values ?? {}, String(item)) : undefined;
    const node = entry.value.type === 'array' ? entry.value.items[index] : entry.value;
    return effect?.status === 'unsupported' && node
      ? [{ path: `${key.path} ${JSON.stringify(item)}`, effect, span: node.span }]
      : [];
  });
}

function entryOf(node: JsonNode | undefined, name: string): { key: JsonSpan; value: JsonNode } | undefined {
  return node?.type === 'object' ? node.entries.get(name) : undefined;
}

function count(found: Map<string, Unsupported>, one: Omit<Unsupported, 'count'>): void {
  const before = found.get(one.path);
  if (before) before.count++;
  else found.set(one.path, { ...one, count: 1 });
}
