/** The words of the reference pages about a key: its values, its default, its equivalent, and its support. */
import { z } from 'zod';
import type { Effect } from '../../plugin/config/schema/effect.js';
import { innerSchemas } from '../../plugin/config/schema-at.js';
import type { SettingKey } from '../../plugin/config/setting-keys.js';

const statuses = { supported: '', partial: 'Partly supported', unsupported: 'Not supported' } as const;

/** All values of an enumeration, and of text with a list of known names. `undefined` for other types. */
export function valuesOf({ schema, meta }: SettingKey): string | undefined {
  const values = enumerated(schema);
  const names = values.length > 0 ? values : (meta.names?.names ?? []);
  return names.length === 0 ? undefined : `Values: ${names.map(code).join(', ')}.`;
}

function enumerated(schema: z.ZodType): string[] {
  return innerSchemas(schema).flatMap((inner) => {
    if (inner instanceof z.ZodEnum) return inner.options.map(String);
    return inner instanceof z.ZodArray ? enumerated(inner.element as z.ZodType) : [];
  });
}

/** `undefined` if there is none. */
export function defaultOf({ meta }: SettingKey): string | undefined {
  return meta.default === undefined ? undefined : `Default: ${code(meta.default)}.`;
}

/** The other key with the same meaning. */
export function equivalentOf({ meta }: SettingKey): string | undefined {
  return meta.sameAs === undefined ? undefined : `Same as ${code(meta.sameAs)}.`;
}

/** The values with an effect of their own. A key without support has none. */
export function valueEffects({ effect, meta }: SettingKey): Readonly<Record<string, Effect>> {
  return effect.status === 'unsupported' ? {} : (meta.values ?? {});
}

/** Texts about missing support: of the key, and of values with a different effect, grouped by effect. */
export function supportOf(settingKey: SettingKey): string[] {
  const { effect, isContainer } = settingKey;
  const keyEffect = isContainer && effect.note === '' ? undefined : support('', effect);
  const byEffect = new Map<string, { names: string[]; effect: Effect }>();
  for (const [value, valueEffect] of Object.entries(valueEffects(settingKey))) {
    const key = `${valueEffect.status} ${valueEffect.note}`;
    byEffect.set(key, { names: [...(byEffect.get(key)?.names ?? []), code(value)], effect: valueEffect });
  }
  return [keyEffect, ...[...byEffect.values()].map((group) => support(group.names.join(', '), group.effect))].filter(
    (text) => text !== undefined,
  );
}

function support(names: string, { status, note }: Effect): string | undefined {
  const label = statuses[status];
  if (label === '') return undefined;
  return `${names ? `${names}: ${label.toLowerCase()}` : `**${label}**`}: ${note}.`;
}

/** A value as inline code. */
export function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** Escapes `{` and `<` outside of code, which MDX would read as code. */
export function mdxText(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{<]/g, '\\$&')))
    .join('');
}

/** `mdxText` for the cell of a table, which `|` would end. */
export function cellText(text: string): string {
  return mdxText(text).replaceAll('|', '\\|');
}
