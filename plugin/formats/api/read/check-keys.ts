/** Reports keys that an object of a specification does not have, and keys that exclude each other. */
import { nearest } from '../../../core/text/nearest.js';
import { ownValue } from '../../../core/text/own-value.js';
import { child, children, type Located } from '../files/located.js';
import { checkType } from './check-types.js';
import { isObjectOrAbsent } from './expected-type.js';
import type { Reading } from './reading.js';
import { words } from './words.js';

interface ObjectRules {
  /** Keys of all versions. */
  keys: readonly string[];
  /** Keys with the keys that an object cannot have beside them. */
  exclusive?: Readonly<Record<string, readonly string[]>>;
  /** Whether any other key is reported, and not only one that looks like a typing error. Default: false. */
  isClosed?: boolean;
  /** Keys of the other major version, with their replacements in this version. */
  instead?: Readonly<Record<string, string>>;
}

/** The objects of OpenAPI and Swagger, by their names in messages. */
const objects = {
  specification: {
    keys: words('openapi $self info jsonSchemaDialect servers paths webhooks components security tags externalDocs'),
    isClosed: true,
    instead: {
      host: 'servers',
      basePath: 'servers',
      schemes: 'servers',
      consumes: 'content',
      produces: 'content',
      definitions: 'components.schemas',
      parameters: 'components.parameters',
      responses: 'components.responses',
      securityDefinitions: 'components.securitySchemes',
    },
  },
  'Swagger specification': {
    keys: words(`swagger info host basePath schemes consumes produces paths definitions parameters responses
      securityDefinitions security tags externalDocs`),
    isClosed: true,
    instead: { servers: 'host', components: 'definitions' },
  },
  server: { keys: words('url name variables') },
  'server variable': { keys: words('enum default') },
  'path item': {
    keys: words('summary servers parameters get put post delete options head patch trace query additionalOperations'),
  },
  operation: {
    keys: words(`tags summary externalDocs operationId parameters requestBody responses callbacks deprecated
      security servers consumes produces schemes`),
  },
  parameter: {
    keys: words(`name in required deprecated allowEmptyValue style explode allowReserved schema content
      example examples`),
    exclusive: { examples: ['example'], content: ['schema', 'style', 'explode', 'allowReserved'] },
  },
  header: {
    keys: words('required deprecated allowEmptyValue style explode allowReserved schema content example examples'),
    exclusive: { examples: ['example'], content: ['schema'] },
  },
  'request body': { keys: words('content required') },
  response: { keys: words('headers content links summary schema examples') },
  'media type': {
    keys: words('schema itemSchema example examples encoding prefixEncoding itemEncoding'),
    exclusive: { examples: ['example'], encoding: ['itemEncoding', 'prefixEncoding'] },
  },
  encoding: {
    keys: words('contentType headers style explode allowReserved encoding prefixEncoding itemEncoding'),
    exclusive: { encoding: ['itemEncoding', 'prefixEncoding'] },
  },
  example: {
    keys: words('summary value dataValue serializedValue externalValue'),
    exclusive: {
      value: ['externalValue', 'serializedValue'],
      dataValue: ['value'],
      serializedValue: ['externalValue'],
    },
  },
  link: { keys: words('operationRef operationId parameters requestBody server') },
  tag: { keys: words('name summary externalDocs parent kind') },
  'security scheme': {
    keys: words(`type name in scheme bearerFormat flows openIdConnectUrl oauth2MetadataUrl deprecated
      flow authorizationUrl tokenUrl scopes`),
  },
  'OAuth flow': {
    keys: words('flow authorizationUrl tokenUrl refreshUrl deviceAuthorizationUrl scopes availableScopes type name'),
  },
  'XML object': {
    keys: words('name namespace prefix attribute wrapped nodeType'),
    exclusive: { nodeType: ['attribute', 'wrapped'] },
  },
} satisfies Record<string, ObjectRules>;

/** Every object may have these. */
const shared = ['$ref', 'description'];

/** Reports violations of the rules for objects of this kind in `at`. */
export function checkObject(reading: Reading, at: Located, kind: keyof typeof objects): void {
  const { keys, exclusive = {}, ...rules }: ObjectRules = objects[kind];
  if (!isObjectOrAbsent(reading, at, kind)) return;
  reportUnknownKeys(reading, at, kind, [...shared, ...keys], rules);
  for (const entry of children(at)) checkType(reading, entry);
  const has = (key: string): boolean => (child(at, key).value ?? false) !== false;
  for (const [other, all] of Object.entries(exclusive))
    for (const one of has(other) ? all.filter(has) : [])
      reading.findings.warn(child(at, one), {
        code: 'openapi-exclusive',
        message: `"${one}" and "${other}" exclude each other in this ${kind}.`,
        hint: `Remove "${one}" or "${other}".`,
      });
}

/**
 * Reports the keys of `at` that look like a valid key. Other keys are mostly notes for other tools; in a closed object,
 * they are reported if nothing refers to them. `kind`: the name of the object in messages.
 */
export function reportUnknownKeys(
  reading: Reading,
  at: Located,
  kind: string,
  valid: readonly string[],
  { isClosed = false, instead = {} }: Pick<ObjectRules, 'isClosed' | 'instead'> = {},
): void {
  for (const entry of children(at)) {
    const key = String(entry.key);
    if (key.startsWith('x-') || valid.includes(key)) continue;
    const other = ownValue(instead, key);
    const meant = other === undefined ? nearest(key, valid) : undefined;
    if (!meant && (!isClosed || isReferenced(reading, key))) continue;
    reading.findings.warn(entry, {
      code: 'openapi-unknown-key',
      message: `Unknown key "${key}" in this ${kind}. It has no effect.`,
      hint: meant ? `Did you mean "${meant}"?` : fixFor(key, other),
    });
  }
}

function fixFor(key: string, other: string | undefined): string {
  return other === undefined ? `Remove it, or rename it to "x-${key}".` : `Use "${other}" instead.`;
}

/** Some authors keep shared parts of their own below other keys of the file. */
function isReferenced({ files }: Reading, key: string): boolean {
  return [...files.values()].some((file) => typeof file === 'object' && file.text.includes(`#/${key}/`));
}
