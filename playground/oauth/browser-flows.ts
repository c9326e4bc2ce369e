/** Flows in which the reader signs in on a page of the authorization server. */
import * as oauth from 'oauth4webapi';
import { message } from '../messages.js';
import { safeUrl } from '../send/safe-url.js';
import { clientAuthentication, keepToken, requestOptions, serverOf } from './authorization-server.js';
import type { OAuthRequest } from './authorization-server.js';
import { awaitCallback } from './callback-channel.js';

/** Authorization code with PKCE. */
export async function authorizationCode(request: OAuthRequest): Promise<void> {
  const { flow, input, callback, signal } = request;
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const answer = await signIn(request, { response_type: 'code', state }, async () => ({
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }));
  // A specification does not name the issuer, so the issuer in the callback is used.
  const server = { ...serverOf(flow), issuer: answer.get('iss') ?? serverOf(flow).issuer };
  const client = { client_id: input.clientId };
  const parameters = oauth.validateAuthResponse(server, client, answer, state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    clientAuthentication(input),
    parameters,
    callback,
    verifier,
    { ...requestOptions(signal), additionalParameters: input.more },
  );
  keepToken(request, await oauth.processAuthorizationCodeResponse(server, client, response));
}

/** Implicit: the token is in the address of the callback. */
export async function implicit(request: OAuthRequest): Promise<void> {
  const state = oauth.generateRandomState();
  const answer = await signIn(request, { response_type: 'token', state }, async () => ({}));
  const token = answer.get('access_token');
  if (token === null)
    throw new Error(answer.get('error_description') ?? answer.get('error') ?? message('noTokenReceived'));
  const lifetime = Number(answer.get('expires_in'));
  keepToken(request, { access_token: token, token_type: 'bearer', expires_in: lifetime > 0 ? lifetime : undefined });
}

/**
 * Opens the page of the authorization server. The window opens before `later` resolves, because browsers open none once
 * the click of the reader is over: WebKit waits for no digest.
 */
async function signIn(
  { flow, input, callback, signal }: OAuthRequest,
  parameters: Readonly<Record<string, string>>,
  later: () => Promise<Readonly<Record<string, string>>>,
): Promise<URLSearchParams> {
  const url = new URL(safeUrl(flow.authorizationUrl ?? '', location.href));
  const all = {
    ...input.more,
    client_id: input.clientId,
    redirect_uri: callback,
    ...scopeOf(input.scopes),
    ...parameters,
  };
  const popup = open('', 'octavo-oauth', 'popup,width=520,height=720');
  if (!popup) throw new Error(message('blockedWindow'));
  const more = await later().catch((error: unknown) => {
    popup.close();
    throw error;
  });
  for (const [name, value] of Object.entries({ ...all, ...more })) url.searchParams.set(name, value);
  const answer = awaitCallback(parameters.state!, signal);
  popup.location.replace(url.href);
  return await answer;
}

/** Scopes as a parameter; none if the reader chose none. */
export function scopeOf(scopes: readonly string[]): Record<string, string> {
  return scopes.length > 0 ? { scope: scopes.join(' ') } : {};
}
