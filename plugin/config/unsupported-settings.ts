/** Says which settings of a file have no effect: each once, where it stands first. */
import type { z } from 'zod';
import type { Report } from '../errors.js';
import { ownValue } from '../own-value.js';
import type { Checked } from './validate-settings.js';
import { problemAt, type JsonNode, type JsonSpan } from './json-tree.js';
import type { Effect } from './schema/effect.js';
import { settingUses, type SettingUse } from './setting-keys.js';

interface Ignored {
  path: string;
  effect: Effect;
  span: JsonSpan;
  count: number;
}

/** Warns of every setting of `checked` that is ignored, with the reason and the number of places. */
export function warnUnsupportedSettings(schema: z.ZodType, { value, nodes }: Checked<unknown>, report: Report): void {
  const found = new Map<string, Ignored>();
  for (const use of settingUses(schema, value)) {
    for (const one of use.isInside ? [] : ignoredIn(use, nodes)) count(found, one);
  }
  for (const { path, effect, span, count: places } of found.values()) {
    const more = places > 1 ? ` It stands at ${places} places.` : '';
    report.warn(
      problemAt(span, {
        code: 'setting-ignored',
        message: `${path} has no effect: ${effect.note}.${more}`,
        hint: 'The rest of the site is built as usual. "octavo check --compat" lists the effect of every setting.',
      }),
    );
  }
}

/** The key itself, or those of its values that are ignored. */
function ignoredIn(
  { key, owner, name, value }: SettingUse,
  nodes: Checked<unknown>['nodes'],
): Omit<Ignored, 'count'>[] {
  const entry = entryOf(nodes.get(owner), name);
  if (!entry) return [];
  if (key.effect.status === 'unsupported') {
    return [{ path: key.path, effect: key.effect, span: entry.key }];
  }
  const items = Array.isArray(value) ? value : [value];
  return items.flatMap((item: unknown, index) => {
    const effect = typeof item === 'string' ? ownValue(key.meta.values ?? {}, item) : undefined;
    const node = entry.value.type === 'array' ? entry.value.items[index] : entry.value;
    return effect?.status === 'unsupported' && node
      ? [{ path: `${key.path} ${JSON.stringify(item)}`, effect, span: node.span }]
      : [];
  });
}

function entryOf(node: JsonNode | undefined, name: string): { key: JsonSpan; value: JsonNode } | undefined {
  return node?.type === 'object' ? node.entries.get(name) : undefined;
}

function count(found: Map<string, Ignored>, one: Omit<Ignored, 'count'>): void {
  const before = found.get(one.path);
  if (before) before.count++;
  else found.set(one.path, { ...one, count: 1 });
}
