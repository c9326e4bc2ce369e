import { maxLoadedValues, maxMergedKeys } from '../model/limits.js';
import { parseJsonText, parseYamlText } from '../model/specification-text.js';

/** A file of a specification as data. The parser of YAML is loaded only for files that are not JSON. */
export async function parseDocument(source: string, url: string): Promise<unknown> {
  try {
    return parseJsonText(source);
  } catch (error) {
    if (/^\s*[[{]/.test(source))
      throw new Error(`${url} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
  if (/^\s*</.test(source)) throw new Error(`${url} is an HTML or XML page, not a specification in JSON or YAML.`);
  const yaml = await import('js-yaml');
  let value: unknown;
  try {
    ({ value } = parseYamlText(source, yaml, { json: true, maxTotalMergeKeys: maxMergedKeys }));
  } catch (error) {
    throw new Error(`${url} is neither valid JSON nor valid YAML: ${(error as Error).message}`, { cause: error });
  }
  if (expandedSize(value) > maxLoadedValues)
    throw new Error(`The YAML aliases of ${url} expand to more than ${maxLoadedValues / 1_000_000} million values.`);
  return value;
}

/** Values after aliases are expanded; without end for an alias of a value around it. */
function expandedSize(value: unknown, sizes = new Map<object, number>()): number {
  if (typeof value !== 'object' || value === null) return 1;
  const earlier = sizes.get(value);
  if (earlier !== undefined) return earlier;
  sizes.set(value, Infinity);
  const size = Object.values(value).reduce<number>((sum, each) => sum + expandedSize(each, sizes), 1);
  sizes.set(value, size);
  return size;
}
