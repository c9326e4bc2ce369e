/** Empty files with the names of their fields, in the place of which readers put their own. */
import { bodyKind } from '../body/body-state.js';
import { controlKind, controlSchema } from './control-kind.js';
import { isGiven } from '../request/parameters/parameter-value.js';
import type { FormState } from '../form-state.js';
import type { FilledFields } from './full-value.js';
import type { OperationModel } from '../operation.js';

/** The form with a file in each field for one; with `required` only in required fields. */
export function withFiles(state: FormState, { body, schemas }: OperationModel, sampled?: FilledFields): FormState {
  const content = state.body && body?.contents[state.body.content];
  if (!content) return state;
  const { value: given } = state.body!;
  if (given === undefined && bodyKind(content, schemas) === 'file') return withValue(state, new File([], 'file'));
  if (!/^multipart\//i.test(content.mediaType)) return state;
  const { properties = {}, required = [] } = controlSchema(content.schema, schemas);
  const value = (given ?? {}) as Record<string, unknown>;
  const isSampled = (name: string): boolean => sampled !== 'required' || required.includes(name);
  const entries = Object.entries(properties).flatMap(([name, property]) => {
    const file = isSampled(name) && fileFor(name, controlSchema(property, schemas), schemas);
    return isGiven(value[name]) || !file ? [] : [[name, file] as const];
  });
  const files = Object.fromEntries(entries);
  return entries.length > 0 ? withValue(state, { ...files, ...value, ...files }) : state;
}

function fileFor(
  name: string,
  schema: ReturnType<typeof controlSchema>,
  schemas: OperationModel['schemas'],
): File | File[] | undefined {
  const kind = controlKind(schema);
  if (kind === 'file') return new File([], name);
  const isList = kind === 'array' && controlKind(controlSchema(schema.items, schemas)) === 'file';
  return isList ? [new File([], name)] : undefined;
}

function withValue(state: FormState, value: unknown): FormState {
  return { ...state, body: { ...state.body!, value } };
}
