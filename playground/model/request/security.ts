/** The credentials that a request needs, and their places in the request. */

/** A security scheme of OpenAPI, with the additions of `api.auth` in docs.json. */
export type SecurityScheme =
  | {
      type: 'apiKey';
      in: 'header' | 'query' | 'cookie';
      name: string;
      /** Put before the value. */
      prefix?: string;
      /** Text that the input starts with. */
      start?: string;
    }
  /** `scheme` in lower case: `bearer`, `basic`, `digest` or another one. */
  | {
      type: 'http';
      scheme: string;
      bearerFormat?: string;
      /** Text that the input starts with; of `basic`, the input of the user. */
      start?: string;
      /** Names for the two inputs of `basic`. */
      parts?: readonly [user: string, password: string];
    }
  | { type: 'oauth2'; flows: Readonly<Record<string, OAuthFlow>>; oauth2MetadataUrl?: string }
  | { type: 'openIdConnect'; openIdConnectUrl: string }
  | { type: 'mutualTLS' };

/** One of the flows of OAuth 2: `authorizationCode`, `clientCredentials`, `password`, `implicit`, `deviceAuthorization`. */
export interface OAuthFlow {
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  deviceAuthorizationUrl?: string;
  scopes: Readonly<Record<string, string>>;
}

/** Credentials for a scheme, from the reader or from an authorization server. */
export interface Credentials {
  /** Key, token, or everything after the name of an unknown HTTP scheme. */
  token?: string;
  username?: string;
  password?: string;
}

/** The additions to a request for credentials. */
export interface Authorization {
  headers: [name: string, value: string][];
  query: [name: string, value: string][];
  cookies: [name: string, value: string][];
}

/** The additions of all schemes of one alternative; a scheme without credentials adds nothing. */
export function authorization(
  schemes: readonly { scheme: SecurityScheme; credentials: Credentials | undefined }[],
): Authorization {
  const result: Authorization = { headers: [], query: [], cookies: [] };
  for (const { scheme, credentials } of schemes) if (credentials) add(scheme, credentials, result);
  return result;
}

function add(scheme: SecurityScheme, credentials: Credentials, { headers, query, cookies }: Authorization): void {
  const { token = '' } = credentials;
  switch (scheme.type) {
    case 'apiKey': {
      if (token === '') return;
      const target = { header: headers, query, cookie: cookies }[scheme.in];
      target.push([scheme.name, `${scheme.prefix ?? ''}${token}`]);
      return;
    }
    case 'http': {
      const value = httpCredentials(scheme.scheme, credentials);
      if (value !== '') headers.push(['Authorization', value]);
      return;
    }
    case 'oauth2':
    case 'openIdConnect':
      if (token !== '') headers.push(['Authorization', `Bearer ${token}`]);
      return;
    case 'mutualTLS':
      // The browser asks for the certificate itself.
      return;
  }
}

function httpCredentials(scheme: string, { token = '', username, password = '' }: Credentials): string {
  if (scheme.toLowerCase() === 'basic') {
    if (!username && !password) return '';
    return `Basic ${base64(`${username ?? ''}:${password}`)}`;
  }
  if (token === '') return '';
  const name = schemeName(scheme);
  return `${name} ${token}`;
}

/** Base64 of the UTF-8 bytes. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Names of HTTP schemes as they are registered. Some servers accept no other spelling. */
const registered = ['Bearer', 'Digest', 'DPoP', 'HOBA', 'Mutual', 'Negotiate'];

/** The name of an HTTP scheme as headers have it. */
export function schemeName(scheme: string): string {
  return registered.find((name) => name.toLowerCase() === scheme.toLowerCase()) ?? scheme;
}
