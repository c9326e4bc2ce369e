/**
 * A third-party validator of the same format, for comparison. It is not a dependency: pass its module as
 * VALIDATOR. The module exports `validateDocsConfig` and `validateMintConfig`, which return the same as zod's `safeParse`, and the
 * JSON Schemas `docsConfigJsonSchema` and `mintConfigJsonSchema`.
 */
import { pathToFileURL } from 'node:url';

export type Json = Record<string, unknown>;
export type Version = 'docs.json' | 'mint.json';

/** The validator's result for settings. `data` contains the settings that it kept. */
export interface Verdict {
  accepts: boolean;
  data?: unknown;
}

export interface Validator {
  validate(file: Version, settings: unknown): Verdict;
  schema(file: Version): Json;
}

/** Loads the module at `path`. */
export async function loadValidator(path: string): Promise<Validator> {
  const validator = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  const validators = { 'docs.json': validator['validateDocsConfig'], 'mint.json': validator['validateMintConfig'] };
  const schemas = { 'docs.json': validator['docsConfigJsonSchema'], 'mint.json': validator['mintConfigJsonSchema'] };
  return {
    validate(file, settings) {
      const validate = validators[file] as (value: unknown) => { success: boolean; data?: unknown };
      const { success, data } = validate(structuredClone(settings));
      return { accepts: success, data };
    },
    schema: (file) => schemas[file] as Json,
  };
}
