/** The credentials that an operation needs, and the schemes that they belong to. */
import type { DocumentedScheme, SecurityAlternative } from '../../../../playground/model/operation.js';
import type { OAuthFlow } from '../../../../playground/model/request/security.js';
import { ownValue } from '../../../core/text/own-value.js';
import { child, children, isObject, type Located } from '../files/located.js';
import { isObjectOrAbsent, itemsOf } from './expected-type.js';
import { addressAt, noDefaults, resolve, tryResolve, type Reading } from './reading.js';
import { documentation, present, textAt, textsAt } from './values.js';

export interface Security {
  security: readonly SecurityAlternative[];
  schemes: Record<string, DocumentedScheme>;
}

/**
 * The security of an operation: its own, otherwise of the document, otherwise the default. `isOwn`: only its own, because the
 * reader's server answers it.
 */
export function readSecurity(reading: Reading, operation: Located, isOwn = false): Security {
  const own = child(operation, 'security');
  const at = own.value === undefined && !isOwn ? child(reading.root, 'security') : own;
  if (at.value === undefined) return isOwn ? noDefaults.security : reading.defaults.security;
  const schemes = new Map<string, DocumentedScheme>();
  const security: SecurityAlternative[] = [];
  for (const alternative of itemsOf(reading, at, 'objects from names of security schemes to scopes')) {
    if (!isObjectOrAbsent(reading, alternative, 'security requirement')) continue;
    const requirements = children(alternative);
    const usable = requirements.filter(({ key }) => findScheme(reading, alternative, String(key), schemes));
    // An alternative without any scheme means that credentials are optional: never by mistake.
    if (usable.length > 0 || requirements.length === 0)
      security.push(usable.map(({ key }) => ({ scheme: String(key), scopes: textsAt(alternative, key) })));
  }
  return { security, schemes: Object.fromEntries(schemes) };
}

function findScheme(reading: Reading, from: Located, name: string, schemes: Map<string, DocumentedScheme>): boolean {
  if (schemes.has(name)) return true;
  const all = schemesOf(reading);
  const at = child(all, name);
  if (at.value === undefined) {
    const meant = reading.checks?.nearest(
      name,
      children(all).map(({ key }) => String(key)),
    );
    const hint = meant ? `Did you mean "${meant}"?` : 'Define it under the security schemes of the file.';
    reading.findings.warn(child(from, name), {
      code: 'openapi-security',
      message: `There is no security scheme "${name}".`,
      hint,
    });
    return false;
  }
  const scheme = readScheme(reading, resolve(reading, at));
  if (scheme) schemes.set(name, scheme);
  return scheme !== undefined;
}

function schemesOf(reading: Reading): Located {
  const { root, isSwagger } = reading;
  const at = isSwagger ? child(root, 'securityDefinitions') : child(child(root, 'components'), 'securitySchemes');
  const resolved = tryResolve(reading, at);
  return typeof resolved === 'string' ? at : resolved;
}

function readScheme(reading: Reading, at: Located): DocumentedScheme | undefined {
  reading.checks?.object(reading, at, 'security scheme');
  const scheme = schemeOfType(reading, at);
  if (scheme) return { ...scheme, ...documentation(at), ...present({ default: textAt(at, 'x-default') }) };
  if (!isObject(at.value)) return undefined;
  const type = JSON.stringify(child(at, 'type').value) ?? 'missing';
  const types = reading.isSwagger ? 'basic, apiKey, oauth2' : 'apiKey, http, oauth2, openIdConnect, mutualTLS';
  reading.findings.warn(at, {
    code: 'openapi-security',
    message: `This security scheme is incomplete; its type is ${type}.`,
    hint: `Use one of the types ${types}, with the keys that it requires.`,
  });
  return undefined;
}

