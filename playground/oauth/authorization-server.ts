/** The authorization server of a flow, and the tokens that it issues. */
import * as oauth from 'oauth4webapi';
import { setCredentials, setRenewal } from '../auth/credential-store.js';
import { safeUrl } from '../send/safe-url.js';
import type { OAuthFlow } from '../model/request/security.js';

/** The reader's input for a flow. */
export interface OAuthInput {
  clientId: string;
  clientSecret: string;
  username: string;
  password: string;
  scopes: readonly string[];
  /** Position of the client ID and secret in requests for tokens. Default: `body`. */
  secretIn: 'body' | 'header';
  /** Parameters that only some servers support, such as `audience`. */
  more: Readonly<Record<string, string>>;
}

/** A flow with everything that it needs. */
export interface OAuthRequest {
  flow: OAuthFlow;
  input: OAuthInput;
  /** Place of the token: `credentialKey`. */
  key: string;
  /** Address of the static page that the authorization server sends the reader back to. */
  callback: string;
  signal: AbortSignal;
}

/** A server as its specification describes it; it has no issuer, so its token endpoint takes that place. */
export function serverOf({ authorizationUrl, tokenUrl, deviceAuthorizationUrl }: OAuthFlow): oauth.AuthorizationServer {
  return {
    issuer: tokenUrl ?? authorizationUrl ?? deviceAuthorizationUrl ?? location.origin,
    authorization_endpoint: endpoint(authorizationUrl),
    token_endpoint: endpoint(tokenUrl),
    device_authorization_endpoint: endpoint(deviceAuthorizationUrl),
  };
}

function endpoint(url: string | undefined): string | undefined {
  return url === undefined ? undefined : safeUrl(url, location.href);
}

/** A public client has no secret. */
export function clientAuthentication({ clientSecret, secretIn }: OAuthInput): oauth.ClientAuth {
  if (clientSecret === '') return oauth.None();
  return secretIn === 'header' ? oauth.ClientSecretBasic(clientSecret) : oauth.ClientSecretPost(clientSecret);
}

/** Options of every request: plain HTTP, which test servers use, is the reader's own choice. */
export function requestOptions(signal: AbortSignal) {
  return { [oauth.allowInsecureRequests]: true, [oauth.customFetch]: withoutIdToken, signal } as const;
}

/** The playground needs the access token alone; an ID token could not be checked without the issuer. */
async function withoutIdToken(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (!/json/.test(response.headers.get('content-type') ?? '')) return response;
  const body = (await response.json()) as Record<string, unknown>;
  delete body.id_token;
  return new Response(JSON.stringify(body), response);
}

/**
 * Keeps the access token, and renews it when it has expired: with the refresh token, or with `again`, for a flow without
 * the reader.
 */
export function keepToken(
  request: OAuthRequest,
  token: oauth.TokenEndpointResponse,
  again?: (request: OAuthRequest) => Promise<void>,
): void {
  const { refresh_token: refreshToken, expires_in: lifetime } = token;
  const renew =
    refreshToken === undefined
      ? again && (() => again({ ...request, signal: AbortSignal.timeout(30_000) }))
      : async () => keepToken(request, { ...token, ...(await refreshed(request, refreshToken)) }, again);
  setRenewal(request.key, lifetime === undefined ? undefined : { expiresAt: Date.now() + lifetime * 1000, renew });
  setCredentials(request.key, { token: token.access_token });
}

async function refreshed({ flow, input }: OAuthRequest, token: string): Promise<oauth.TokenEndpointResponse> {
  const server = serverOf({ ...flow, tokenUrl: flow.refreshUrl ?? flow.tokenUrl });
  const client = { client_id: input.clientId };
  const options = requestOptions(AbortSignal.timeout(30_000));
  const response = await oauth.refreshTokenGrantRequest(server, client, clientAuthentication(input), token, options);
  return await oauth.processRefreshTokenResponse(server, client, response);
}
