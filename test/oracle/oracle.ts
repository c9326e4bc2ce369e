/**
 * A third-party validator of the same format, for comparison. It is not a dependency: pass its module as
 * ORACLE. The module exports `validateDocsConfig` and `validateMintConfig`, which return the same as zod's `safeParse`, and the
 * JSON Schemas `docsConfigJsonSchema` and `mintConfigJsonSchema`.
 */
import { pathToFileURL } from 'node:url';

export type Json = Record<string, unknown>;
export type Version = 'docs.json' | 'mint.json';

/** The oracle's result for settings. `data` contains the settings that it kept. */
export interface Verdict {
  accepts: boolean;
  data?: unknown;
}

export interface Oracle {
  validate(file: Version, settings: unknown): Verdict;
  schema(file: Version): Json;
}

/** Loads the module at `path`. */
export async function loadOracle(path: string): Promise<Oracle> {
  const oracle = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  const validators = { 'docs.json': oracle['validateDocsConfig'], 'mint.json': oracle['validateMintConfig'] };
  const schemas = { 'docs.json': oracle['docsConfigJsonSchema'], 'mint.json': oracle['mintConfigJsonSchema'] };
  return {
    validate(file, settings) {
      const validate = validators[file] as (value: unknown) => { success: boolean; data?: unknown };
      const { success, data } = validate(structuredClone(settings));
      return { accepts: success, data };
    },
    schema: (file) => schemas[file] as Json,
  };
}
