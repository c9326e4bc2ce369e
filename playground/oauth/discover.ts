/** The flows of an OpenID provider, from its discovery document. */
import { safeUrl } from '../send/safe-url.js';
import type { OAuthFlow } from '../model/request/security.js';

interface ProviderMetadata {
  authorization_endpoint?: string;
  token_endpoint?: string;
  device_authorization_endpoint?: string;
  scopes_supported?: string[];
  grant_types_supported?: string[];
}

/** Flows by name; scopes have no description there. */
export async function discover(url: string, signal: AbortSignal): Promise<Record<string, OAuthFlow>> {
  const response = await fetch(safeUrl(url, location.href), { signal });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  const metadata = (await response.json()) as ProviderMetadata;
  const grants = metadata.grant_types_supported ?? ['authorization_code'];
  const flow: OAuthFlow = {
    authorizationUrl: metadata.authorization_endpoint,
    tokenUrl: metadata.token_endpoint,
    deviceAuthorizationUrl: metadata.device_authorization_endpoint,
    scopes: Object.fromEntries((metadata.scopes_supported ?? []).map((scope) => [scope, ''])),
  };
  const names: [string, string][] = [
    ['authorization_code', 'authorizationCode'],
    ['client_credentials', 'clientCredentials'],
    ['password', 'password'],
    ['urn:ietf:params:oauth:grant-type:device_code', 'deviceAuthorization'],
  ];
  return Object.fromEntries(names.flatMap(([grant, name]) => (grants.includes(grant) ? [[name, flow]] : [])));
}
