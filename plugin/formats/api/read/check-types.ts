/** Reports values of a specification that have a wrong type. Their readers leave them out. */
import { isObject, kindOf, type Key, type Located } from '../files/located.js';
import type { Reading } from './reading.js';
import { words } from './words.js';

/** The types of values by key, equal in all objects. A key whose reader reports more than a type is not here. */
const types = [
  {
    name: 'text',
    keys: `$ref summary description name operationId operationRef style contentType serializedValue externalValue url
      parent kind scheme bearerFormat openIdConnectUrl oauth2MetadataUrl authorizationUrl tokenUrl refreshUrl
      deviceAuthorizationUrl`,
    fits: (value: unknown) => typeof value === 'string',
    hint: 'Write text, in quotation marks.',
  },
  {
    name: 'true or false',
    keys: 'required deprecated explode allowReserved allowEmptyValue attribute wrapped',
    fits: (value: unknown) => typeof value === 'boolean',
    hint: 'Write true or false, without quotation marks.',
  },
  { name: 'a list', keys: 'tags enum prefixEncoding', fits: Array.isArray, hint: 'Write a list.' },
  {
    name: 'an object',
    keys: `headers links callbacks variables encoding externalDocs components webhooks server additionalOperations
      flows availableScopes`,
    fits: isObject,
    hint: 'Write an object.',
  },
];

const typeOfKey = new Map(types.flatMap((type) => words(type.keys).map((key) => [key, type] as const)));

/** Reports a member of an object. */
export function checkType({ findings }: Reading, at: Located & { key: Key }): void {
  const type = typeOfKey.get(String(at.key));
  if (!type || at.value === null || type.fits(at.value)) return;
  const message = `"${at.key}" must be ${type.name}, not ${kindOf(at.value)}. It is left out.`;
  findings.warn(at, { code: 'openapi-type', message, hint: type.hint });
}
