/** Ids of fields, as in existing links to them. */

/**
 * Separates the parts of a name in camel case, so that its id has hyphens there: `param-maxTokens` becomes
 * `param-max-Tokens`, with the id `param-max-tokens`.
 */
export function fieldId(path: string): string {
  return path.replace(/([a-z\d])([A-Z])/g, '$1-$2').replace(/([A-Z])([A-Z][a-rt-z\d])/g, '$1-$2');
}
