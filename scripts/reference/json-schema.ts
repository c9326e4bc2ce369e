/** The JSON Schema of docs.json for editors, generated from the validation schemas. */
import { z } from 'zod';
import { formatFields } from './format-reference.js';
import type { Metadata } from '../../plugin/config/schema/effect.js';
import { settingsSchemas } from '../../plugin/site-build/settings.js';

type Json = Record<string, unknown>;

/** Octavo's own metadata keywords. All other keywords are standard JSON Schema keywords. */
const ownKeywords = [
  'effect',
  'effects',
  'formatNeeds',
  'hasPlaceholders',
  'isForBothModes',
  'isUsedBeside',
  'keyNames',
  'link',
  'mayBeEmpty',
  'names',
  'needs',
  'newer',
  'optionOf',
  'parts',
  'refers',
  'refersByKey',
  'sameAs',
  'scope',
  'unlessValid',
  'values',
  'wrongValue',
];

/** Keywords that describe a value and do not constrain it. */
const annotations = new Set(['description', 'markdownDescription', 'default', 'examples', 'deprecated']);

const elsewhere: Json = {
  type: 'object',
  properties: { $ref: { type: 'string', description: 'Path of a JSON file with this part of the settings.' } },
  required: ['$ref'],
};

/**
 * One JSON Schema (2020-12) for both schemas: `navigation` as an object, and as a list. Descriptions mention defaults
 * and unsupported keys. A `$ref` to another file is accepted in place of every object and list.
 */
export function docsSchema(): Json {
  const documented = new Set<unknown>([...formatFields().values()].flat().map(({ key }) => key.schema));
  const [current, older] = [settingsSchemas.v2, settingsSchemas.v1].map((schema) => {
    const { $defs } = z.toJSONSchema(schema, {
      unrepresentable: 'any',
      override: ({ jsonSchema, zodSchema }) => {
        improve(jsonSchema as Json, z.globalRegistry.get(zodSchema) ?? {});
        // Editors strike deprecated keys through.
        if (documented.has(zodSchema)) delete (jsonSchema as Json)['deprecated'];
      },
    });
    return $defs as Json;
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'docs.json',
    description: 'Settings of a documentation site.',
    type: 'object',
    if: { properties: { navigation: { type: 'array' } }, required: ['navigation'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword
    then: { $ref: '#/$defs/SettingsV1' },
    else: { $ref: '#/$defs/Settings' },
    $defs: { ...older, ...current },
  };
}

function improve(schema: Json, meta: Metadata): void {
  for (const word of [...ownKeywords, 'id']) delete schema[word];
  describe(schema, meta);
  const properties = schema['properties'] as Record<string, Json> | undefined;
  for (const [name, effect] of Object.entries(meta.effects ?? {}))
    if (properties?.[name]) describe(properties[name], { effect });
  if (properties) allowReference(schema, properties);
  if (schema['type'] === 'array') {
    const list = Object.fromEntries(Object.entries(schema).filter(([word]) => !annotations.has(word)));
    for (const word of Object.keys(list)) delete schema[word];
    schema['anyOf'] = [list, elsewhere];
  }
}

/** The text that editors show on hover: meaning, default, equivalent, and whether the key has an effect. */
function describe(schema: Json, { effect, sameAs }: Metadata): void {
  const { description, default: usual } = schema;
  if (typeof description !== 'string') return;
  const notes = [description];
  if (usual !== undefined) notes.push(`Default: \`${String(usual)}\`.`);
  if (sameAs !== undefined) notes.push(`Same as \`${sameAs}\`.`);
  if (effect?.status === 'unsupported') notes.push(`Not supported: ${effect.note}.`);
  if (effect?.status === 'partial') notes.push(`Partly supported: ${effect.note}.`);
  schema['markdownDescription'] = notes.join('\n\n');
}

/** All or part of an object may come from another file, so its required keys may be there. */
function allowReference(schema: Json, properties: Record<string, Json>): void {
  properties['$ref'] = {
    type: 'string',
    description: 'Path of a JSON file whose keys are used here. Keys next to `$ref` take precedence.',
  };
  const { required } = schema;
  if (!Array.isArray(required) || required.length === 0) return;
  delete schema['required'];
  schema['if'] = { not: { required: ['$ref'] } };
  // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword
  schema['then'] = { required };
}
