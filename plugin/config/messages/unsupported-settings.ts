/** Reports settings that Octavo does not support, each reason once. */
import type { z } from 'zod';
import type { Report } from '../../core/errors/errors.js';
import { groupBy } from '../../core/text/group-by.js';
import { ownValue } from '../../core/text/own-value.js';
import { mixedSections } from '../rules/check-mixture.js';
import type { Checked } from '../validate-settings.js';
import { entryOf, locationOf, problemAt, type JsonSpan } from '../read/json-tree.js';
import { effectHint, type Effect } from '../schema/effect.js';
import { settingUses, type SettingUse } from '../setting-keys.js';

interface Unsupported {
  path: string;
  effect: Effect;
  span: JsonSpan;
}

/** Warns about all settings that have no effect for the same reason at once. */
export function warnUnsupportedSettings(schema: z.ZodType, { value, nodes }: Checked<unknown>, report: Report): void {
  const unsupported = [...settingUses(schema, value)]
    .filter(({ isInside, key }) => !isInside && !mixedSections.has(key.path))
    .flatMap((use) => unsupportedIn(use, nodes));
  for (const uses of groupBy(unsupported, ({ effect }) => effect.note).values()) {
    const paths = [...new Set(uses.map(({ path }) => path))];
    const text = {
      code: 'setting-ignored',
      message: `${paths.join(', ')} ${paths.length === 1 ? 'has' : 'have'} no effect.`,
      hint: effectHint(uses[0]!.effect, paths.length),
    };
    const places = uses.length > 1 ? { places: uses.map(({ span }) => locationOf(span)) } : {};
    report.warn({ ...problemAt(uses[0]!.span, text), ...places });
  }
}

/** The key itself, or its unsupported values. */
function unsupportedIn({ key, owner, name, value }: SettingUse, nodes: Checked<unknown>['nodes']): Unsupported[] {
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