/** A scheme of OpenAPI; `undefined` for another or an incomplete one. */
export function schemeOfType(reading: Reading, at: Located): DocumentedScheme | undefined {
  switch (child(at, 'type').value) {
    case 'apiKey':
      return apiKey(at);
    case 'basic':
      return { type: 'http', scheme: 'basic' };
    case 'http':
      return httpScheme(at);
    case 'oauth2':
      return present({
        type: 'oauth2' as const,
        flows: readFlows(reading, at),
        oauth2MetadataUrl: addressAt(reading, at, 'oauth2MetadataUrl'),
      });
    case 'openIdConnect': {
      const url = addressAt(reading, at, 'openIdConnectUrl');
      return url === undefined ? undefined : { type: 'openIdConnect', openIdConnectUrl: url };
    }
    case 'mutualTLS':
      return { type: 'mutualTLS' };
    default:
      return undefined;
  }
}

function apiKey(at: Located): DocumentedScheme | undefined {
  const place = textAt(at, 'in');
  const name = textAt(at, 'name');
  const isKnown = place === 'header' || place === 'query' || place === 'cookie';
  return isKnown && name !== undefined ? { type: 'apiKey', in: place, name } : undefined;
}

function httpScheme(at: Located): DocumentedScheme | undefined {
  const scheme = textAt(at, 'scheme')?.toLowerCase();
  if (scheme === undefined) return undefined;
  return present({ type: 'http' as const, scheme, bearerFormat: textAt(at, 'bearerFormat') });
}

/** The names that OpenAPI 3 has for the flows of Swagger 2.0. */
const newFlows: Record<string, string> = { application: 'clientCredentials', accessCode: 'authorizationCode' };

/** The addresses that a reader needs to sign in with a flow. */
const neededAddresses: Record<string, readonly string[]> = {
  implicit: ['authorizationUrl'],
  password: ['tokenUrl'],
  clientCredentials: ['tokenUrl'],
  authorizationCode: ['authorizationUrl', 'tokenUrl'],
  deviceAuthorization: ['deviceAuthorizationUrl', 'tokenUrl'],
};

function readFlows(reading: Reading, at: Located): Record<string, OAuthFlow> {
  const flow = textAt(at, 'flow');
  if (flow !== undefined) return { [newFlows[flow] ?? flow]: readFlow(reading, at, newFlows[flow] ?? flow) };
  const flows = children(child(at, 'flows')).filter(({ key }) => !key.toString().startsWith('x-'));
  if (flows.length === 0) reportSignIn(reading, at, 'This security scheme has no "flows"');
  return Object.fromEntries(flows.map((each) => [each.key, readFlow(reading, each, String(each.key))]));
}

function reportSignIn(reading: Reading, at: Located, what: string): void {
  reading.findings.warn(at, {
    code: 'openapi-security',
    message: `${what}, so readers cannot sign in and must enter a token.`,
    hint: 'Add what is missing, as the provider of the tokens documents it.',
  });
}

function readFlow(reading: Reading, at: Located, name: string): OAuthFlow {
  reading.checks?.object(reading, at, 'OAuth flow');
  const needed = ownValue(neededAddresses, name) ?? [];
  const missing = needed.find((key) => child(at, key).value === undefined);
  if (missing !== undefined && isObject(at.value)) reportSignIn(reading, at, `The flow "${name}" has no "${missing}"`);
  // Formats have two names for them.
  const given = [...children(child(at, 'scopes')), ...children(child(at, 'availableScopes'))];
  const scopes = given.map(({ key, value }) => [key, typeof value === 'string' ? value : '']);
  return present({
    authorizationUrl: addressAt(reading, at, 'authorizationUrl'),
    tokenUrl: addressAt(reading, at, 'tokenUrl'),
    refreshUrl: addressAt(reading, at, 'refreshUrl'),
    deviceAuthorizationUrl: addressAt(reading, at, 'deviceAuthorizationUrl'),
    scopes: Object.fromEntries(scopes) as Record<string, string>,
  });
}
