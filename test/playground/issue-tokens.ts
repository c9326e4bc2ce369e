/** An authorization server that asks nothing and issues a token for everything. All values that it issues start with `secret-`. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to requests for tokens; `false` for other requests. `body`: of the request. */
export function issueTokens(request: IncomingMessage, response: ServerResponse, body: string): boolean {
  const { pathname, searchParams, origin } = new URL(request.url!, `http://${request.headers.host}`);
  const send = (value: object): true => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    return true;
  };
  switch (pathname) {
    case '/authorize': {
      const isImplicit = searchParams.get('response_type') === 'token';
      const answer: Record<string, string> = isImplicit
        ? { access_token: 'secret-token-implicit', token_type: 'bearer' }
        : { code: 'secret-code' };
      const parameters = new URLSearchParams({ ...answer, state: searchParams.get('state')! });
      const location = `${searchParams.get('redirect_uri')}${isImplicit ? '#' : '?'}${parameters}`;
      response.writeHead(302, { location }).end();
      return true;
    }
    case '/issue':
      return send({
        access_token: `secret-token-${new URLSearchParams(body).get('grant_type')}`,
        refresh_token: 'secret-refresh',
        id_token: 'secret-id',
        token_type: 'bearer',
        expires_in: 3600,
      });
    case '/device':
      return send({
        device_code: 'secret-device',
        user_code: 'MOON',
        verification_uri: origin,
        expires_in: 60,
        interval: 0.1,
      });
    case '/.well-known/openid-configuration':
      return send({
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/issue`,
        grant_types_supported: ['authorization_code'],
      });
    default:
      return false;
  }
}
