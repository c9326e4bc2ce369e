/** Reports keys that the specification does not have, so that a typing error does not hide a part of an API. */
import { nearest } from '../../nearest.js';
import { children } from '../files/located.js';
import type { Located } from '../files/located.js';
import { warn } from './reading.js';
import type { Reading } from './reading.js';

const shared = ['$ref', 'description'];

/** Keys of all versions. */
const keys = {
  operation: [
    'tags',
    'summary',
    'externalDocs',
    'operationId',
    'parameters',
    'requestBody',
    'responses',
    'callbacks',
  ].concat(['deprecated', 'security', 'servers', 'consumes', 'produces', 'schemes']),
  'path item': [
    'summary',
    'servers',
    'parameters',
    'get',
    'put',
    'post',
    'delete',
    'options',
    'head',
    'patch',
    'trace',
  ].concat(['query', 'additionalOperations']),
  parameter: [
    'name',
    'in',
    'required',
    'deprecated',
    'allowEmptyValue',
    'style',
    'explode',
    'allowReserved',
    'schema',
  ].concat(['content', 'example', 'examples']),
  'request body': ['content', 'required'],
  response: ['headers', 'content', 'links', 'summary', 'schema', 'examples'],
} as const;

/** Reports the unknown keys of `at` that look like a known one; others are mostly notes for other tools. */
export function checkKeys(reading: Reading, at: Located, kind: keyof typeof keys): void {
  reportUnknownKeys(reading, at, kind, [...shared, ...keys[kind]]);
}

/** Reports the keys of `at` that look like one of the valid ones. `kind`: what messages call the object. */
export function reportUnknownKeys(reading: Reading, at: Located, kind: string, valid: readonly string[]): void {
  for (const entry of children(at)) {
    const key = String(entry.key);
    if (key.startsWith('x-') || valid.includes(key)) continue;
    const meant = nearest(key, valid);
    if (meant)
      warn(
        reading,
        entry,
        'openapi-unknown-key',
        `Unknown key "${key}" in this ${kind}. It has no effect.`,
        `Did you mean "${meant}"?`,
      );
  }
}
