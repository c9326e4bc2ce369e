/** The text with which authors name an operation: `GET /users`, `openapi.json POST /users`, `webhook orderCreated`. */

export interface OperationText {
  /** Path, URL or bare name of the specification. Default: any that has the operation. */
  source?: string;
  kind: 'operation' | 'webhook';
  /** In upper case; empty for a webhook. */
  method: string;
  /** The path, or the name of the webhook. */
  name: string;
}

/** Methods of operations, in upper case. */
export const operationMethods = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'QUERY',
];

const named = new RegExp(
  String.raw`^(?:(\S(?:.*\S)?)\s+)?(${[...operationMethods, 'WEBHOOK', 'CALLBACK'].join('|')})\s+(\S(?:.*\S)?)$`,
  'i',
);

/** `undefined` for a text that names no operation. */
export function parseOperationText(text: string): OperationText | undefined {
  const match = named.exec(text.trim());
  if (!match) return undefined;
  const [, source, verb = '', name = ''] = match;
  const isWebhook = /^(?:webhook|callback)$/i.test(verb);
  return {
    ...(source !== undefined && { source }),
    kind: isWebhook ? 'webhook' : 'operation',
    method: isWebhook ? '' : verb.toUpperCase(),
    name,
  };
}
