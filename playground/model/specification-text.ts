/** Reads the text of a specification as data. Examples, defaults and limits keep the digits of their numbers. */
import type * as yaml from 'js-yaml';
import { digitsOf, exactNumber, isExactNumber, numberOf, parseExactly } from './values/exact-json.js';
import { withIndentedLines } from './indented-lines.js';

/** Throws as `JSON.parse`. */
export function parseJsonText(text: string): unknown {
  return withDigitsOfData(parseExactly(text));
}

/** The part of `js-yaml` that reads. A page loads it only for files that are not JSON. */
type Yaml = Pick<typeof yaml, 'CORE_SCHEMA' | 'floatCoreTag' | 'intCoreTag' | 'load' | 'mergeTag'>;

/** The data of YAML, and its text with the lines that had to be indented. Throws as `load`. */
export function parseYamlText(
  text: string,
  { CORE_SCHEMA, floatCoreTag, intCoreTag, load, mergeTag }: Yaml,
  options: Parameters<Yaml['load']>[1],
): { text: string; value: unknown } {
  const withDigits = (tag: typeof intCoreTag): typeof intCoreTag => ({
    ...tag,
    resolve: (digits, ...rest) => {
      const number = tag.resolve(digits, ...rest);
      if (typeof number !== 'number') return number;
      // JSON cannot have a number such as 0553418025, which often is a code.
      return (/^0\d/.test(digits) ? digits : exactNumber(digits, number)) as number;
    },
  });
  const schema = CORE_SCHEMA.withTags(mergeTag, withDigits(intCoreTag), withDigits(floatCoreTag));
  const read = withIndentedLines(text, (indented) => load(indented, { ...options, schema }));
  return { ...read, value: withDigitsOfData(read.value) };
}

/** Keys with data, and with limits of it. */
const dataKeys: ReadonlySet<string> = new Set([
  'const',
  'dataValue',
  'default',
  'enum',
  'example',
  'examples',
  'payload',
  'value',
  'x-default',
  'x-example',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'maximum',
  'minimum',
  'multipleOf',
]);

/** Everywhere else, numbers are numbers, and versions are texts. Changes objects and lists in place. */
function withDigitsOfData(value: unknown, visited = new Set<unknown>()): unknown {
  if (isExactNumber(value)) return numberOf(value);
  if (typeof value !== 'object' || value === null || visited.has(value)) return value;
  visited.add(value);
  const members = value as Record<string, unknown>;
  for (const [key, each] of Object.entries(members)) {
    if (isExactNumber(key)) {
      delete members[key];
      members[digitsOf(key)] = withDigitsOfData(each, visited);
    } else if (key === 'version' && isExactNumber(each)) members[key] = digitsOf(each);
    else if (!dataKeys.has(key)) members[key] = withDigitsOfData(each, visited);
  }
  return value;
}
