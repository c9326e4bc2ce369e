/**
 * A specification without its descriptions of responses. The mock server only checks requests, and resolving the
 * schemas of responses, which refer to each other in circles, takes it minutes for some public APIs.
 */
type Json = Record<string, unknown>;

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** The same requests, with responses that only have media types, and with the components that requests refer to. */
export function requestsOnly(specification: Json): Json {
  const paths: Record<string, Json> = {};
  for (const [path, item] of Object.entries((specification['paths'] ?? {}) as Record<string, Json>)) {
    // Box distinguishes operations at one path by a fragment, which is never sent.
    const sent = path.split('#')[0]!;
    paths[sent] = { ...withShortOperations(item, specification), ...paths[sent] };
  }
  const { components: _, definitions: __, parameters: ___, responses: ____, ...rest } = specification;
  const short: Json = { ...rest, paths };
  const { securitySchemes } = (specification['components'] ?? {}) as Json;
  if (securitySchemes) short['components'] = { securitySchemes };
  for (const pointer of referencesIn(short['paths'], specification)) copy(pointer, specification, short);
  return short;
}

function withShortOperations(item: Json, specification: Json): Json {
  const members = Object.entries(item).map(([key, value]) => [
    key,
    methods.has(key) ? withShortResponses(value as Json, specification) : value,
  ]);
  return Object.fromEntries(members) as Json;
}

function withShortResponses(operation: Json, specification: Json): Json {
  const { responses } = operation;
  const short = Object.entries((responses ?? {}) as Json).map(([status, given]) => {
    const { $ref } = given as { $ref?: string };
    const { content } = ($ref === undefined ? given : valueAt($ref, specification)) as { content?: Json };
    const types = content && Object.fromEntries(Object.keys(content).map((type) => [type, {}]));
    return [status, { description: '', ...(types && { content: types }) }];
  });
  return { ...operation, callbacks: undefined, responses: Object.fromEntries(short) as Json };
}

/** The pointers that `value` refers to, directly and through each other. */
function referencesIn(value: unknown, specification: Json): Set<string> {
  const pointers = new Set<string>();
  const add = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      if (key === '$ref' && typeof inner === 'string' && inner.startsWith('#/')) pointers.add(inner);
      else add(inner);
    }
  };
  add(value);
  for (const pointer of pointers) add(valueAt(pointer, specification));
  return pointers;
}

function valueAt(pointer: string, specification: Json): unknown {
  return keysOf(pointer).reduce<unknown>((value, key) => (value as Json | undefined)?.[key], specification);
}

function copy(pointer: string, from: Json, to: Json): void {
  const keys = keysOf(pointer);
  const last = keys.pop()!;
  let target = to;
  for (const key of keys) target = (target[key] ??= {}) as Json;
  // Some authors refer to a schema that does not exist.
  target[last] = valueAt(pointer, from) ?? {};
}

function keysOf(pointer: string): string[] {
  const keys = pointer.slice(2).split('/');
  return keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}
