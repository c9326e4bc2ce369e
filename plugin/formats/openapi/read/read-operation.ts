/** Makes the model of an operation, a webhook or a callback. */
import type { CodeSample, DocumentedParameter, OperationModel } from '../../../../playground/model/operation.js';
import { convertSchema } from '../../api/schema/convert-schema.js';
import { child, children, isObject, kindOf, type Located } from '../../api/files/located.js';
import { nameAsSentence, operationHeading, type OperationHeading } from '../../api/read/operation-title.js';
import { readBody } from './read-body.js';
import type { OperationReading } from '../../api/read/read-content.js';
import { readParameters } from './read-parameters.js';
import { readResponses } from './read-responses.js';
import { readSecurity } from '../../api/read/read-security.js';
import { readExternalDocs } from '../../api/read/read-info.js';
import { readServers } from '../../api/read/read-servers.js';
import { fail, membersOf, resolve, type Reading } from '../../api/read/reading.js';
import { flagAt, present, textAt, textsAt } from '../../api/read/values.js';

/** The position of an operation before it is read. */
export interface OperationPlace {
  kind: OperationModel['kind'];
  method: string;
  path: string;
  /** Key of a callback in its operation. */
  event?: string;
  at: Located;
  /** The path item around it, and what that refers to: the keys of the first go before equal ones of the others. */
  pathItems: readonly Located[];
}

/** Callbacks in callbacks are rare, and may be circular. */
const maxCallbackLevels = 2;

/**
 * `id`: unique among the operations of the specification. `references`: the names of schemas that it uses are added; a
 * callback adds to those of its operation, whose page shows it.
 */
export function readOperation(
  base: Reading,
  place: OperationPlace,
  id: string,
  level = 0,
  references = new Set<string>(),
): OperationModel {
  const { at, pathItems, kind, method, path, event } = place;
  const reading: OperationReading = { ...base, references };
  reading.checks?.object(reading, at, 'operation');
  const { parameters, inBody } = readParameters(reading, [...pathItems.toReversed(), at]);
  const model = {
    id,
    kind,
    method,
    path,
    event,
    ...heading(place),
    tags: textsAt(at, 'tags'),
    deprecated: flagAt(at, 'deprecated') || undefined,
    servers: kind === 'operation' ? readServers(reading, [at, ...pathItems, reading.root]) : [],
    parameters: kind === 'operation' ? withPathParameters(reading, place, parameters) : parameters,
    body: readBody(reading, at, inBody),
    responses: readResponses(reading, at),
    ...readSecurity(reading, at, kind !== 'operation'),
    callbacks: level < maxCallbackLevels ? readCallbacks(reading, at, level) : [],
    codeSamples: readCodeSamples(reading, at),
    externalDocs: readExternalDocs(reading, at),
    base: /^https?:/.test(base.root.file.url) ? base.root.file.url : undefined,
  };
  base.schemas.convert(reading.references, (schema, names, scope) => convertSchema(base, schema, names, scope));
  return withSchemas(present(model), base, reading.references);
}

/**
 * Adds the schemas at each access: thousands of operations that reach thousands of schemas would fill the memory with
 * lists of the same names.
 */
function withSchemas(model: Omit<OperationModel, 'schemas'>, { schemas }: Reading, names: Set<string>): OperationModel {
  return Object.defineProperty(model as OperationModel, 'schemas', {
    enumerable: true,
    get: () => schemas.reachable(names),
  });
}

/**
 * Title and description; without a usable summary, the title is the id as a sentence, or method and path. What the path
 * says in general is after what the operation says of itself.
 */
function heading({ at, pathItems, method, path, kind }: OperationPlace): OperationHeading {
  const summaries = [at, ...pathItems].flatMap((each) => textAt(each, 'summary') ?? []);
  const general = pathItems.flatMap((each) => textAt(each, 'description') ?? []);
  const name = textAt(at, 'operationId') ?? (kind === 'webhook' ? path : undefined);
  const fallback = kind === 'callback' ? path : `${method} ${path}`;
  const parts = [textAt(at, 'description'), ...summaries.slice(1), ...general].filter((part) => part !== undefined);
  const description = parts.length > 0 ? [...new Set(parts)].join('\n\n') : undefined;
  return operationHeading(summaries[0], description, name === undefined ? fallback : nameAsSentence(name));
}

