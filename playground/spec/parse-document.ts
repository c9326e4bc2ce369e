import { withIndentedLines } from './indented-lines.js';

/** A file of a specification as data. The parser of YAML is loaded only for files that are not JSON. */
export async function parseDocument(source: string, url: string): Promise<unknown> {
  try {
    return JSON.parse(source) as unknown;
  } catch (error) {
    if (/^\s*[[{]/.test(source))
      throw new Error(`${url} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
  if (/^\s*</.test(source)) throw new Error(`${url} is an HTML or XML page, not a specification in JSON or YAML.`);
  const { CORE_SCHEMA, load, mergeTag } = await import('js-yaml');
  try {
    const options = { schema: CORE_SCHEMA.withTags(mergeTag), json: true, maxTotalMergeKeys: -1 };
    return withIndentedLines(source, (text) => load(text, options)).value;
  } catch (error) {
    throw new Error(`${url} is neither valid JSON nor valid YAML: ${(error as Error).message}`, { cause: error });
  }
}
