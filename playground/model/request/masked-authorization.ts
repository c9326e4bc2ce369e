/** The credentials of a request, as code samples show them. Runs anywhere. */
import type { FormState } from '../form-state.js';
import type { OperationModel } from '../operation.js';
import { authorization, type Authorization, type Credentials, type SecurityScheme } from './security.js';

/** A scheme of an alternative. */
export interface NamedScheme {
  name: string;
  scheme: SecurityScheme & { description?: string };
  scopes: readonly string[];
}

/** The schemes that the reader authorizes with: all of the chosen alternative. */
export function chosenSchemes(model: OperationModel, { security }: FormState): NamedScheme[] {
  return (model.security[security] ?? []).flatMap(({ scheme: name, scopes }) => {
    const scheme = model.schemes[name];
    return scheme ? [{ name, scheme, scopes }] : [];
  });
}

/** For code samples that hide the credentials: placeholders instead. */
export function maskedAuthorization(model: OperationModel, state: FormState): Authorization {
  return authorization(
    chosenSchemes(model, state).map(({ scheme }) => ({ scheme: maskable(scheme), credentials: placeholder(scheme) })),
  );
}

/** Base64 of a placeholder would look like a secret, so it is put into the header as it is. */
function maskable(scheme: SecurityScheme): SecurityScheme {
  return isBasic(scheme) ? { type: 'apiKey', in: 'header', name: 'Authorization', prefix: 'Basic ' } : scheme;
}

function placeholder(scheme: SecurityScheme): Credentials {
  if (isBasic(scheme)) return { token: 'YOUR_CREDENTIALS' };
  return { token: startOf(scheme) + (scheme.type === 'apiKey' ? 'YOUR_API_KEY' : 'YOUR_TOKEN') };
}

/** Text that the input for the credentials starts with. */
export function startOf(scheme: SecurityScheme): string {
  return (scheme.type === 'apiKey' || scheme.type === 'http' ? scheme.start : undefined) ?? '';
}

/** Whether the credentials are a name and a password. */
export function isBasic(scheme: SecurityScheme): scheme is SecurityScheme & { type: 'http' } {
  return scheme.type === 'http' && scheme.scheme.toLowerCase() === 'basic';
}
