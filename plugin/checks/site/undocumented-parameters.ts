/** Finds parameters of API operations that the specification does not describe. */
import type { Schema } from '../../../playground/request/operation.js';
import type { Problem } from '../../errors.js';
import type { Place } from '../../openapi/files/places.js';
import type { Specifications } from '../../openapi/specifications.js';
import type { SpecificationOperation } from '../../openapi/types.js';
import type { PageEntry } from '../../site/types.js';

/** Number of names in a message. */
const mostNames = 5;

/** Returns a finding for each operation on a page of the site that has parameters without a description. */
export async function undocumentedParameters(
  pages: readonly PageEntry[],
  specifications: Specifications,
): Promise<Problem[]> {
  const found = new Map<string, Problem>();
  for (const { api } of pages) {
    if (api?.kind !== 'operation' || (api.format ?? 'openapi') !== 'openapi') continue;
    const specification = await specifications.load(api);
    const operation = specification.operations.find(({ model }) => model.id === api.id);
    const place = operation && namesOf(operation).length > 0 ? specification.placeOf(api) : undefined;
    // Files of other hosts have no lines that the author could change.
    if (place && !/^https?:/i.test(place.file))
      found.set(`${place.file}:${place.line}:${place.column}`, problemOf(operation!, place));
  }
  return [...found.values()];
}

function namesOf({ model }: SpecificationOperation): string[] {
  return (model.parameters ?? [])
    .filter(({ description, schema }) => !description?.trim() && !isDescribed(schema))
    .map(({ name }) => name);
}

/** A schema that others use too may be described where it is declared. */
function isDescribed(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false;
  const { description } = schema;
  return '$ref' in schema || (typeof description === 'string' && description.trim() !== '');
}

function problemOf(operation: SpecificationOperation, { file, line, column }: Place): Problem {
  const names = namesOf(operation);
  const shown = names.slice(0, mostNames).map((name) => `"${name}"`);
  const rest = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
  const { method, path: address } = operation.model;
  return {
    file,
    line,
    column,
    code: 'parameter-description',
    message: `${method} ${address}: no description for ${shown.join(', ')}${rest}.`,
    hint: 'Add a "description" to each parameter in the specification.',
  };
}
