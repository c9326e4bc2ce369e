/** Finds secrets in the reader's input: by the schema, by the security schemes, by names. */
import { alternativesOf, controlSchema } from '../model/values/control-kind.js';
import type { Schemas } from '../model/values/resolve-schema.js';
import type { DocumentedParameter, OperationModel, Schema } from '../model/operation.js';
import { isObject } from '../model/request/parameters/parameter-value.js';
import { isSecretName } from './secret-names.js';

/** Whether the value of a parameter is a secret. */
export function isSecretParameter(
  { name, schema }: DocumentedParameter,
  { schemas, schemes }: Pick<OperationModel, 'schemas' | 'schemes'>,
): boolean {
  const isNamed = Object.values(schemes).some((scheme) => scheme.type === 'apiKey' && scheme.name === name);
  return isNamed || isSecret(name, schema, schemas);
}

function isSecret(name: string, schema: Schema | undefined, schemas: Schemas): boolean {
  return isSecretName(name) || controlSchema(schema, schemas).format === 'password';
}

/**
 * The value with `replacement` for each secret that differs from `initial`, the author's value; without a replacement,
 * secrets are removed. Returns the same value if it has none.
 */
export function withoutSecrets(
  value: unknown,
  initial: unknown,
  schema: Schema | undefined,
  schemas: Schemas,
  replacement?: string,
): unknown {
  if (JSON.stringify(value) === JSON.stringify(initial)) return value;
  const inside = (each: unknown, before: unknown, its: Schema | undefined): unknown =>
    withoutSecrets(each, before, its, schemas, replacement);
  if (Array.isArray(value)) {
    const { items } = controlSchema(schema, schemas);
    const before = Array.isArray(initial) ? (initial as unknown[]) : [];
    return sameOr(
      value,
      value.map((item, index) => inside(item, before[index], items)),
    );
  }
  if (!isObject(value)) return value;
  const before = isObject(initial) ? initial : {};
  const changed = Object.entries(value).map(([name, each]) => {
    const property = propertySchema(name, schema, schemas);
    const isOpen = isSecret(name, property, schemas) && !isEmpty(each) && each !== before[name];
    return [name, isOpen ? replacement : inside(each, before[name], property)] as const;
  });
  return sameOr(value, Object.fromEntries(changed.filter(([, each]) => each !== undefined)));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function sameOr(value: unknown, changed: unknown): unknown {
  return JSON.stringify(value) === JSON.stringify(changed) ? value : changed;
}

/** The schema of a property, in whichever alternative has it. */
function propertySchema(name: string, schema: Schema | undefined, schemas: Schemas): Schema | undefined {
  const resolved = controlSchema(schema, schemas);
  const own = resolved.properties?.[name];
  if (own !== undefined) return own;
  const others = alternativesOf(resolved).map((each) => controlSchema(each, schemas).properties?.[name]);
  return others.find((each) => each !== undefined);
}
