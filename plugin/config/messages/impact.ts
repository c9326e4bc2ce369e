/** Decides how much an invalid value costs the site. */
import type { z } from 'zod';
import { ownValue } from '../../core/text/own-value.js';
import { innerSchemas, schemaAt } from '../schema-at.js';
import { fieldMeta } from '../setting-keys.js';
import type { Metadata, WrongValue } from '../schema/effect.js';

/** The level of an invalid value at a path, and a note for the author. */
export interface Impact {
  level: WrongValue | 'notice';
  /** A sentence, for example `Until then, "ga4" is not loaded.` */
  consequence?: string;
}

/** The level that the schema declares, at the path or around it. A value without any effect costs nothing. */
export function impactOf(path: readonly PropertyKey[], schema: z.ZodType, settings: unknown): Impact {
  const keys = path.map((_, index) => keyAt(path.slice(0, index + 1), schema, settings));
  if (keys.some(({ isUnused }) => isUnused)) return { level: 'notice' };
  const level = keys.findLast(({ wrongValue }) => wrongValue)?.wrongValue ?? 'error';
  const unlessValid = keys.findLast((key) => key.unlessValid)?.unlessValid;
  return unlessValid === undefined ? { level } : { level, consequence: `Until then, ${unlessValid}.` };
}

/** The statements of the schema about the key at the end of the path. */
function keyAt(
  path: readonly PropertyKey[],
  schema: z.ZodType,
  settings: unknown,
): Pick<Metadata, 'wrongValue' | 'unlessValid'> & { isUnused: boolean } {
  const name = String(path.at(-1));
  const owner = schemaAt(schema, path.slice(0, -1), settings).schema;
  for (const object of owner ? innerSchemas(owner) : []) {
    const field = 'shape' in object ? ownValue(object.shape as Record<string, z.ZodType>, name) : undefined;
    if (!field) continue;
    const { effect, wrongValue, unlessValid } = fieldMeta(field);
    const { status } = ownValue(object.meta()?.effects ?? {}, name) ?? effect ?? {};
    return { wrongValue, unlessValid, isUnused: status === 'unsupported' };
  }
  return { isUnused: false };
}