/** Adds the parameters that the path has in braces and nothing describes. */
function withPathParameters(
  reading: Reading,
  { path, at }: OperationPlace,
  parameters: readonly DocumentedParameter[],
): DocumentedParameter[] {
  const described = new Set(parameters.filter((each) => each.in === 'path').map(({ name }) => name));
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  const missing = [...new Set(inPath)].filter((name) => !described.has(name));
  for (const name of missing)
    reading.findings.warn(at, {
      code: 'openapi-path-parameter',
      message: `The path has {${name}}, but there is no path parameter "${name}".`,
      hint: `Add a parameter with "name": "${name}" and "in": "path".`,
    });
  for (const name of described)
    if (!inPath.includes(name))
      reading.findings.warn(at, {
        code: 'openapi-path-parameter',
        message: `The path parameter "${name}" is not in the path ${path}.`,
        hint: `Add {${name}} to the path, or remove the parameter.`,
      });
  return [
    ...missing.map((name): DocumentedParameter => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...parameters.filter((each) => each.in !== 'path' || inPath.includes(each.name)),
  ];
}

function readCallbacks(reading: OperationReading, operation: Located, level: number): OperationModel[] {
  return membersOf(reading, child(operation, 'callbacks')).flatMap((entry) =>
    membersOf(reading, entry)
      .filter(({ key }) => !String(key).startsWith('x-'))
      .flatMap((expression) => {
        const pathItems = pathItemsAt(reading, expression);
        return operationsOf(reading, pathItems).map(({ method, at: written }) => {
          const at = resolveOperation(reading, written);
          const [path, event] = [String(expression.key), String(entry.key)];
          const place = { kind: 'callback' as const, method, path, event, at, pathItems };
          const id = textAt(at, 'operationId') ?? `${event}-${method.toLowerCase()}`;
          return readOperation(reading, place, id, level + 1, reading.references);
        });
      }),
  );
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** The path item at a path, and what it refers to: keys beside a `$ref` count too. */
export function pathItemsAt(reading: Reading, at: Located): Located[] {
  const target = resolve(reading, at);
  return target === at ? [at] : [at, target];
}

/** The operations of path items, in the order of the file. `additionalOperations` have any other method. */
export function operationsOf(reading: Reading, pathItems: readonly Located[]): { method: string; at: Located }[] {
  const operations = new Map<string, { method: string; at: Located }>();
  for (const pathItem of pathItems) {
    reading.checks?.object(reading, pathItem, 'path item');
    for (const operation of children(pathItem).flatMap((entry) => operationsAt(reading, entry)))
      if (!operations.has(operation.method)) operations.set(operation.method, operation);
  }
  return [...operations.values()];
}

function operationsAt(reading: Reading, entry: Located): { method: string; at: Located }[] {
  if (entry.key === 'additionalOperations') return children(entry).map((at) => additionalOperation(reading, at));
  return methods.includes(String(entry.key)) ? [{ method: String(entry.key).toUpperCase(), at: entry }] : [];
}

function additionalOperation(reading: Reading, at: Located): { method: string; at: Located } {
  const method = String(at.key);
  if (methods.includes(method.toLowerCase()))
    reading.findings.warn(at, {
      code: 'openapi-operation',
      message: `The method "${method}" cannot be in "additionalOperations", because paths have a key for it.`,
      hint: `Move the operation to the key "${method.toLowerCase()}" of the path.`,
    });
  return { method, at };
}

/** An operation in a file of its own: not in the specification of OpenAPI, but common where there are many files. */
export function resolveOperation(reading: Reading, written: Located): Located {
  const at = resolve(reading, written);
  if (isObject(at.value)) return at;
  const message = `An operation must be an object, not ${kindOf(at.value)}.`;
  return fail(reading, at, {
    code: 'openapi-operation',
    message,
    hint: 'Write an object with "responses", or remove the key.',
  });
}

function readCodeSamples(reading: Reading, operation: Located): CodeSample[] {
  const list = ['x-codeSamples', 'x-code-samples'].map((key) => child(operation, key)).find(({ value }) => value);
  if (!Array.isArray(list?.value)) return [];
  return children(list).flatMap((entry) => {
    const at = resolve(reading, entry);
    const source = textAt(at, 'source');
    return source === undefined
      ? []
      : [present({ lang: textAt(at, 'lang') ?? '', label: textAt(at, 'label'), source })];
  });
}
