/** OpenAPI 3 and Swagger 2. */
import { defaultDirectory, isUrl } from '../../addresses/page-path.js';
import { parseOperationText, type OperationText } from '../../addresses/operation-text.js';
import type { ApiFormat, ApiQuery, Explanation } from '../api/api-format.js';

/** An operation, a webhook or a declared schema. */
export interface SpecificationQuery extends ApiQuery {
  kind: OperationText['kind'] | 'schema';
  /** In upper case; empty for anything but an operation. */
  method: string;
}

export const openapi = {
  name: 'openapi',
  document: 'an OpenAPI specification',
  keys: ['openapi-schema', 'openapi'],
  files: /\.(?:json|ya?ml)$/i,
  head: /^\s*["']?(?:openapi|swagger)["']?\s*:|[{,]\s*"(?:openapi|swagger)"\s*:/m,
  folder: defaultDirectory,
  parse(text, key) {
    if (key === 'openapi-schema') return schemaQuery(text);
    return operationQuery(text) ?? (key === 'openapi' ? noOperation(text) : undefined);
  },
  loadSettings: async () => (await import('./settings.js')).settings,
  loadReader: async () => (await import('./reader.js')).reader,
  loadComparison: async () => (await import('./changes/comparison.js')).comparison,
  loadExporter: async () => (await import('./exports/exporter.js')).exporter,
  loadRenderer: async () => (await import('./render/api-content.js')).renderer,
} satisfies ApiFormat<SpecificationQuery>;

function operationQuery(text: string): SpecificationQuery | undefined {
  const operation = parseOperationText(text);
  // Only the key api accepts a URL.
  const hint = isUrl(text.split(/\s+/)[1] ?? '')
    ? `If the page itself describes the endpoint, write api: ${text}`
    : 'Check the method and the path.';
  return operation && { ...operation, text: `the operation "${text}"`, hint };
}

/** In front matter, any text is meant as an operation. */
function noOperation(text: string): Explanation {
  return {
    message: `openapi must be a method and a path; found ${JSON.stringify(text)}.`,
    hint: 'Use, for example, openapi: GET /users',
  };
}

function schemaQuery(text: string): SpecificationQuery {
  const [, source, name = ''] = /^(?:(\S+\.(?:json|ya?ml))\s+)?(\S.*)$/i.exec(text.trim()) ?? [];
  const query = {
    kind: 'schema',
    method: '',
    name,
    text: `a schema named "${text}"`,
    hint: 'Check the name.',
  } as const;
  return source === undefined ? query : { ...query, source };
}
