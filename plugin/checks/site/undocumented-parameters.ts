/** Finds parameters of API operations that the specification does not describe. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Schema } from '../../../playground/request/operation.js';
import type { Problem } from '../../errors.js';
import { locatePointers, placeOf } from '../../openapi/files/locate.js';
import { parseFile } from '../../openapi/files/parse-file.js';
import { Findings } from '../../openapi/findings.js';
import type { Specifications } from '../../openapi/specifications.js';
import type { SpecificationOperation } from '../../openapi/types.js';
import type { PageEntry } from '../../site/types.js';

/** Number of names in a message. */
const mostNames = 5;

/** Returns a finding for each operation on a page of the site that has parameters without a description. */
export async function undocumentedParameters(
  root: string,
  pages: readonly PageEntry[],
  specifications: Specifications,
): Promise<Problem[]> {
  const operations = new Set<SpecificationOperation>();
  for (const { api } of pages) {
    if (api?.kind !== 'operation' || (api.format ?? 'openapi') !== 'openapi') continue;
    const all = (await specifications.load(api)).operations;
    const operation = all.find(({ model }) => model.id === api.id);
    if (operation && namesOf(operation).length > 0) operations.add(operation);
  }
  const files = new Set([...operations].map(({ source }) => source.file));
  return [...files].flatMap((file) =>
    problemsIn(
      root,
      file,
      [...operations].filter(({ source }) => source.file === file),
    ),
  );
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

/** Files of other hosts have no lines that the author could change. */
function problemsIn(root: string, file: string, operations: readonly SpecificationOperation[]): Problem[] {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const specFile = parseFile({ text, name: file, url: pathToFileURL(path).href }, new Findings());
  if (!specFile) return [];
  const ranges = locatePointers(
    specFile,
    operations.map(({ source }) => source.pointer),
  );
  return operations.map((operation) => {
    const { frame: _, ...place } = placeOf(specFile, ranges.get(operation.source.pointer)!);
    const names = namesOf(operation);
    const shown = names.slice(0, mostNames).map((name) => `"${name}"`);
    const rest = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
    const { method, path: address } = operation.model;
    return {
      ...place,
      code: 'parameter-description',
      message: `${method} ${address}: no description for ${shown.join(', ')}${rest}.`,
      hint: 'Add a "description" to each parameter in the specification.',
    };
  });
}
