/** Optional keys of the common types, with their meaning. */
import { z } from 'zod';

type Meaning = z.core.GlobalMeta;

/** A key with any value of `schema`. */
export function optional<Schema extends z.ZodType>(schema: Schema, meaning: Meaning): z.ZodOptional<Schema> {
  return schema.optional().meta(meaning);
}

/** A key with text. */
export function optionalText(meaning: Meaning): z.ZodOptional<z.ZodString> {
  return optional(z.string(), meaning);
}

/** A key with true or false. */
export function optionalFlag(meaning: Meaning): z.ZodOptional<z.ZodBoolean> {
  return optional(z.boolean(), meaning);
}

/** A key with one of `values`. */
export function optionalChoice<const Value extends string>(
  values: readonly Value[],
  meaning: Meaning,
): z.ZodOptional<z.ZodEnum<{ [Name in Value]: Name }>> {
  return optional(z.enum(values), meaning);
}

/** A key with a list. `name`: its items, for a message about another value. */
export function optionalList<Item extends z.ZodType>(
  item: Item,
  meaning: Meaning,
  name?: string,
): z.ZodOptional<z.ZodArray<Item>> {
  const list = name === undefined ? z.array(item) : z.array(item, { error: `a list of ${name}` });
  return optional(list, meaning);
}
