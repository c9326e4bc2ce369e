/** Checks the values of keys that plugins add, with their schemas. */
import { kindOf } from '../../mdx/plugins/plugin-problem.js';
import type { Json } from '../views.js';
import type { StandardSchema } from '../standard-schema.js';
import { readJson } from '../values/read-json.js';

/** A fault of a value. */
export interface ValueFault {
  /** The plugin with the schema. */
  plugin: string;
  /** It begins with the key. */
  path: readonly (string | number)[];
  message: string;
}

/** The plugin of each key. */
export type KeyOwners = Readonly<Record<string, string>>;

/** Whether it is a result of Standard Schema. */
function isResult(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { issues } = value as { issues?: unknown };
  return issues ? Array.isArray(issues) : 'value' in value;
}

/**
 * The value that the schema of `key` returns for `given`, and the faults of `given`. An invalid value counts as missing, and so does
 * `null`, which is a key without a value in YAML.
 */
export async function checkValue(
  schema: StandardSchema,
  given: unknown,
  plugin: string,
  key: string,
): Promise<{ value?: Json; faults: readonly ValueFault[] }> {
  const result = await schema['~standard'].validate(given ?? undefined);
  if (!isResult(result)) throw new TypeError(`The schema of "${key}" returned ${kindOf(result)} instead of a result`);
  if (!result.issues) {
    const read = readJson(result.value, 'it');
    if ('fault' in read) throw new TypeError(`The schema of "${key}" returned ${read.fault}`);
    return { value: read.json, faults: [] };
  }
  if (given === undefined || given === null) return { faults: [] };
  const faults = result.issues.map(({ message, path = [] }) => {
    // Paths of ArkType are lists of a class of its own, whose `map` adds a step.
    const steps = Array.from(path, (step) => (typeof step === 'object' ? step.key : step));
    return {
      plugin,
      path: [key, ...steps.map((step) => (typeof step === 'number' ? step : String(step)))],
      message: String(message),
    };
  });
  return { ...(await checkValue(schema, undefined, plugin, key)), faults };
}
