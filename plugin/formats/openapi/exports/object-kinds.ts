/**
 * The kinds of objects in a specification, and which of their members may refer to others. Members of a kind that is not
 * listed are `other`: authors also use references there. Everything else is data, such as examples.
 */

/** `…Map`: an object or a list of them. */
export type ObjectKind = Single | `${Single}Map`;

type Single =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'callback'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'mediaType'
  | 'encoding'
  | 'example'
  | 'link'
  | 'securityScheme'
  | 'schema'
  | 'discriminator'
  | 'mapping'
  | 'other';

type Members = Readonly<Record<string, ObjectKind>>;

const content: Members = { content: 'mediaTypeMap', examples: 'exampleMap' };
const components: Members = {
  schemas: 'schemaMap',
  responses: 'responseMap',
  parameters: 'parameterMap',
  examples: 'exampleMap',
  requestBodies: 'requestBodyMap',
  headers: 'headerMap',
  securitySchemes: 'securitySchemeMap',
  links: 'linkMap',
  callbacks: 'callbackMap',
  pathItems: 'pathItemMap',
  mediaTypes: 'mediaTypeMap',
};

/** The kinds of the members of each kind. Swagger 2 has components at the top. */
const members: Readonly<Partial<Record<Single, Members>>> = {
  document: {
    paths: 'pathItemMap',
    webhooks: 'pathItemMap',
    'x-webhooks': 'pathItemMap',
    components: 'components',
    definitions: 'schemaMap',
    parameters: 'parameterMap',
    responses: 'responseMap',
  },
  components,
  operation: {
    parameters: 'parameterMap',
    requestBody: 'requestBody',
    responses: 'responseMap',
    callbacks: 'callbackMap',
  },
  parameter: { schema: 'schema', items: 'schema', ...content },
  header: { schema: 'schema', items: 'schema', ...content },
  requestBody: content,
  response: { headers: 'headerMap', links: 'linkMap', schema: 'schema', ...content },
  mediaType: { schema: 'schema', itemSchema: 'schema', encoding: 'encodingMap', examples: 'exampleMap' },
  encoding: { headers: 'headerMap' },
  discriminator: { mapping: 'mapping' },
};

/** Keys of schemas with a schema, and with several. */
const schemaKeys = new Set(
  `additionalItems additionalProperties contains contentSchema else if items not propertyNames then unevaluatedItems
  unevaluatedProperties`.split(/\s+/),
);
const schemaMaps = new Set(
  '$defs allOf anyOf definitions dependencies dependentSchemas oneOf patternProperties prefixItems properties'.split(
    ' ',
  ),
);

/** The kind of a member; `undefined` for data. */
export function kindOf(kind: ObjectKind, key: string): ObjectKind | undefined {
  const of = single(kind);
  if (of !== undefined) return of;
  if (kind === 'schema') return schemaMember(key);
  if (kind === 'callback') return 'pathItem';
  if (kind === 'pathItem') return key === 'parameters' ? 'parameterMap' : pathItemMember(key);
  if (kind === 'mapping' || key === 'example' || key === 'value' || key === 'default') return undefined;
  return members[kind as Single]?.[key] ?? 'other';
}

function single(kind: ObjectKind): Single | undefined {
  return kind.endsWith('Map') ? (kind.slice(0, -'Map'.length) as Single) : undefined;
}

function schemaMember(key: string): ObjectKind | undefined {
  if (schemaMaps.has(key)) return 'schemaMap';
  if (schemaKeys.has(key)) return 'schema';
  return key === 'discriminator' ? 'discriminator' : undefined;
}

/** Methods, and others in `additionalOperations`. */
function pathItemMember(key: string): ObjectKind | undefined {
  if (key === 'additionalOperations') return 'operationMap';
  return /^(?:servers$|x-)/.test(key) ? undefined : 'operation';
}

/** The part of the components for what is referred to; `undefined` where there is none. */
export function sectionOf(kind: ObjectKind, isSwagger: boolean): string | undefined {
  // Older versions have no components for them.
  if (kind === 'pathItem' || kind === 'mediaType') return undefined;
  return componentSections(isSwagger).find(([, each]) => each === kind)?.[0];
}

/** The parts of the components with the kind of objects in each. */
export function componentSections(isSwagger: boolean): [section: string, kind: ObjectKind][] {
  return Object.entries(isSwagger ? swaggerSections : components).map(([section, kind]) => [section, single(kind)!]);
}

const swaggerSections: Members = { definitions: 'schemaMap', parameters: 'parameterMap', responses: 'responseMap' };
