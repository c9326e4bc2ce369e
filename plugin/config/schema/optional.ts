/** Optional keys of the common types, with their meaning. */
import { z } from 'zod';

type Meaning = z.core.GlobalMeta;

/** A key with text. */
export function optionalText(meaning: Meaning): z.ZodOptional<z.ZodString> {
  return z.string().optional().meta(meaning);
}

/** A key with true or false. */
export function optionalFlag(meaning: Meaning): z.ZodOptional<z.ZodBoolean> {
  return z.boolean().optional().meta(meaning);
}

/** A key with one of `values`. */
export function optionalChoice<const Value extends string>(
  values: readonly Value[],
  meaning: Meaning,
): z.ZodOptional<z.ZodEnum<{ [Name in Value]: Name }>> {
  return z.enum(values).optional().meta(meaning);
}

/** A key with a list. `name`: its items, for a message about another value. */
export function optionalList<Item extends z.ZodType>(
  item: Item,
  meaning: Meaning,
  name?: string,
): z.ZodOptional<z.ZodArray<Item>> {
  const list = name === undefined ? z.array(item) : z.array(item, { error: `a list of ${name}` });
  return list.optional().meta(meaning);
}
