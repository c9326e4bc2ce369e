/** A real authorization server: OAuth 2 with PKCE and OpenID Connect, with forms to sign in and to consent. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface AuthorizationServer {
  url: string;
  close(): void;
}

/** `callback`: address of the callback page of the site. Tokens expire after one second. */
export async function startAuthorizationServer(callback: string): Promise<AuthorizationServer> {
  const server = createServer();
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, {
    clients: [
      {
        client_id: 'docs',
        token_endpoint_auth_method: 'none',
        application_type: 'native',
        redirect_uris: [callback],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    clientBasedCORS: () => true,
    issueRefreshToken: () => Promise.resolve(true),
    cookies: { keys: ['test'] },
    ttl: { AccessToken: 1, Grant: 60, IdToken: 60, Interaction: 60, RefreshToken: 60, Session: 60 },
  });
  server.on('request', provider.callback());
  return { url, close: () => void server.close() };
}
