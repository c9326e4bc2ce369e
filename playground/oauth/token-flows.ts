/** Flows that need no page of the authorization server in this browser. */
import * as oauth from 'oauth4webapi';
import { clientAuthentication, keepToken, requestOptions, serverOf } from './authorization-server.js';
import type { OAuthRequest } from './authorization-server.js';
import { scopeOf } from './browser-flows.js';

export async function clientCredentials(request: OAuthRequest): Promise<void> {
  const { flow, input, signal } = request;
  const [server, client] = [serverOf(flow), { client_id: input.clientId }];
  const parameters = { ...input.more, ...scopeOf(input.scopes) };
  const authentication = clientAuthentication(input);
  const response = await oauth.clientCredentialsGrantRequest(
    server,
    client,
    authentication,
    parameters,
    requestOptions(signal),
  );
  keepToken(request, await oauth.processClientCredentialsResponse(server, client, response));
}

/** Password of the resource owner. */
export async function password(request: OAuthRequest): Promise<void> {
  const { flow, input, signal } = request;
  const [server, client] = [serverOf(flow), { client_id: input.clientId }];
  const parameters = { ...input.more, username: input.username, password: input.password, ...scopeOf(input.scopes) };
  const response = await oauth.genericTokenEndpointRequest(
    server,
    client,
    clientAuthentication(input),
    'password',
    parameters,
    requestOptions(signal),
  );
  keepToken(request, await oauth.processGenericTokenEndpointResponse(server, client, response));
}

/** Device code: `show` gets the address and the code that the reader enters on any device. */
export async function deviceAuthorization(request: OAuthRequest, show: (message: string) => void): Promise<void> {
  const { flow, input, signal } = request;
  const [server, client] = [serverOf(flow), { client_id: input.clientId }];
  const authentication = clientAuthentication(input);
  const options = requestOptions(signal);
  const started = await oauth.deviceAuthorizationRequest(
    server,
    client,
    authentication,
    { ...input.more, ...scopeOf(input.scopes) },
    options,
  );
  const device = await oauth.processDeviceAuthorizationResponse(server, client, started);
  show(`${device.verification_uri}: ${device.user_code}`);
  let interval = device.interval ?? 5;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, interval * 1000));
    signal.throwIfAborted();
    const response = await oauth.deviceCodeGrantRequest(server, client, authentication, device.device_code, options);
    try {
      return keepToken(request, await oauth.processDeviceCodeResponse(server, client, response));
    } catch (error) {
      const code = error instanceof oauth.ResponseBodyError ? error.error : '';
      if (code === 'slow_down') interval += 5;
      else if (code !== 'authorization_pending') throw error;
    }
  }
}
