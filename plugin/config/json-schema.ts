/** The schema of docs.json for editors, made from the schemas that check it. */
import { z } from 'zod';
import type { Effect, Metadata } from './schema/effect.js';
import { settingsV1, settingsV2 } from './schema/settings.js';

type Json = Record<string, unknown>;

/** Metadata that is Octavo's own; the rest are words of JSON Schema. */
const ownKeywords = ['effect', 'effects', 'values', 'scope'];

/** Words that tell and do not check. */
const annotations = new Set(['description', 'markdownDescription', 'default', 'examples', 'deprecated']);

const elsewhere: Json = {
  type: 'object',
  properties: { $ref: { type: 'string', description: 'Path of a JSON file with this part of the settings.' } },
  required: ['$ref'],
};

/**
 * One JSON Schema (2020-12) for both forms: `navigation` as an object, and as a list. Descriptions say defaults and what
 * has no effect. `$ref` to another file may stand for every object and list.
 */
export function docsSchema(): Json {
  const [current, older] = [settingsV2, settingsV1].map((schema) => {
    const { $defs } = z.toJSONSchema(schema, {
      unrepresentable: 'any',
      override: ({ jsonSchema, zodSchema }) => improve(jsonSchema as Json, z.globalRegistry.get(zodSchema) ?? {}),
    });
    return $defs as Json;
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'docs.json',
    description: 'Settings of a documentation site.',
    type: 'object',
    if: { properties: { navigation: { type: 'array' } }, required: ['navigation'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
    then: { $ref: '#/$defs/SettingsV1' },
    else: { $ref: '#/$defs/Settings' },
    $defs: { ...older, ...current },
  };
}

function improve(schema: Json, meta: Metadata): void {
  for (const word of [...ownKeywords, 'id']) delete schema[word];
  describe(schema, meta.effect);
  const properties = schema['properties'] as Record<string, Json> | undefined;
  for (const [name, effect] of Object.entries(meta.effects ?? {}))
    if (properties?.[name]) describe(properties[name], effect);
  if (properties) allowReference(schema, properties);
  if (schema['type'] === 'array') {
    const list = Object.fromEntries(Object.entries(schema).filter(([word]) => !annotations.has(word)));
    for (const word of Object.keys(list)) delete schema[word];
    schema['anyOf'] = [list, elsewhere];
  }
}

/** What editors show on hover: the meaning, the default, and whether the key has an effect. */
function describe(schema: Json, effect: Effect | undefined): void {
  const { description, default: usual } = schema;
  if (typeof description !== 'string') return;
  const notes = [description];
  if (usual !== undefined) notes.push(`Default: \`${String(usual)}\`.`);
  if (effect?.status === 'unsupported') notes.push(`No effect: ${effect.note}.`);
  if (effect?.status === 'partial') notes.push(`Approximated: ${effect.note}.`);
  schema['markdownDescription'] = notes.join('\n\n');
}

/** An object may come from another file, whole or in part; then what must be there may be there. */
function allowReference(schema: Json, properties: Record<string, Json>): void {
  properties['$ref'] = {
    type: 'string',
    description: 'Path of a JSON file whose keys are used here. Keys beside `$ref` take precedence.',
  };
  const { required } = schema;
  if (!Array.isArray(required) || required.length === 0) return;
  delete schema['required'];
  schema['if'] = { not: { required: ['$ref'] } };
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  schema['then'] = { required };
}
