/** Keywords that make a schema more than another name for the schema that it refers to. */
const adding = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'required',
  'items',
  'prefixItems',
  'if',
  'then',
  'else',
]);

/** Whether a schema is more than another name for the one that it refers to. */
export function addsKeywords(schema: object): boolean {
  return Object.keys(schema).some((key) => adding.has(key));
}
