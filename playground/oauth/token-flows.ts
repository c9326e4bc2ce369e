/** Flows that need no page of the authorization server in this browser. */
import * as oauth from 'oauth4webapi';
import { clientAuthentication, keepToken, requestOptions, serverOf } from './authorization-server.js';
import type { OAuthRequest } from './authorization-server.js';
import { scopeOf } from './browser-flows.js';

export async function clientCredentials(request: OAuthRequest): Promise<void> {
  const { server, client, authentication, parameters, options } = partsOf(request);
  const response = await oauth.clientCredentialsGrantRequest(server, client, authentication, parameters, options);
  keepToken(request, await oauth.processClientCredentialsResponse(server, client, response), clientCredentials);
}

/** Password of the resource owner. */
export async function password(request: OAuthRequest): Promise<void> {
  const { server, client, authentication, parameters, options } = partsOf(request);
  const { username, password: secret } = request.input;
  const response = await oauth.genericTokenEndpointRequest(
    server,
    client,
    authentication,
    'password',
    { ...parameters, username, password: secret },
    options,
  );
  keepToken(request, await oauth.processGenericTokenEndpointResponse(server, client, response), password);
}

/** Device code: `show` gets the address and the code that the reader enters on any device. */
export async function deviceAuthorization(request: OAuthRequest, show: (message: string) => void): Promise<void> {
  const { server, client, authentication, parameters, options } = partsOf(request);
  const started = await oauth.deviceAuthorizationRequest(server, client, authentication, parameters, options);
  const device = await oauth.processDeviceAuthorizationResponse(server, client, started);
  show(`${device.verification_uri}: ${device.user_code}`);
  let interval = device.interval ?? 5;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, interval * 1000));
    request.signal.throwIfAborted();
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

/** The parts that every request to the authorization server has. */
function partsOf({ flow, input, signal }: OAuthRequest) {
  return {
    server: serverOf(flow),
    client: { client_id: input.clientId },
    authentication: clientAuthentication(input),
    parameters: { ...input.more, ...scopeOf(input.scopes) },
    options: requestOptions(signal),
  };
}
